import type { PlainRequest, PlainResponse } from './api.ts';
import { attempt } from './attempt.ts';
import type { Answer } from './attempt.ts';
import type { Call } from './call.ts';
import { toApiError } from './catalogue.ts';
import { AbortError, ApiError, UnreadableBodyError, WebDataError } from './errors.ts';
import { parseJson } from './json.ts';
import { retryWait, sleep } from './retry.ts';
import type { Settings } from './settings.ts';

/**
 * Sends a request until it succeeds or should not be sent again. Where there is middleware (`request` is a real one)
 * an error of the API is an answer too, so that middleware sees it; every other failure is thrown.
 * @throws WebDataError
 */
export async function transport(
  settings: Settings,
  call: Call,
  request: Request | PlainRequest,
): Promise<Response | PlainResponse> {
  const plain = 'init' in request;
  const { url, init } = plain ? request : await replayable(request);
  const headers = init.headers as Headers;
  if (call.operation.idempotencyKey && !headers.has('idempotency-key')) {
    headers.set('idempotency-key', createIdempotencyKey());
  }
  const end = performance.now() + call.limits.deadlineMs;
  for (;;) {
    const outcome = await sendOnce(settings, call, url, init, end);
    if (!(outcome instanceof WebDataError)) return plain ? plainResponse(outcome) : realResponse(outcome);
    const waitMs = retryWait(call, outcome, end - performance.now());
    if (waitMs === undefined) {
      if (plain || !(outcome instanceof ApiError) || outcome.kind !== 'api') throw outcome;
      return realResponse({ response: outcome.response, text: JSON.stringify(outcome.body) });
    }
    settings.hooks.onRetry?.({
      operation: call.operation.id,
      attempt: call.attempts,
      waitMs,
      error: outcome,
    });
    await sleep(waitMs, call.signal);
  }
}

async function sendOnce(
  settings: Settings,
  call: Call,
  url: string,
  init: RequestInit,
  end: number,
): Promise<Answer | WebDataError> {
  const { hooks, authorization } = settings;
  if (call.signal?.aborted) return new AbortError(call, call.signal.reason);
  const started = performance.now();
  const about = { operation: call.operation.id, attempt: (call.attempts += 1) };
  // The hook gets a copy: it shall not see the key, and what it changes shall not stay for the next attempt.
  const headers = hooks.onRequest ? new Headers(init.headers) : (init.headers as Headers);
  hooks.onRequest?.({ ...about, method: init.method!, url, headers });
  if (!headers.has('authorization')) headers.set('authorization', authorization);
  const outcome = await attempt(settings, call, url, { ...init, headers }, end - started);
  if (outcome instanceof WebDataError) return outcome;
  const { response, text, cut } = outcome;
  const durationMs = performance.now() - started;
  hooks.onResponse?.({ ...about, status: response.status, headers: response.headers, durationMs });
  if (!response.ok) return toApiError(call, response, parseJson(text));
  return cut ? new UnreadableBodyError(call, response, 'is longer than maxResponseBytes.') : outcome;
}

function plainResponse({ response, text }: Answer): PlainResponse {
  const { ok, status, headers } = response;
  return { ok, status, headers, raw: response, text: () => text };
}

function realResponse({ response, text }: Pick<Answer, 'response' | 'text'>): Response {
  const { status, statusText, headers } = response;
  return new Response(text || null, { status, statusText, headers });
}

/** A `Request` made for middleware: its body is read once, so that it can be sent again without `clone()`. */
async function replayable(request: Request): Promise<{ url: string; init: RequestInit }> {
  const { url, method, headers, body } = request;
  const init: RequestInit = { method, headers, redirect: 'manual' };
  return { url, init: body ? { ...init, body: await request.arrayBuffer() } : init };
}

/** 128 random bits. Unlike `randomUUID` these can be had without a secure context too. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
