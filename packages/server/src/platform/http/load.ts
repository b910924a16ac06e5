import type { ServerResponse } from 'node:http';
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
  readonly #open = new Set<ServerResponse>();
  readonly #leave = new AbortController();
  #draining = false;
  #empty: (() => void) | undefined;

  /** @param max requests in flight. */
  constructor(max: number) {
    this.#max = max;
  }

  get inFlight(): number {
    return this.#open.size;
  }

  /** Whether requests should go to another process: {@link leave} or {@link drain} was called. */
  get leaving(): boolean {
    return this.#leave.signal.aborted;
  }

  /** Aborts at {@link leave}: what stays open then ends, so that its client goes on at another process. */
  get leaveSignal(): AbortSignal {
    return this.#leave.signal;
  }

  /** Counts all requests of an app. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const isRejected = this.#draining || this.#open.size >= this.#max;
      const { raw } = reply;
      this.#open.add(raw);
      raw.on('close', () => this.#end(raw)); // Emitted once, after the response or a disconnect.
      if (this.leaving) raw.shouldKeepAlive = false;
      if (isRejected && !ALWAYS.has(request.url)) this.#sendUnavailable(reply);
      else done();
    });
  }

  /** Stops counting a response that stays open and mostly waits. Call it once. */
  standAside({ raw }: Pick<FastifyReply, 'raw'>): void {
    this.#end(raw);
  }

  /**
   * Closes each connection after its response, so that the client opens its next one elsewhere; requests are still served.
   */
  leave(): void {
    this.#leave.abort();
    for (const raw of this.#open) raw.shouldKeepAlive = false;
  }

  /** Rejects new requests and resolves when those in flight have ended, or after `timeoutMs`. */
  async drain(timeoutMs: number): Promise<void> {
    this.leave();
    this.#draining = true;
    if (this.#open.size === 0) return;
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

  #end(raw: ServerResponse): void {
    if (this.#open.delete(raw) && this.#open.size === 0) this.#empty?.();
  }
}
