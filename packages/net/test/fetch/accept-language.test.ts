import { expect, test } from 'vitest';
import { acceptLanguage } from '../../src/fetch/accept-language.ts';

test.each([
  [undefined, 'en-US, en;q=0.9'],
  [{ country: 'GB' }, 'en-GB, en;q=0.9'],
  [{ country: 'DE' }, 'de-DE, de;q=0.9, en;q=0.5'],
  [{ country: 'BR' }, 'pt-BR, pt;q=0.9, en;q=0.5'],
  [{ country: 'NL' }, 'nl-NL, nl;q=0.9, en;q=0.5'],
  [{ country: 'CH' }, 'de-CH, de;q=0.9, en;q=0.5'],
  // Not in a table of forty-seven countries that once stood here.
  [{ country: 'MA' }, 'ar-MA, ar;q=0.9, en;q=0.5'],
  [{ country: 'UY' }, 'es-UY, es;q=0.9, en;q=0.5'],
  [{ country: 'KZ' }, 'ru-KZ, ru;q=0.9, en;q=0.5'],
  [{ country: 'AQ' }, 'en-AQ, en;q=0.9'],
  [{ country: 'ZZ' }, 'en-ZZ, en;q=0.9'],
  [{ languages: ['fr-CH', 'fr', 'en'] }, 'fr-CH, fr;q=0.9, en;q=0.8'],
  [{ country: 'JP', languages: ['en;q=0.3', '*'] }, 'en;q=0.3, *;q=0.9'],
  [{ languages: ['en\r\nX-Evil: 1', 'de'] }, 'de'],
  [{ languages: ['???'] }, 'en-US, en;q=0.9'],
])('%j asks for %s', (location, header) => {
  expect(acceptLanguage(location)).toBe(header);
});
