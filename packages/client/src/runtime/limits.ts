import type { RetryRules } from './retry-rules.ts';
import { checkInteger } from './check.ts';
import type { CallOptions, RetryOptions } from './options.ts';

/** What a call keeps to. */
export interface Limits {
  timeoutMs: number;
  deadlineMs: number;
  attempts: number;
  maxRetryAfterMs: number;
  sometimes: boolean;
  /** Those of the description. */
  rules: RetryRules;
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
  const requested: { [Name in keyof Limits]?: Limits[Name] | undefined } = {
    ...(options as object),
    ...readRetry(options.retry),
  };
  const limits = {} as Limits;
  // Each of its own kind, here and there.
  for (const name in base)
    limits[name as 'attempts'] = requested[name as 'attempts'] ?? base[name as 'attempts'];
  const { sometimes: _, attempts, rules, ...delays } = limits;
  checkInteger(delays, longestDelay);
  checkInteger({ attempts }, rules.attempts);
  return limits;
}

function readRetry(retry: CallOptions['retry'] = {}): RetryOptions {
  if (typeof retry === 'object') return retry;
  if (retry) throw new TypeError('retry must be an object or false.');
  return { attempts: 1 };
}
