import { expect, test } from 'vitest';
import { parseLinkHeader } from '../src/html/page-links.ts';
import { scanHtml } from '../src/html/scan.ts';
import { canonicalUrl } from '../src/url/canonical.ts';

/** `%41`, escaped so often that each pass of decoding uncovers only the next. */
function nested(times: number): string {
  let text = '%41';
  for (let pass = 0; pass < times; pass++) {
    const at = text.lastIndexOf('%') + 1;
    text = `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;
  }
  return text;
}

// Texts a site can send that take a careless pattern quadratic time; a second of CPU is far more than linear needs.
test.each<[string, () => unknown]>([
  [
    'a Link header that only begins',
    () => Array.from({ length: 20 }, () => parseLinkHeader('<'.repeat(16_384))),
  ],
  [
    'a Link header of strings that only begin',
    () => Array.from({ length: 20 }, () => parseLinkHeader('<>\\"'.repeat(4096))),
  ],
  ['escapes in escapes', () => canonicalUrl(new URL(`http://a.test/${nested(4000)}`))],
  ['escapes in escapes in a query', () => canonicalUrl(new URL(`http://a.test/?${nested(4000)}`))],
  ['open quotes', () => scanHtml('<a title="'.repeat(300_000))],
  ['open comments', () => scanHtml('<!--'.repeat(800_000))],
  ['foreign content', () => scanHtml('<svg><p>'.repeat(400_000))],
])('%s is read in linear time', (_, read) => {
  const start = process.cpuUsage().user;
  read();
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(1);
});

test('a URL whose escapes never settle is no page', () => {
  expect(canonicalUrl(new URL(`http://a.test/${nested(3)}`))).toBe('http://a.test/A');
  expect(canonicalUrl(new URL(`http://a.test/${nested(40)}`))).toBeUndefined();
  expect(canonicalUrl(new URL(`http://a.test/?${nested(40)}`))).toBeUndefined();
});
