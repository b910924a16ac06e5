import type { Call } from './call.ts';
import type { ApiError, TimeoutError, CallError } from './errors.ts';

/**
 * Milliseconds to wait before a retry: as the service requires or else by the rules, plus the jitter. `undefined` when
 * the call ends with this failure: it is not retryable, no attempts are left, or the wait is longer than allowed.
 * @param remainingMs milliseconds until the deadline
 */
export function retryWait(call: Call, failure: CallError, remainingMs: number): number | undefined {
  const { attempts, limits } = call;
  const { retryAfterMs } = failure as ApiError;
  const { base, cap, jitter } = limits.rules;
  const ownMs = Math.min(base ** (attempts - 1), cap) * 1000;
  const waitMs = (retryAfterMs ?? ownMs) + Math.random() * jitter * 1000;
  // A comparison with undefined is false, so a missing `Retry-After` never counts as too long.
  const tooLong = waitMs >= remainingMs || retryAfterMs! > limits.maxRetryAfterMs;
  if (!tooLong && attempts < limits.attempts && isRetryable(call, failure)) return waitMs;
  return undefined;
}

function isRetryable({ once, limits }: Call, failure: CallError): boolean {
  const { retry, status, limit } = failure as Partial<ApiError & TimeoutError>;
  // A 429 comes before any work: the request may be retried for every operation.
  if (once && status !== 429) return false;
  if (retry) return retry === 'yes' || (retry === 'sometimes' && limits.sometimes);
  return limit === 'timeoutMs';
}

/**
 * Resolves after `ms`, or at once when `signal` aborts, which must be internal: the listener stays on it. The timer
 * keeps the process alive on purpose: a program that only waits for its next attempt would otherwise exit.
 */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
