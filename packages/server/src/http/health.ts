import type { FastifyInstance, FastifyReply } from 'fastify';
import { bearsToken } from './bearer-token.ts';
import { errorAnswer } from './error-answer.ts';
import type { Load } from './load.ts';
import type { Metrics } from './metrics.ts';

/** What the three answers are made of. */
export interface HealthOptions {
  /** Resolves when everything that a request needs answers. */
  ping(): Promise<unknown>;
  load: Load;
  metrics: Metrics;
  metricsToken: string | undefined;
}

/** Milliseconds that what is asked has to answer `/readyz`. */
const READY_MS = 2000;

/** `/healthz`: the process runs. `/readyz`: it can do work. `/metrics`: Prometheus text, for a token. */
export function addHealth(app: FastifyInstance, { ping, load, metrics, metricsToken }: HealthOptions): void {
  const quiet = { logLevel: 'silent' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const isReady = !load.draining && (await answers(ping));
    return isReady ? { status: 'ready' } : refuse(reply, 'ServiceUnavailable');
  });
  app.get('/metrics', quiet, async (request, reply) => {
    // Who calls from this machine may be a proxy that lets everybody in, and says nothing of it.
    if (metricsToken === undefined) return refuse(reply, 'Forbidden');
    if (!bearsToken(request.headers.authorization, metricsToken)) return refuse(reply, 'InvalidToken');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

async function answers(ping: HealthOptions['ping']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), READY_MS)));
  const answer = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function refuse(
  reply: FastifyReply,
  name: 'ServiceUnavailable' | 'Forbidden' | 'InvalidToken',
): FastifyReply {
  const { status, headers, body } = errorAnswer(name);
  return reply.code(status).headers(headers).send(body);
}
