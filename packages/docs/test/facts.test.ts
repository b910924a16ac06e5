import { beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../src/generator/description/document.ts';
import { pageToMarkdown } from '../src/generator/render/markdown.ts';
import { openSite } from '../src/generator/site.ts';
import { own } from './helpers/own.ts';

/** The pages of this API with other facts: what a guide wrote by hand would still say the old ones. */
let pages: Map<string, string>;
beforeAll(() => {
  // oxlint-disable-next-line typescript/no-explicit-any -- any part is edited
  const changed: any = structuredClone(own.description.value);
  Object.assign(changed['x-retry'], { capSeconds: 47, maxAttempts: 9, baseSeconds: 3, jitterSeconds: 13 });
  changed['x-retry'].statuses = [408, 429, 500, 503, 504];
  changed['x-error-catalogue'].BadGateway.retryable = 'no';
  changed['x-error-catalogue'].RateLimitExceeded.error = 'Too many at once';
  Object.assign(changed.components.schemas.MapRequest.properties.limit, { default: 4321, maximum: 87_654 });
  const { url, search } = changed.components.schemas.MapRequest.properties;
  [url.maxLength, search.maxLength] = [7777, 6543];
  for (const one of Object.values<{ requestsPerMinute: number }>(changed['x-rate-classes']))
    one.requestsPerMinute = 4444;
  const { site } = openSite(changed as OpenApiDocument, { ...own.sources, postman: false });
  pages = new Map(site.pages.map((page) => [page.path, pageToMarkdown(page)]));
});

test.each<[page: string, told: string[], gone: RegExp]>([
  [
    'guides/retries/',
    [
      'at most 9 times',
      'At most 9 attempts',
      'no wait is longer than 47 s',
      '[408, 429, 500, 503, 504].includes',
      'Math.min(3 ** attempt, 47)',
      '13 * Math.random()',
      'Too many at once',
    ],
    /30 s|\b5 attempts|Bad Gateway|Rate limit exceeded/,
  ],
  [
    'errors/bad-gateway/',
    ['- **Retryable**: No', 'Sending the same request again gives the same answer'],
    /Yes, with backoff/,
  ],
  ['errors/rate-limit-exceeded/', ['Too many at once'], /Rate limit exceeded/],
  [
    'operations/map/',
    ['4321', '87,654', '7,777', '6,543', 'Too many at once'],
    /100,000|8,192|Default `?5000/,
  ],
  ['guides/limits/', ['4321', '87,654', '7,777', '4,444', 'Too many at once'], /Rate limit exceeded/],
])('%s says what the description says', (page, told, gone) => {
  const text = pages.get(page)!;
  expect(told.filter((label) => !text.includes(label))).toEqual([]);
  expect(gone.exec(text)?.[0]).toBeUndefined();
});
