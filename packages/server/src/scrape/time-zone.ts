/** What newer programs of JavaScript know of a place; older ones have it as a property. */
interface LocaleInfo {
  timeZones?: readonly string[];
  getTimeZones?: () => readonly string[] | undefined;
}

/** Where most people live, in countries of several time zones. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

/** The time zone of a country (ISO 3166-1), or where most of its people live; undefined where nobody says. */
export function findTimeZone(country: string): string | undefined {
  // The types of this version of JavaScript know neither.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleInfo;
  return MAIN_ZONES[country] ?? (locale.getTimeZones?.() ?? locale.timeZones)?.[0];
}
