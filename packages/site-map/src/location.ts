import type { Location } from './options.ts';

/** The language a country's visitors mostly read, where it is not English. */
const LANGUAGES: Readonly<Record<string, string>> = {
  AR: 'es-AR',
  AT: 'de-AT',
  BE: 'nl-BE',
  BG: 'bg-BG',
  BR: 'pt-BR',
  CH: 'de-CH',
  CL: 'es-CL',
  CN: 'zh-CN',
  CO: 'es-CO',
  CZ: 'cs-CZ',
  DE: 'de-DE',
  DK: 'da-DK',
  EE: 'et-EE',
  EG: 'ar-EG',
  ES: 'es-ES',
  FI: 'fi-FI',
  FR: 'fr-FR',
  GR: 'el-GR',
  HK: 'zh-HK',
  HR: 'hr-HR',
  HU: 'hu-HU',
  ID: 'id-ID',
  IL: 'he-IL',
  IR: 'fa-IR',
  IS: 'is-IS',
  IT: 'it-IT',
  JP: 'ja-JP',
  KR: 'ko-KR',
  LT: 'lt-LT',
  LU: 'fr-LU',
  LV: 'lv-LV',
  MX: 'es-MX',
  NL: 'nl-NL',
  NO: 'nb-NO',
  PE: 'es-PE',
  PL: 'pl-PL',
  PT: 'pt-PT',
  RO: 'ro-RO',
  RS: 'sr-RS',
  RU: 'ru-RU',
  SA: 'ar-SA',
  SE: 'sv-SE',
  SI: 'sl-SI',
  SK: 'sk-SK',
  TH: 'th-TH',
  TR: 'tr-TR',
  TW: 'zh-TW',
  UA: 'uk-UA',
  VN: 'vi-VN',
};

/**
 * The `Accept-Language` value of a location: its languages in order, falling in weight, or else the country's own.
 * A language that already carries a weight keeps it.
 */
export function acceptLanguage(location: Location | undefined): string {
  const given = (location?.languages ?? [])
    .map((language) => language.trim())
    .filter((language) => LANGUAGE.test(language));
  if (given.length > 0) return given.slice(0, 20).map(weighted).join(', ');
  const country = location?.country ?? 'US';
  const own = LANGUAGES[country] ?? `en-${country}`;
  const [base = 'en'] = own.split('-');
  return base === 'en' ? `${own}, en;q=0.9` : `${own}, ${base};q=0.9, en;q=0.5`;
}

const LANGUAGE = /^(?:\*|[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)(?:\s*;\s*q=[01](?:\.\d{1,3})?)?$/;

function weighted(language: string, index: number): string {
  if (index === 0 || language.includes(';')) return language;
  return `${language};q=${Math.max(0.1, 1 - index / 10).toFixed(1)}`;
}
