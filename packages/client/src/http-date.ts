const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const longDay = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month = `(?<month>${months.match(/.../g)!.join('|')})`;
const time = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d):(?<second>[0-5]\\d|60)';

/** IMF-fixdate, and the two obsolete forms that a recipient must still read: of RFC 850, and of `asctime`. */
const forms = [
  `${day}, (?<date>\\d\\d) ${month} (?<year>\\d{4}) ${time} GMT`,
  `${longDay}, (?<date>\\d\\d)-${month}-(?<year>\\d\\d) ${time} GMT`,
  `${day} ${month} (?<date>[ \\d]\\d) ${time} (?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`));

/**
 * Milliseconds since 1970 of an HTTP-date (RFC 9110, section 5.6.7), `undefined` for any other text. `Date.parse` will not
 * do: it reads much else, and asctime's form in the time zone of the machine.
 * @param now decides the century of a year of two digits: at most 50 years ahead
 */
export function readHttpDate(text: string, now: number): number | undefined {
  const found = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const { date, year, hour, minute, second } = found as Record<string, string>;
  const month = months.indexOf(found['month']!) / 3;
  const at = new Date(0);
  const century = year!.length === 2 ? 100 * Math.floor(new Date(now).getUTCFullYear() / 100) : 0;
  at.setUTCFullYear(century + Number(year), month, Number(date));
  // The 31st of November would be the 1st of December.
  if (at.getUTCDate() !== Number(date)) return undefined;
  at.setUTCHours(Number(hour), Number(minute), Number(second));
  return century ? nearest(at, now) : at.getTime();
}

/** The year of two digits that is at most 50 years ahead, to the second, and less than 50 behind. */
function nearest(at: Date, now: number): number {
  const most = new Date(now);
  most.setUTCFullYear(most.getUTCFullYear() + 50);
  if (at > most) at.setUTCFullYear(at.getUTCFullYear() - 100);
  most.setUTCFullYear(most.getUTCFullYear() - 100);
  if (at <= most) at.setUTCFullYear(at.getUTCFullYear() + 100);
  return at.getTime();
}
