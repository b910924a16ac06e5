import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** `/healthz`: the process runs. `/readyz`: it can do work. `/metrics`: Prometheus text. */
export function addHealth(app: FastifyInstance, { ping, load, metrics, metricsToken }: HealthOptions): void {
  const quiet = { logLevel: 'silent' as const };
  app.get('/healthz', quiet, async () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const isReady = !load.draining && (await answers(ping));
    return isReady ? { status: 'ready' } : refuse(reply, 'ServiceUnavailable');
  });
  app.get('/metrics', quiet, async (request, reply) => {
    if (!mayRead(request, metricsToken))
      return refuse(reply, metricsToken === undefined ? 'Forbidden' : 'InvalidToken');
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

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refuse(
  reply: FastifyReply,
  name: 'ServiceUnavailable' | 'Forbidden' | 'InvalidToken',
): FastifyReply {
  const { status, headers, body } = errorAnswer(name);
  return reply.code(status).headers(headers).send(body);
}
