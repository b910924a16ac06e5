import type { Service } from '../../runtime/service.ts';
import { InvalidRequestError, CallError } from '../../runtime/errors.ts';
import { toFailure, toThrowing } from '../../runtime/method.ts';
import type { AnyResult } from '../../runtime/method.ts';
import type { Operation, ServiceFunction } from '../../runtime/operation.ts';
import type { CallOptions } from '../../runtime/options.ts';
import { readRetryAfter } from '../../runtime/retry-after.ts';
import type { Success } from '../../runtime/result.ts';
import { sleep } from '../../runtime/retry.ts';
import { checkInteger } from '../../runtime/check.ts';
import { longestDelay } from '../../runtime/limits.ts';
import { within } from '../../runtime/within.ts';

/** Options for polling a job. The inherited ones apply to each call. */
export interface PollOptions extends CallOptions {
  /** Milliseconds between two calls, or the `Retry-After` of the response if that is longer; default 2,000. */
  pollMs?: number | undefined;
  /** Milliseconds after which waiting ends with a `TimeoutError`; the job goes on. Default 3,600,000 (one hour). */
  waitMs?: number | undefined;
}

/**
 * Repeats a call and yields each response, until `waitMs` is over.
 * @throws WebDataError
 */
export async function* poll<Data>(
  operation: Operation,
  send: (options: CallOptions) => Promise<Success<200, Data> | { ok: false; exception: CallError }>,
  options: PollOptions,
): AsyncGenerator<Success<200, Data>, never, void> {
  const { pollMs, waitMs } = readPause(operation, options);
  const end = performance.now() + waitMs;
  const call = { ...waiting(operation), limits: { waitMs }, signal: options.signal };
  for (let pauseMs = 0; ;) {
    const result = await within(call, 'waitMs', end - performance.now(), async (signal) => {
      await sleep(pauseMs, signal);
      return send({ ...options, signal });
    });
    if (result instanceof CallError) throw result;
    if (!result.ok) throw result.exception;
    yield result;
    const requested = readRetryAfter(result.response.headers.get('retry-after') ?? '', Date.now());
    pauseMs = Math.min(Math.max(pollMs, requested ?? 0), longestDelay);
  }
}

/** The call that errors of waiting name: the one that reads the state of the job. */
export function waiting(operation: Operation): { operation: { id: string }; attempts: number } {
  return { operation, attempts: 0 };
}

/** @throws InvalidRequestError naming the option that is not valid */
export function readPause(
  operation: Operation,
  { pollMs = 2000, waitMs = 3_600_000 }: PollOptions,
): { pollMs: number; waitMs: number } {
  try {
    checkInteger({ pollMs, waitMs }, longestDelay);
    return { pollMs, waitMs };
  } catch (error) {
    throw new InvalidRequestError(waiting(operation), error);
  }
}

/** Defines a function of a service that makes more than one call and throws its failures. */
export function defineCalls<Args extends unknown[], Data, Outcome, Options>(
  operation: Operation,
  call: (service: Service, ...args: [...Args, options?: Options]) => Promise<Outcome>,
): ServiceFunction<Args, Data, Outcome, Options> {
  const untyped = call as unknown as (...args: unknown[]) => Promise<AnyResult>;
  const result = (...args: unknown[]) =>
    untyped(...args).catch((error: unknown) => toFailure(waiting(operation), error));
  // The body of a failure is the one that the description has for its status.
  return toThrowing(result) as unknown as ServiceFunction<Args, Data, Outcome, Options>;
}
