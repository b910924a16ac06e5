import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { decodeHtml } from '../src/html/charset.ts';
import { parseLinkHeader } from '../src/html/page-links.ts';
import { scanHtml } from '../src/html/scan.ts';
import { parseRobots } from '../src/robots/robots.ts';
import { canonicalUrl } from '../src/url/canonical.ts';
import { bytes, holds, textOf } from './support/fuzz.ts';
import { ODD_ENDINGS, ODD_PIECES } from './support/odd-pages.ts';
import { oracleScan } from './support/oracle.ts';

const ROBOTS_PIECES = [
  'User-agent: *\n',
  'Disallow: /*a*b$\n',
  'Allow: /',
  'Crawl-delay: 1e999\n',
  'Sitemap: x\n',
  '\r',
  '#',
  ':',
  '*',
  '%',
];
const URL_PIECES = [
  'http://a.test',
  'https://B.test:443/',
  '/',
  '//',
  '..',
  '.',
  '%41',
  '%2',
  '%',
  '%2e',
  '%25',
  '35',
  ';jsessionid=1',
  '?',
  '&',
  'utm_source=1',
  'a=b',
  '#',
  '@',
  ':',
  '\\',
  ' ',
  'ü',
];

holds('no bytes make the page scanner throw', fc.tuple(bytes, fc.string()), ([body, type]) => {
  const { links, title, description } = scanHtml(decodeHtml(body, type));
  expect(links.length + (title?.length ?? 0) + (description?.length ?? 0)).toBeGreaterThanOrEqual(0);
});

const page = fc
  .tuple(textOf(ODD_PIECES), fc.constantFrom(...ODD_ENDINGS))
  .map((parts) => `<!doctype html><body>${parts.join('')}`);
const links = (hrefs: readonly string[]): string[] => [...new Set(hrefs)].toSorted();
holds('the page scanner and parse5 agree', page, (html) => {
  const scan = scanHtml(html);
  const oracle = oracleScan(html);
  const ours = [links(scan.links.map(({ href }) => href)), scan.base, scan.title];
  expect(isDeepStrictEqual(ours, [links(oracle.hrefs), oracle.base, oracle.title]), html).toBe(true);
});

holds('a canonical URL is its own canonical form', textOf(URL_PIECES), (text) => {
  if (!URL.canParse(text)) return;
  const once = canonicalUrl(new URL(text));
  if (once !== undefined) expect(canonicalUrl(new URL(once))).toBe(once);
});

holds(
  'no robots.txt and no Link header throws',
  fc.tuple(textOf(ROBOTS_PIECES), fc.string()),
  ([robots, header]) => {
    const { crawlDelay } = parseRobots('http://a.test/robots.txt', robots, 'WebDataBot');
    expect(crawlDelay).toBeGreaterThanOrEqual(0);
    expect(crawlDelay).toBeLessThanOrEqual(30);
    expect(parseLinkHeader(header).length).toBeLessThanOrEqual(200);
  },
);
