import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearsToken } from './bearer-token.ts';
import { toErrorResponse } from './error-response.ts';
import type { Load } from './load.ts';
import type { Metrics } from './metrics.ts';

/** Options of the health routes. */
export interface HealthOptions {
  /** Resolves when every dependency of a request responds. */
  ping(): Promise<unknown>;
  load: Load;
  metrics: Metrics;
  metricsToken: string | undefined;
}

/** Milliseconds that the dependencies have to respond for `/readyz`. */
const READY_MS = 2000;

/** Adds `/healthz` (the process runs), `/readyz` (it can do work) and `/metrics` (Prometheus text, with a token). */
export function addHealth(app: FastifyInstance, { ping, load, metrics, metricsToken }: HealthOptions): void {
  const quiet = { logLevel: 'silent' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const isReady = !load.leaving && (await isResponding(ping));
    return isReady ? { status: 'ready' } : respondUnhealthy(reply, 'ServiceUnavailable');
  });
  app.get('/metrics', quiet, async (request, reply) => {
    // Without a token nobody is allowed, not even this machine: a caller from here may be a proxy that forwards for
    // anybody.
    if (metricsToken === undefined) return respondUnhealthy(reply, 'Forbidden');
    if (!bearsToken(request.headers.authorization, metricsToken))
      return respondUnhealthy(reply, 'InvalidToken');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function isResponding(ping: HealthOptions['ping']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), READY_MS)));
  const response = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([response, late]).finally(() => clearTimeout(timer));
}

function respondUnhealthy(
  reply: FastifyReply,
  name: 'ServiceUnavailable' | 'Forbidden' | 'InvalidToken',
): FastifyReply {
  const { status, headers, body } = toErrorResponse(name);
  return reply.code(status).headers(headers).send(body);
}
