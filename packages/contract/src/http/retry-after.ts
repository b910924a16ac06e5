/**
 * Reads a `Retry-After` value: whole seconds, or one of the three forms of an HTTP-date (RFC 9110, sections 5.6.7 and
 * 10.2.3), to seconds from `now`, at least 0; undefined for anything else.
 */
export function readRetryAfter(value: string, now: number): number | undefined {
  const text = value.trim();
  if (/^\d+$/u.test(text)) return Number(text);
  if (!/^[A-Z][a-z]{2,8},? .+\d$|^[A-Z][a-z]{2,8}, .+ GMT$/u.test(text)) return undefined;
  // The form of asctime names no zone, and is in UTC.
  const time = Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now) / 1000);
}
