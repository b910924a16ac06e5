/**
 * Milliseconds of a `Retry-After` header: whole seconds, or an HTTP date (RFC 9110, section 10.2.3).
 * `undefined` where it is absent, unreadable, zero or past, so that the usual backoff applies.
 */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return ms > 0 ? ms : undefined;
}
