import { cacheResolve, createGuardedConnector, retryAfter, systemResolve } from '@web-data/site-map/fetch';
import type { AddressPolicy, Resolve } from '@web-data/site-map/fetch';
import { Agent, request } from 'undici';

/** What is sent to a receiver. */
export interface Delivery {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Ends the attempt. */
  signal: AbortSignal;
}

/** What a receiver made of it. */
export interface DeliveryResult {
  /** Undefined when it did not answer in time, or could not be reached. */
  status?: number;
  /** Why there is no status: a code, for the log. */
  errorCode?: string;
  /** Milliseconds that it asks to be left alone for. */
  retryAfterMs?: number;
}

/** What a sender may reach. */
export interface SenderOptions {
  policy: AddressPolicy;
  /** Resolves host names in place of the operating system; the addresses are checked all the same. */
  resolve?: Resolve | undefined;
  /** Connections to one receiver at most. */
  connections: number;
  /** Milliseconds that one attempt may take, from the name to the status; 10,000 unless given. */
  attemptMs?: number;
}

const ATTEMPT_MS = 10_000;
/** Bytes of an answer that are read to keep a connection, and the milliseconds they may take; the rest is cut. */
const DRAIN_BYTES = 16_384;
const DRAIN_MS = 250;

/**
 * Posts to receivers, through the guard that all outbound requests go through: the address as written, each resolved
 * address and the connected one must be allowed. Redirects are not followed, and nothing is made of an answer but its status.
 */
export class Sender {
  readonly #agent: Agent;
  readonly #policy: AddressPolicy;
  readonly #attemptMs: number;

  constructor({ policy, resolve = systemResolve, connections, attemptMs = ATTEMPT_MS }: SenderOptions) {
    this.#policy = policy;
    this.#attemptMs = attemptMs;
    this.#agent = new Agent({
      connect: createGuardedConnector({ policy, resolve: cacheResolve(resolve), timeout: attemptMs }),
      connections,
      pipelining: 1,
      maxHeaderSize: DRAIN_BYTES,
      // Each attempt has a timer of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Makes one attempt. Never throws. */
  async post({ url, headers, body, signal }: Delivery): Promise<DeliveryResult> {
    // The policy of today: the URL was accepted by that of another day.
    const rejection = this.#policy.checkUrl(new URL(url));
    if (rejection !== undefined) return { errorCode: 'AddressRefused' };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('It took too long.')), this.#attemptMs);
    try {
      const both = AbortSignal.any([signal, late.signal]);
      const options = { dispatcher: this.#agent, method: 'POST', headers, body, signal: both } as const;
      const response = await request(url, options);
      const retryAfterMs = retryAfter(response.headers['retry-after']);
      await response.body.dump({ limit: DRAIN_BYTES, signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => {});
      return { status: response.statusCode, ...(retryAfterMs !== undefined && { retryAfterMs }) };
    } catch (error) {
      return { errorCode: late.signal.aborted ? 'Timeout' : toErrorCode(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes every connection at once. */
  async close(): Promise<void> {
    await this.#agent.destroy();
  }
}

/** A code, never a message: that may hold what the receiver sent. */
function toErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown').slice(0, 60);
}
