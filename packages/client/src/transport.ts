import { hideKey } from './address.ts';
import { attempt } from './attempt.ts';
import type { Answer } from './attempt.ts';
import type { Call } from './call.ts';
import { excerpt, toApiError } from './catalogue.ts';
import { AbortError, UnreadableBodyError, WebDataError } from './errors.ts';
import { retryWait, sleep } from './retry.ts';
import type { Settings } from './settings.ts';

/** A request whose body can be sent again. */
export interface Outgoing extends RequestInit {
  method: string;
  headers: Record<string, string>;
}

/** The JSON of a 2xx answer. */
export interface Received extends Answer {
  data: unknown;
}

/**
 * Sends a request until it succeeds or should not be sent again.
 * @throws WebDataError
 */
export async function transport(
  settings: Settings,
  call: Call,
  url: string,
  init: Outgoing,
): Promise<Received> {
  const { operation, limits, signal } = call;
  if (operation.idempotencyKey) init.headers['idempotency-key'] ??= createIdempotencyKey();
  const end = performance.now() + limits.deadlineMs;
  for (;;) {
    const outcome = await sendOnce(settings, call, url, init, end);
    if (!(outcome instanceof WebDataError)) return outcome;
    const waitMs = retryWait(call, outcome, end - performance.now());
    if (waitMs === undefined) throw outcome;
    settings.hooks.onRetry?.({ operation: operation.id, attempt: call.attempts, waitMs, error: outcome });
    await sleep(waitMs, signal);
  }
}

async function sendOnce(
  { hooks, authorization, fetch, maxResponseBytes }: Settings,
  call: Call,
  url: string,
  init: Outgoing,
  end: number,
): Promise<Received | WebDataError> {
  if (call.signal?.aborted) return new AbortError(call, call.signal.reason);
  const started = performance.now();
  const about = { operation: call.operation.id, attempt: (call.attempts += 1) };
  let headers: Headers | Record<string, string> = { authorization, ...init.headers };
  if (hooks.onRequest) {
    // The hook shall not see the key, and what it changes shall not stay for the next attempt.
    headers = new Headers(init.headers);
    hooks.onRequest({ ...about, method: init.method, url, headers });
    if (!headers.has('authorization')) headers.set('authorization', authorization);
  }
  const send = (signal: AbortSignal) => fetch(url, { ...init, redirect: 'manual', headers, signal });
  const outcome = await attempt(send, call, end - started, maxResponseBytes);
  if (outcome instanceof WebDataError) return outcome;
  const { response } = outcome;
  const { status } = response;
  hooks.onResponse?.({
    ...about,
    status,
    headers: response.headers,
    durationMs: performance.now() - started,
  });
  const received = decode(call, outcome, authorization);
  if (!hooks.validate || received instanceof WebDataError) return received;
  try {
    await hooks.validate(call.operation.id, status, received.data);
    return received;
  } catch (cause) {
    return new UnreadableBodyError(call, response, `is not as described: ${(cause as Error).message}`, cause);
  }
}

/** `response.ok` alone decides whether there is data. */
function decode(call: Call, answer: Answer, authorization: string): Received | WebDataError {
  const { response, cut } = answer;
  const { ok, status, headers } = response;
  const text = ok ? answer.text : hideKey(answer.text, authorization);
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // It stays text.
  }
  if (!ok) return toApiError(call, response, data);
  if (cut) return new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.');
  if (status === 204 && call.operation.noContent) return { ...answer, data: undefined };
  if (typeof data !== 'object' || !data) {
    return new UnreadableBodyError(
      call,
      response,
      `is no JSON object (${headers.get('content-type')}): ${excerpt(hideKey(text, authorization))}`,
    );
  }
  return { response, text, cut, data };
}

/** 128 random bits. Unlike `randomUUID` these can be had without a secure context too. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
