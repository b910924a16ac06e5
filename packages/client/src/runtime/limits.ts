import type { RetryRules } from './retry-rules.ts';
import { checkInteger } from './check.ts';
import type { CallOptions, RetryOptions } from './options.ts';

/** The limits of a call. */
export interface Limits {
  timeoutMs: number;
  deadlineMs: number;
  attempts: number;
  maxRetryAfterMs: number;
  sometimes: boolean;
  /** The retry rules of the description. */
  rules: RetryRules;
}

/** Maximum delay of `setTimeout`; a longer one fires at once. */
export const longestDelay: number = 2 ** 31 - 1;

/**
 * Overrides the limits of `base` with those of `options`.
 * @throws TypeError naming the option that is not valid
 */
export function mergeLimits(options: CallOptions, base: Limits): Limits {
  // Most calls set no limits.
  if ((options.timeoutMs ?? options.deadlineMs ?? options.retry) === undefined) return base;
  const requested: { [Name in keyof Limits]?: Limits[Name] | undefined } = {
    ...(options as object),
    ...readRetry(options.retry),
  };
  const limits = {} as Limits;
  // Members of the same name have the same type.
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
