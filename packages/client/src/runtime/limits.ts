import { checkInteger } from './check.ts';
import type { CallOptions, RetryOptions } from './options.ts';

/** What a call keeps to. */
export interface Limits {
  timeoutMs: number;
  deadlineMs: number;
  attempts: number;
  maxRetryAfterMs: number;
  sometimes: boolean;
}

/** Longest delay that `setTimeout` keeps; a longer one fires at once. */
export const longestDelay: number = 2 ** 31 - 1;

/**
 * The limits of `base` with those of `options` put over them.
 * @throws TypeError naming the option that cannot be
 */
export function mergeLimits(options: CallOptions, base: Limits): Limits {
  // Most calls ask for nothing.
  if ((options.timeoutMs ?? options.deadlineMs ?? options.retry) === undefined) return base;
  const asked: { [Name in keyof Limits]?: Limits[Name] | undefined } = {
    ...(options as object),
    ...readRetry(options.retry),
  };
  const limits: Record<string, unknown> = {};
  for (const name in base) limits[name] = asked[name as keyof Limits] ?? base[name as keyof Limits];
  // The names are those of `base`.
  const read = limits as unknown as Limits;
  const { sometimes: _, attempts, ...delays } = read;
  checkInteger(delays, longestDelay);
  checkInteger({ attempts }, 5);
  return read;
}

function readRetry(retry: CallOptions['retry'] = {}): RetryOptions {
  if (typeof retry === 'object') return retry;
  if (retry) throw new TypeError('retry must be an object or false.');
  return { attempts: 1 };
}
