import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextPass, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Passes of the event loop without a new connection after which none waits to be accepted. */
const QUIET_PASSES = 3;
const MAX_PASSES = 2000;
/** Milliseconds for the last requests of connections that were opened before. */
const LAST_REQUESTS_MS = 2000;
const LOOK_EVERY_MS = 20;

/**
 * Refuses new connections, and serves the requests of open ones until none is open, for up to `lastMs` milliseconds
 * (default 2000). Each of them ends with its response where `Load.leave` was called before. A load balancer that does
 * not look at `/readyz` sends a refused connection elsewhere, but hands on a reset one or a 503.
 */
export async function stopListening(server: Server, lastMs: number = LAST_REQUESTS_MS): Promise<void> {
  await acceptAll(server);
  // The method of an HTTP server would also close idle connections, on which a request may be under way.
  TcpServer.prototype.close.call(server);
  const until = performance.now() + lastMs;
  while ((await countConnections(server)) > 0 && performance.now() < until) await wait(LOOK_EVERY_MS);
}

/** The system resets connections that it has opened and nobody accepted; a pass of the event loop may accept only one. */
async function acceptAll(server: Server): Promise<void> {
  let quiet = 0;
  const accept = (): void => void (quiet = 0);
  server.on('connection', accept);
  for (let pass = 0; quiet < QUIET_PASSES && pass < MAX_PASSES; pass++) {
    quiet += 1;
    await nextPass();
  }
  server.off('connection', accept);
}

/**
 * Stops listening. Clients hold idle connections open, which would delay the shutdown; the other connections get a
 * second.
 */
export async function closeConnections(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const rest = setTimeout(() => app.server.closeAllConnections(), 1000);
  await app.close();
  clearInterval(idle);
  clearTimeout(rest);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
