import { setTimeout as sleep } from 'node:timers/promises';
import { retryAfter } from '@web-data/net';

/** Maximum number of attempts of a step, and milliseconds before the second one; the delay then doubles. */
const TRIES = 5;
const FIRST_MS = 500;
/** Maximum number of milliseconds of `Retry-After` that are heeded. */
const MAX_WAIT_MS = 60_000;
/** Statuses of transient failures. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/**
 * Wraps the `fetch` of a model's endpoint so that transient failures are retried: a busy or failing endpoint, a broken
 * connection, an unreadable response. It waits as `Retry-After` says, else with exponential backoff, and returns the
 * last response. The signal of the request, which is the run's, also ends the waiting.
 * @throws the error of `baseFetch` in the last attempt.
 */
export function patientFetch(baseFetch: typeof fetch, firstMs: number = FIRST_MS): typeof fetch {
  return async (input, init) => {
    for (let attempt = 0; ; attempt++) {
      const last = attempt === TRIES - 1;
      const result = await once(baseFetch, input, init).catch((error: unknown) => {
        if (last || !isPassing(error, init?.signal)) throw error;
        return undefined;
      });
      if (result !== undefined && (last || !(await failed(result)))) return result;
      await sleep(getRetryDelay(result, firstMs * 2 ** attempt), undefined, {
        signal: init?.signal ?? undefined,
      });
    }
  };
}

/** Reads the entire response into memory: `baseFetch` has bounded it. */
async function once(baseFetch: typeof fetch, ...request: Parameters<typeof fetch>): Promise<Response> {
  const { status, statusText, headers, ...rest } = await readable(await baseFetch(...request));
  return new Response(rest.text, { status, statusText, headers });
}

async function readable(response: Response) {
  const { status, statusText, headers } = response;
  const text = await response.text();
  return { status, statusText, headers, text: text === '' ? null : text };
}

/** Whether an error is transient. After the run ended, or after a timeout of minutes, there is no retry. */
function isPassing(error: unknown, signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted !== true && !(error instanceof Error && error.name === 'TimeoutError');
}

async function failed(response: Response): Promise<boolean> {
  if (!response.ok) return PASSING.has(response.status);
  try {
    const body = (await response.clone().json()) as { choices?: { message?: unknown }[] } | null;
    return typeof body?.choices?.[0]?.message !== 'object';
  } catch {
    return true;
  }
}

/**
 * Returns milliseconds. Jitter keeps runs that failed
 * together from retrying together.
 */
function getRetryDelay(response: Response | undefined, backoff: number): number {
  const delayMs = retryAfter(response?.headers.get('retry-after') ?? undefined) ?? 0;
  const jitter = (Math.random() * backoff) / 4;
  return (delayMs > 0 ? Math.min(delayMs, MAX_WAIT_MS) : backoff) + jitter;
}
