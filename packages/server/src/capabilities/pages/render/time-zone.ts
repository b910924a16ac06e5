/** The time zones of a locale: a method in newer engines, a property in older ones. */
interface LocaleInfo {
  timeZones?: readonly string[];
  getTimeZones?: () => readonly string[] | undefined;
}

/** The most populous time zone of countries that have several. */
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

/** Returns the time zone of a country (ISO 3166-1), or its most populous one; undefined when it is unknown. */
export function findTimeZone(country: string): string | undefined {
  // The TypeScript library declares neither.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & LocaleInfo;
  return MAIN_ZONES[country] ?? (locale.getTimeZones?.() ?? locale.timeZones)?.[0];
}
