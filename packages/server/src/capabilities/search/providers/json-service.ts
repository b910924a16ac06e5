import { retryAfter } from '@web-data/net';
import { reject } from '@web-data/validator';
import { Pool } from 'undici';
import { isObject } from '../../../platform/json/is-object.ts';

/** Maximum bytes of a response. */
const MAX_RESPONSE_BYTES = 8_388_608;
/** Maximum concurrent requests to a provider. */
const CONNECTIONS = 32;

export interface JsonServiceOptions {
  headers?: Record<string, string>;
  /** What error statuses of the service mean, in a sentence for its operator and the caller. */
  remedies?: Readonly<Record<number, string>>;
  /** Called with the cause of each failed request. */
  onFailure?: ((cause: Error) => void) | undefined;
}

/** A client for a search provider that responds with JSON over HTTP. */
export class JsonService {
  readonly #pool: Pool;
  readonly #base: URL;
  readonly #headers: Record<string, string>;

  readonly #remedies: Readonly<Record<number, string>>;
  readonly #onFailure: (cause: Error) => void;

  /** @param base URL of the service; paths are appended to its own. */
  constructor(base: string, { headers = {}, remedies = {}, onFailure = () => {} }: JsonServiceOptions = {}) {
    this.#remedies = remedies;
    this.#onFailure = onFailure;
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
      throw this.#failed(explainUnreachable(cause), cause);
    });
    const { status, text } = response;
    if (status === 429 || status === 503) throw this.#busy(response);
    if (status !== 200) {
      const { [status]: remedy = '' } = this.#remedies;
      throw this.#failed(`The search provider of this service answered with ${status}. ${remedy}`.trim());
    }
    const value = parseObject(text);
    if (value === undefined)
      throw this.#failed('The search provider of this service answered with something else than JSON.');
    return value;
  }

  /** Reports a failure, and creates the rejection that tells its cause in words. */
  #failed(message: string, cause?: unknown): unknown {
    const error = new Error(`${message} (${this.#base.host})`, { cause });
    this.#onFailure(error);
    return reject('BadGateway', { details: { cause: 'unreachable', message }, cause: error });
  }

  /** Passes `Retry-After` on as 1 to 3,600 seconds; 5 without one. */
  #busy({
    status,
    retryAfter: value,
  }: {
    status: number;
    retryAfter: string | string[] | undefined;
  }): unknown {
    const ms = retryAfter(value) ?? 5000;
    const seconds = Math.max(1, Math.min(3600, Math.ceil(ms / 1000)));
    const cause = new Error(
      `The search provider answered with ${status}: it asks for patience. (${this.#base.host})`,
    );
    this.#onFailure(cause);
    return reject('ServiceUnavailable', { headers: { 'Retry-After': String(seconds) }, cause });
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

function explainUnreachable(cause: unknown): string {
  const { code, message } = cause as Error & { code?: string };
  const reason = code ?? message;
  return `The search provider of this service could not be reached or read (${reason}).`;
}

/** Returns undefined for anything but a JSON object. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
