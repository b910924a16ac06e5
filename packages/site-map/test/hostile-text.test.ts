import { expect, test } from 'vitest';
import { urlPattern } from '../src/crawl/url-shapes.ts';
import { SitemapScanner } from '../src/sitemap/scan.ts';

function readSitemap(text: string): void {
  const scanner = new SitemapScanner();
  for (let at = 0; at < text.length; at += 65_536) scanner.write(text.slice(at, at + 65_536));
  scanner.end();
}

// Texts a site can send that take a careless pattern quadratic time; a second of CPU is far more than linear needs.
test.each<[string, () => unknown]>([
  ['a sitemap tag that is one long name', () => readSitemap(`<urlset><xhtml:link ${'a'.repeat(60_000)}>`)],
  ['sitemap tags of names', () => readSitemap(`<urlset>${`<xhtml:link ${'a'.repeat(2000)}>`.repeat(500)}`)],
  ['a sitemap of white space', () => readSitemap(' '.repeat(20_000_000))],
  ['a sitemap of comments that begin', () => readSitemap(`<urlset>${'<loc><!--'.repeat(500_000)}`)],
  ['a sitemap of quotes', () => readSitemap(`<urlset>${'<a "'.repeat(1_000_000)}`)],
  ['long segments of letters', () => Array.from({ length: 500 }, () => urlPattern(`/${'a'.repeat(2000)}`))],
])('%s is read in linear time', (_, read) => {
  const start = process.cpuUsage().user;
  read();
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(1);
});
