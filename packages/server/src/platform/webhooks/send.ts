import { cacheResolve, createGuardedConnector, retryAfter, systemResolve } from '@web-data/net';
import type { AddressPolicy, Resolve } from '@web-data/net';
import { Agent, request } from 'undici';

/** A request to a receiver. */
export interface Delivery {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Ends the attempt. */
  signal: AbortSignal;
}

/** The result of an attempt. */
export interface DeliveryResult {
  /** Undefined when the receiver did not respond in time, or could not be reached. */
  status?: number;
  /** Why there is no status: a code, for the log. */
  errorCode?: string;
  /** Milliseconds of the receiver's `Retry-After`. */
  retryAfterMs?: number;
}

/** The policy and limits of a sender. */
export interface SenderOptions {
  policy: AddressPolicy;
  /** Resolves host names instead of the operating system; the policy checks the addresses in either case. */
  resolve?: Resolve | undefined;
  /** Maximum number of connections to one receiver. */
  connections: number;
  /** Timeout of one attempt in milliseconds, from the name resolution to the status; 10,000 by default. */
  attemptMs?: number;
}

const ATTEMPT_MS = 10_000;
/**
 * Maximum number of bytes, and of milliseconds, for which a response body is read to reuse the connection. A longer
 * body closes it.
 */
const DRAIN_BYTES = 16_384;
const DRAIN_MS = 250;

/**
 * Posts to receivers through the guard of all outbound requests: the URL, each resolved address and the connected one
 * must be allowed. Redirects are not followed, and only the status and `Retry-After` of a response are used.
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

  /** Runs one attempt. Never throws. */
  async post({ url, headers, body, signal }: Delivery): Promise<DeliveryResult> {
    // The policy may have changed since the URL was accepted.
    const rejection = this.#policy.checkUrl(new URL(url));
    if (rejection !== undefined) return { errorCode: 'AddressRejected' };
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

/** Returns a code rather than a message, which may hold data from the receiver. */
function toErrorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown').slice(0, 60);
}
