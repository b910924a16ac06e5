import { AuthorizationError } from './authorization-error.ts';

/** The `fetch` and signal for requests. */
export interface RequestContext {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  signal: AbortSignal | undefined;
}

/** A response with a JSON object. */
export interface JsonResponse {
  status: number;
  /** Milliseconds to wait, from `Retry-After`. */
  retryAfterMs: number | undefined;
  body: Readonly<Record<string, unknown>>;
}

/** Milliseconds to wait for a response, and maximum bytes to read of it. */
const RESPONSE_MS = 30_000;
const RESPONSE_BYTES = 65_536;

/**
 * Fetches a JSON object; sends a form if there is one. Follows no redirect: a code or a key would travel with it.
 * @throws {AuthorizationError} `unreachable`; the reason of `signal` when it is aborted
 */
export async function fetchJson(
  { fetch, signal }: RequestContext,
  url: string,
  form?: Readonly<Record<string, string>>,
): Promise<JsonResponse> {
  const late = AbortSignal.timeout(RESPONSE_MS);
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late]) : late,
      headers: { accept: 'application/json' },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const body: unknown = JSON.parse(await readText(response));
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('no object');
    const retryAfterMs = readWait(response.headers.get('retry-after') ?? '');
    return { status: response.status, retryAfterMs, body: body as Record<string, unknown> };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new AuthorizationError('unreachable', `${url} gave no JSON.`, { cause });
  }
}

/**
 * Milliseconds of a `Retry-After` header, seconds or an HTTP-date, if it lies ahead. The strict reader of the runtime
 * would add 8 % to this entry, which stands alone.
 */
function readWait(value: string): number | undefined {
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : undefined;
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > RESPONSE_BYTES) {
      await reader!.cancel();
      throw new RangeError('The answer is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
