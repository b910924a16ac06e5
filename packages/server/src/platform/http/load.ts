import type { FastifyInstance, FastifyReply } from 'fastify';
import { toErrorResponse } from './error-response.ts';

/** Paths that are served under any load. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Counts the requests in flight. Above the limit, and while draining, rejects new requests with 503 at once, so that an
 * overload affects only those and not everyone.
 */
export class Load {
  readonly #max: number;
  #inFlight = 0;
  #draining = false;
  #leaving = false;
  #empty: (() => void) | undefined;
  readonly #left = (): void => this.#leave();

  /** @param max requests in flight. */
  constructor(max: number) {
    this.#max = max;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** Whether requests should go to another process: {@link leave} or {@link drain} was called. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Counts all requests of an app. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const isRejected = this.#draining || this.#inFlight >= this.#max;
      this.#inFlight += 1;
      reply.raw.on('close', this.#left); // Emitted once, after the response or a disconnect.
      // The client opens its next connection through the load balancer, which sends it elsewhere.
      if (this.#leaving) reply.header('connection', 'close');
      if (isRejected && !ALWAYS.has(request.url)) this.#sendUnavailable(reply);
      else done();
    });
  }

  /** Stops counting a response that stays open and mostly waits. Call it once. */
  standAside({ raw }: Pick<FastifyReply, 'raw'>): void {
    raw.off('close', this.#left);
    this.#leave();
  }

  /** Closes each connection after its response; requests are still served. */
  leave(): void {
    this.#leaving = true;
  }

  /** Rejects new requests and resolves when those in flight have ended, or after `timeoutMs`. */
  async drain(timeoutMs: number): Promise<void> {
    this.#leaving = true;
    this.#draining = true;
    if (this.#inFlight === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => (this.#empty = resolve)),
      new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs))),
    ]);
    clearTimeout(timer);
  }

  #sendUnavailable(reply: FastifyReply): void {
    const { status, headers, body } = toErrorResponse('ServiceUnavailable', { 'retry-after': '1' });
    void reply.code(status).headers(headers).send(body);
  }

  #leave(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#empty?.();
  }
}
