import { expect, test } from 'vitest';
import { hideUrlSecrets } from '../../src/secrets/index.ts';

test.each<[text: string, hidden: string]>([
  ['https://ada:pw@a.example/', 'https://ada:[redacted]@a.example/'],
  ['https://a.example/?access_token=abc&page=2', 'https://a.example/?access_token=[redacted]&page=2'],
  [
    'https://a.example/?sig=1&X-Amz-Credential=2',
    'https://a.example/?sig=[redacted]&X-Amz-Credential=[redacted]',
  ],
  ['https://a.example/#id_token=abc', 'https://a.example/#id_token=[redacted]'],
  [
    'see https://a.example/?API_KEY=1 and //b:c@d',
    'see https://a.example/?API_KEY=[redacted] and //b:[redacted]@d',
  ],
  ['https://a.example/?keyboard=1&tokens_max=5', 'https://a.example/?keyboard=1&tokens_max=5'],
])('%s is written as %s', (text, hidden) => {
  expect(hideUrlSecrets(text)).toBe(hidden);
});
