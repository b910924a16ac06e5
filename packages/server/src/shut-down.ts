import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './config/server-config.ts';
import type { Lines } from './log/lines.ts';
import type { Services } from './services/create-services.ts';
import { within } from './within.ts';

/** Milliseconds that the end takes at most, once running requests had their time: what then still waits is left. */
const END_MS = 10_000;
/** Milliseconds that the last lines of the log have to be written. */
const LOG_MS = 1000;

/**
 * In the order that loses nothing: no new work, running work to its end, then the connections and the store. It ends
 * within `shutdownTimeoutMs` and 12 s, whether the database, the counters and the log answer or not.
 */
export async function shutDown(
  app: FastifyInstance,
  services: Services,
  config: ServerConfig,
  logLines: Lines | undefined,
): Promise<void> {
  services.log.info('shutting down');
  await services.load.drain(config.shutdownTimeoutMs);
  services.abort();
  await within(END_MS, close(app, services)).catch((err: unknown) =>
    services.log.warn(
      { err },
      'not everything could be closed; what running work held is given back by its lease',
    ),
  );
  await logLines?.end(LOG_MS);
}

async function close(app: FastifyInstance, services: Services): Promise<void> {
  await services.load.drain(1000);
  await closeConnections(app);
  await services.close();
  await services.store.close();
}

/** Idle connections are kept open by their clients and would hold up the end; a second is enough for the others. */
async function closeConnections(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const rest = setTimeout(() => app.server.closeAllConnections(), 1000);
  await app.close();
  clearInterval(idle);
  clearTimeout(rest);
}
