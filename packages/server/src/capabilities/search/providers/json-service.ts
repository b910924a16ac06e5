import { retryAfter } from '@web-data/net';
import { reject } from '@web-data/validator';
import { Pool } from 'undici';
import { isObject } from '../../../platform/json/is-object.ts';

/** Maximum bytes of a response. */
const MAX_RESPONSE_BYTES = 8_388_608;
/** Maximum concurrent requests to a provider. */
const CONNECTIONS = 32;

/** A client for a search provider that responds with JSON over HTTP. */
export class JsonService {
  readonly #pool: Pool;
  readonly #base: URL;
  readonly #headers: Record<string, string>;

  /** @param base URL of the service; paths are appended to its own. */
  constructor(base: string, headers: Record<string, string> = {}) {
    this.#base = new URL(base);
    this.#pool = new Pool(this.#base.origin, { connections: CONNECTIONS });
    this.#headers = { accept: 'application/json', ...headers };
  }

  /**
   * Sends a request and returns the JSON object of the response.
   * @throws {Rejection} 503 when the service is overloaded, 502 when it cannot be reached or responds with anything but
   * a JSON object; the reason of `signal` when that aborts.
   */
  async get(path: string, parameters: URLSearchParams, signal: AbortSignal): Promise<object> {
    const at = `${this.#base.pathname.replace(/\/$/, '')}${path}?${parameters}`;
    const response = await this.#fetchJson(at, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw unreachable(cause);
    });
    if (response.status === 429 || response.status === 503) throw busy(response.retryAfter);
    if (response.status !== 200)
      throw reject('BadGateway', { cause: new Error(`The search provider answered ${response.status}.`) });
    return objectOf(response.text);
  }

  async #fetchJson(path: string, signal: AbortSignal) {
    const { statusCode, headers, body } = await this.#pool.request({
      method: 'GET',
      path,
      headers: this.#headers,
      signal,
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_RESPONSE_BYTES) throw new Error('The answer of the search provider is too long.');
      chunks.push(chunk);
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return { status: statusCode, retryAfter: headers['retry-after'], text };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function unreachable(cause: unknown): unknown {
  return reject('BadGateway', { cause });
}

/** @param value of `Retry-After`, passed on as 1 to 3,600 seconds; 5 without one. */
function busy(value: string | string[] | undefined): unknown {
  const ms = retryAfter(value) ?? 5000;
  const seconds = Math.max(1, Math.min(3600, Math.ceil(ms / 1000)));
  const cause = new Error('The search provider asks for patience.');
  return reject('ServiceUnavailable', { headers: { 'Retry-After': String(seconds) }, cause });
}

function objectOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw reject('BadGateway', { cause: new Error('The search provider did not answer a JSON object.') });
}
