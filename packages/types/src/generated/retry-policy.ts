// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

/**
 * When and how to retry. After attempt n, counted from 0, wait `baseSeconds`^n seconds, at most `capSeconds`, plus
 * up to `jitterSeconds`; with `Retry-After`, at least that long. `retryable` of an error outranks `statuses`.
 */
export const retryPolicy = {
  statuses: [408, 429, 500, 502, 503, 504],
  baseSeconds: 2,
  capSeconds: 30,
  jitterSeconds: 1,
  maxAttempts: 5,
} as const;
