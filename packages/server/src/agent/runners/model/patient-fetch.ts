import { setTimeout as sleep } from 'node:timers/promises';

/** Times that a step is asked for, and milliseconds from the first failure to the second time; doubled from then on. */
const TRIES = 5;
const FIRST_MS = 500;
/** Milliseconds that a `Retry-After` is heeded for. */
const MAX_WAIT_MS = 60_000;
/** Statuses that pass by themselves. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/**
 * A `fetch` for the endpoint of a model that asks again after what passes: a busy or failing endpoint, a connection that
 * breaks, an answer that cannot be read. It waits as `Retry-After` says, else longer each time, and gives what it got
 * last. The signal of the request, which is the run's, ends the waiting too.
 * @throws what `ask` throws, the last time.
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

/** The whole answer, in memory: its fetch has bounded it. */
async function once(baseFetch: typeof fetch, ...request: Parameters<typeof fetch>): Promise<Response> {
  const { status, statusText, headers, ...rest } = await readable(await baseFetch(...request));
  return new Response(rest.text, { status, statusText, headers });
}

async function readable(response: Response) {
  const { status, statusText, headers } = response;
  const text = await response.text();
  return { status, statusText, headers, text: text === '' ? null : text };
}

/** A run that ended, or an endpoint that took minutes already, is not asked again. */
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

/** Milliseconds; digits or a date (RFC 9110, section 10.2.3). Runs that failed together do not come back together. */
function getRetryDelay(response: Response | undefined, backoff: number): number {
  const retryAfter = response?.headers.get('retry-after')?.trim() ?? '';
  const delayMs = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  const jitter = (Math.random() * backoff) / 4;
  return (delayMs > 0 ? Math.min(delayMs, MAX_WAIT_MS) : backoff) + jitter;
}
