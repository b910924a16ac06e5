import { readText } from './body.ts';
import { place } from './call.ts';
import type { Call } from './call.ts';
import { AbortError, NetworkError, TimeoutError, UnreadableBodyError } from './errors.ts';
import type { Settings } from './settings.ts';
import { withLimits } from './timer.ts';

/** An answer whose body has been read. */
export interface Answer {
  response: Response;
  text: string;
}

const longestErrorBody = 65_536;

/**
 * Sends the request once and reads the answer.
 * @param remainingMs what is left of the deadline of the call
 * @throws WebDataError where no answer came or a good one could not be read
 */
export function attempt(
  settings: Settings,
  call: Call,
  url: string,
  init: RequestInit,
  remainingMs: number,
): Promise<Answer> {
  const { timeoutMs, deadlineMs } = call.limits;
  const limit = remainingMs < timeoutMs ? 'deadlineMs' : 'timeoutMs';
  return withLimits((signal) => send(settings, call, url, init, signal), {
    ms: Math.min(remainingMs, timeoutMs),
    onTimeout: () => new TimeoutError(limit, limit === 'timeoutMs' ? timeoutMs : deadlineMs, place(call)),
    signal: call.signal,
    onAbort: () => new AbortError(place(call, call.signal?.reason)),
  });
}

async function send(
  settings: Settings,
  call: Call,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Answer> {
  const { hooks } = settings;
  const { attempts: attempt, operation } = call;
  // A copy for the hook: what it changes shall not stay for the next attempt, nor shall it see the key.
  const headers = hooks.onRequest ? new Headers(init.headers) : (init.headers as Headers);
  hooks.onRequest?.({ operation: operation.id, method: init.method!, url, attempt, headers });
  if (!headers.has('authorization')) headers.set('authorization', settings.authorization);
  const started = performance.now();
  const { response, text, cut } = await exchange(settings, call, url, { ...init, headers, signal });
  const durationMs = performance.now() - started;
  hooks.onResponse?.({
    operation: operation.id,
    attempt,
    status: response.status,
    headers: response.headers,
    durationMs,
  });
  if (cut && response.ok) {
    throw new UnreadableBodyError(
      response,
      `is longer than ${settings.maxResponseBytes} bytes (maxResponseBytes).`,
      place(call),
    );
  }
  return { response, text };
}

async function exchange(
  settings: Settings,
  call: Call,
  url: string,
  init: RequestInit,
): Promise<Answer & { cut: boolean }> {
  try {
    const response = await settings.fetch(url, init);
    const limit = response.ok ? settings.maxResponseBytes : longestErrorBody;
    // The call may be over while `fetch` did not care: then nobody wants the body.
    return { response, ...(await readText(response, init.signal?.aborted ? 0 : limit)) };
  } catch (cause) {
    throw new NetworkError(place(call, cause));
  }
}
