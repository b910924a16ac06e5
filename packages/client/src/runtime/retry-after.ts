import { readHttpDate } from './http-date.ts';

/**
 * Milliseconds of a `Retry-After` header: digits as seconds, or an HTTP-date (RFC 9110, section 10.2.3), up to 2^31
 * seconds. `undefined` when it is absent, zero, past, a list or anything else: then the usual backoff applies.
 */
export function readRetryAfter(value: string, now: number): number | undefined {
  const text = value.replace(/^[ \t]+|[ \t]+$/g, '');
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : readHttpDate(text, now) - now;
  // RFC 9111, section 1.2.2: longer than 2^31 seconds is treated as infinite.
  return ms > 0 ? Math.min(ms, 2 ** 31 * 1000) : undefined;
}
