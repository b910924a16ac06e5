import * as fc from 'fast-check';
import { expect } from 'vitest';
import { SitemapScanner } from '../src/sitemap/scan.ts';
import { bytes, holds, textOf } from '../../net/test/support/fuzz.ts';

const SITEMAP_PIECES = [
  '<urlset>',
  '<sm:urlset xmlns:sm="x">',
  '<sitemapindex>',
  '<rss>',
  '<feed>',
  '<url>',
  '<loc>',
  '</loc>',
  '<sm:loc>',
  '<link>',
  '</link>',
  '<link href="https://a.test/x"/>',
  '<link rel="self" href=\'x\'>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?',
  '?>',
  '<!DOCTYPE a [<!ENTITY b "c">',
  ']>',
  '&amp;',
  '&#x41;',
  '&#1114112;',
  '&b;',
  'https://a.test/',
  '<image:loc>',
  '"',
  "'",
  '>',
  '<',
  '\n',
];

holds(
  'a sitemap reads the same however it is cut into chunks',
  fc.tuple(textOf(SITEMAP_PIECES), fc.nat(60)),
  ([text, at]) => {
    const file = `<urlset>${text}`;
    const whole = new SitemapScanner();
    whole.write(file);
    const parts = new SitemapScanner({ minChunk: 1 });
    for (let from = 0; from < file.length; from += at + 1) parts.write(file.slice(from, from + at + 1));
    expect(parts.end()).toEqual(whole.end());
  },
);

holds(
  'no text makes the sitemap scanner throw',
  fc.oneof(textOf(SITEMAP_PIECES), fc.string(), bytes.map(String)),
  (text) => {
    const scanner = new SitemapScanner();
    scanner.write(text);
    expect(scanner.end().urls.length).toBeLessThanOrEqual(text.length);
  },
);
