/** Country and languages that visits should seem to come from. */
export interface Location {
  /** ISO 3166-1 alpha-2. Default `US`. */
  readonly country?: string | undefined;
  /** Languages in order of preference, as in Accept-Language. Default: the country's. */
  readonly languages?: readonly string[] | undefined;
}

/**
 * Returns the `Accept-Language` value of a location: its languages with decreasing weights, or else the language of its
 * country. A language with a weight keeps it.
 */
export function acceptLanguage(location: Location | undefined): string {
  const preferred = (location?.languages ?? [])
    .map((language) => language.trim())
    .filter((language) => LANGUAGE.test(language));
  if (preferred.length > 0) return preferred.slice(0, 20).map(weighted).join(', ');
  const country = location?.country ?? 'US';
  const base = languageOf(country);
  const own = `${base}-${country}`;
  return base === 'en' ? `${own}, en;q=0.9` : `${own}, ${base};q=0.9, en;q=0.5`;
}

/** Returns the main language of a country, by the likely subtags of Unicode; English where Unicode has none. */
function languageOf(country: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'und' ? 'en' : language;
}

const LANGUAGE = /^(?:\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)(?:\s*;\s*q=[01](?:\.\d{1,3})?)?$/;

function weighted(language: string, index: number): string {
  if (index === 0 || language.includes(';')) return language;
  return `${language};q=${Math.max(0.1, 1 - index / 10).toFixed(1)}`;
}
