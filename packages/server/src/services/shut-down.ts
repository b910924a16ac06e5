import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { Lines } from '../platform/log/lines.ts';
import type { Services } from './create-services.ts';
import type { Lifecycle } from './lifecycle.ts';
import { within } from '../platform/within.ts';

/**
 * Milliseconds that the shutdown takes at the latest after running requests had their time. It abandons work that still
 * waits.
 */
const END_MS = 10_000;
/** Milliseconds that the last lines of the log have to be written. */
const LOG_MS = 1000;

/** How to shut down. */
export interface ShutDownOptions extends Pick<ServerConfig, 'shutdownTimeoutMs'> {
  /** Milliseconds in which the server is not ready and serves all the same. */
  delayMs: number;
  logLines: Lines | undefined;
  /** Refuses new connections, and serves the last requests of the others. */
  stopListening(): Promise<void>;
}

/**
 * Shuts down without losing work: lets a load balancer notice, stops new work, lets running work end, then closes the
 * connections and the store. Ends within `delayMs`, `shutdownTimeoutMs` and 14 s, even when the database, the counters
 * or the log do not respond.
 */
export async function shutDown(
  lifecycle: Lifecycle,
  services: Services,
  { stopListening, ...config }: ShutDownOptions,
): Promise<void> {
  services.log.info('shutting down');
  services.load.leave();
  if (config.delayMs > 0) {
    await wait(config.delayMs);
    await stopListening();
  }
  await services.load.drain(config.shutdownTimeoutMs);
  services.abort();
  await within(END_MS, close(lifecycle, services)).catch((err: unknown) =>
    services.log.warn(
      { err },
      'not everything could be closed; claimed work is released when its lease expires',
    ),
  );
  await config.logLines?.end(LOG_MS);
}

async function close(lifecycle: Lifecycle, services: Services): Promise<void> {
  await services.load.drain(1000);
  await lifecycle.close();
}
