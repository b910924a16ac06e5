import { backoffMs } from './backoff.ts';
import type { Call } from './call.ts';
import { isSometimesRetryable } from './catalogue.ts';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import type { WebDataError } from './errors.ts';

/**
 * Milliseconds to wait before the request is sent again, or `undefined` where the call ends with this failure: it is
 * not retryable, five attempts were made, or the wait is longer than the caller allows.
 * @param remainingMs what is left of the deadline
 */
export function retryWait(call: Call, failure: WebDataError, remainingMs: number): number | undefined {
  const { attempts, limits } = call;
  if (attempts >= limits.retry.attempts || !isRetryable(call, failure)) return undefined;
  const { retryAfterMs } = failure as Partial<ApiError>;
  if (retryAfterMs && retryAfterMs > limits.retry.maxRetryAfterMs) return undefined;
  const waitMs = backoffMs(attempts, Math.random(), retryAfterMs);
  return waitMs < remainingMs ? waitMs : undefined;
}

function isRetryable({ operation, limits }: Call, failure: WebDataError): boolean {
  const repeatable = operation.idempotent || operation.idempotencyKey;
  if (failure instanceof ApiError) {
    const helps = failure.retryable || (limits.retry.sometimes && isSometimesRetryable(failure));
    // A 429 was refused before any work: it may be sent again whatever the operation does.
    return helps && (repeatable || failure.status === 429);
  }
  const unanswered =
    failure instanceof NetworkError || (failure instanceof TimeoutError && failure.limit === 'timeoutMs');
  return unanswered && repeatable === true;
}
