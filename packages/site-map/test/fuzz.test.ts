import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from '../src/html/charset.ts';
import { parseLinkHeader } from '../src/html/link-header.ts';
import { scanHtml } from '../src/html/scan.ts';
import { parseRobots } from '../src/robots/robots.ts';
import { SitemapScanner } from '../src/sitemap/scan.ts';
import { canonicalUrl } from '../src/url/canonical.ts';
import { ODD_ENDINGS, ODD_PIECES } from './support/odd-pages.ts';
import { oracleScan } from './support/oracle.ts';

/** Minutes each property runs, by `FUZZ_MINUTES=5 npm run fuzz`; 0 in `npm test`, where each runs equally often each time. */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const BOUNDS =
  MINUTES > 0
    ? {
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: MINUTES * 60_000,
        markInterruptAsFailure: false,
      }
    : { numRuns: 1000 };

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

const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
const textOf = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

/** Runs the property until its time is up, and tells how often it ran. */
function holds<T>(name: string, arbitrary: fc.Arbitrary<T>, property: (value: T) => void): void {
  test(name, { timeout: MINUTES * 60_000 + 60_000 }, () => {
    const details = fc.check(fc.property(arbitrary, property), BOUNDS);
    if (MINUTES > 0) console.log(`${name}: ${details.numRuns} runs, seed ${details.seed}`);
    expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
    expect(details.numRuns).toBeGreaterThan(10);
  });
}

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
