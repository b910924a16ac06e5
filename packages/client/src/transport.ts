import { PlainRequest } from './api.ts';
import { attempt } from './attempt.ts';
import type { Answer } from './attempt.ts';
import { place } from './call.ts';
import type { Call } from './call.ts';
import { parseJson, toApiError } from './catalogue.ts';
import { AbortError, WebDataError } from './errors.ts';
import { retryWait } from './retry.ts';
import type { Settings } from './settings.ts';
import { sleep } from './timer.ts';

/**
 * Sends a request until it succeeds or should not be sent again, and resolves with the last answer, its body read.
 * @throws WebDataError where there is no answer
 */
export async function transport(
  settings: Settings,
  call: Call,
  request: Request | PlainRequest,
): Promise<Answer> {
  const { url, init } = request instanceof PlainRequest ? request : await replayable(request);
  const end = performance.now() + call.limits.deadlineMs;
  for (;;) {
    if (call.signal?.aborted) throw new AbortError(place(call, call.signal.reason));
    call.attempts += 1;
    const answer = await attempt(settings, call, url, init, end - performance.now()).catch(asFailure);
    const failure = answer instanceof WebDataError ? answer : failureOf(call, answer);
    if (!failure) return answer as Answer;
    const waitMs = retryWait(call, failure, end - performance.now());
    if (waitMs === undefined) return ended(call, answer, failure);
    settings.hooks.onRetry?.({
      operation: call.operation.id,
      attempt: call.attempts,
      waitMs,
      error: failure,
    });
    await sleep(waitMs, call.signal);
  }
}

function failureOf(call: Call, { response, text }: Answer): WebDataError | undefined {
  if (response.ok) return undefined;
  return toApiError(call.operation, response, parseJson(text), call.attempts);
}

function ended(call: Call, answer: Answer | WebDataError, failure: WebDataError): Answer {
  if (answer instanceof WebDataError) throw answer;
  call.failure = failure;
  return answer;
}

/** What a hook throws is no failure of the call: it ends it as it is. */
function asFailure(error: unknown): WebDataError {
  if (error instanceof WebDataError) return error;
  throw error;
}

/** A `Request` made for middleware: its body is read once, so that it can be sent again without `clone()`. */
async function replayable(request: Request): Promise<{ url: string; init: RequestInit }> {
  const { url, method, headers } = request;
  const init = { method, headers, redirect: 'manual' as const };
  return { url, init: request.body ? { ...init, body: await request.arrayBuffer() } : init };
}
