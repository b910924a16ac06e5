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

// Only the first three characters of a day name are compared; RFC 850 has up to three more before "day".
const rfc850 = /^(\w{3})\w{0,3}day, (\d\d)-(\w{3})-(\d\d) (\S{8}) GMT$/;
const asctime = /^(\w{3}) (\w{3}) (\d\d) (\S{8}) (\d{4})$/;

/**
 * Milliseconds since 1970 of an HTTP-date (RFC 9110, section 5.6.7): an IMF-fixdate, or one of the two obsolete forms
 * that a recipient must still read, of RFC 850 and of `asctime`. Like `Date.parse`, returns `NaN` for any other string,
 * and for an invalid day or time. A leap second, which computer clocks omit, becomes the following second.
 * @param now decides the century of a year of two digits: up to 50 years ahead
 */
function readHttpDate(text: string, now: number): number {
  const limit = new Date(now).getUTCFullYear() + 50;
  const fixdate = text
    .replace(rfc850, (_, day, date, month, year: string, time) => {
      // The latest year up to the limit that ends in these digits.
      const full = limit - ((limit - Number(year)) % 100);
      return `${day}, ${date} ${month} ${full} ${time} GMT`;
    })
    .replace(/^(\w{3} \w{3} ) (\d )/, '$10$2')
    .replace(asctime, '$1, $3 $2 $5 $4 GMT');
  const fixed = fixdate.replace(':60 ', ':59 ');
  const date = new Date(fixed);
  // `Date` parses many other forms, but writes an IMF-fixdate (ECMA-262, section 21.4.4.43).
  if (date.toUTCString() !== fixed) return NaN;
  return +date + (fixed === fixdate ? 0 : 1000);
}
