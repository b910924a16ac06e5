/**
 * Milliseconds of a `Retry-After` header: seconds, or an HTTP date (RFC 9110, section 10.2.3). Of several, as proxies
 * add them, the first. `undefined` where it is absent, unreadable, zero or past, so that the usual backoff applies.
 */
export function readRetryAfter(value: string, now: number): number | undefined {
  const seconds = Number.parseFloat(value);
  // A date begins with the day of the week.
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return ms > 0 ? ms : undefined;
}
