import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import type { Robot } from 'robots-parser';
import { expect, test } from 'vitest';
import { parseRobots } from '../../src/robots/robots.ts';
import { canonicalUrl } from '../../src/url/canonical.ts';

const URL_OF = 'https://a.test/robots.txt';
const AGENT = 'WebDataBot/2.0 (+https://example.test)';

test.each([
  ['User-agent: *\nDisallow: /private', '/private/x', false],
  ['User-agent: *\nDisallow: /private', '/public', true],
  ['User-agent: *\nDisallow: /\nAllow: /open', '/open/x', true],
  ['User-agent: *\nDisallow: /*.php$', '/x.php', false],
  ['User-agent: *\nDisallow: /*.php$', '/x.php5', true],
  ['User-agent: WebDataBot\nDisallow: /x\n\nUser-agent: *\nDisallow: /', '/y', true],
  ['User-agent: webdatabot\nDisallow: /x', '/x', false],
  ['User-agent: Other\nDisallow: /', '/x', true],
  ['\uFEFFUser-agent: *\r\nDisallow: /x # why', '/x', false],
  ['Disallow: /x', '/x', true],
  ['nonsense', '/x', true],
  ['', '/x', true],
  // One group may name several crawlers, and several groups one (RFC 9309 §2.2.1).
  ['User-agent: A\nUser-agent: WebDataBot\nDisallow: /x', '/x', false],
  ['User-agent: WebDataBot\nDisallow: /x\n\nUser-agent: WebDataBot\nDisallow: /y', '/x', false],
  ['User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /y', '/x', false],
  ['User-agent: WebDataBot\n\nUser-agent: Other\nDisallow: /', '/x', false],
  ['User-agent: WebDataBot\nSitemap: /s.xml\nUser-agent: Other\nDisallow: /', '/x', false],
  ['User-agent: WebDataBot\nDisallow:\n\nUser-agent: *\nDisallow: /', '/x', true],
  ['User-agent: WebDataBot/1.0\nDisallow: /', '/x', false],
  ['User-agent: WebDataBotX\nDisallow: /', '/x', true],
  ['user-AGENT : *\rDISALLOW : /x', '/x', false],
  ['User-agent: *\nHost: a.test\nDisallow: /x', '/x', false],
  // The longest match decides, and of equal ones the one that allows (§2.2.2).
  ['User-agent: *\nDisallow: /\nAllow: /x', '/x', true],
  ['User-agent: *\nAllow: /x\nDisallow: /x', '/x', true],
  ['User-agent: *\nAllow: /p\nDisallow: /p/q', '/p/q/r', false],
  ['User-agent: *\nAllow: /page\nDisallow: /*.htm', '/page.htm', false],
  ['User-agent: *\nAllow: /$\nDisallow: /', '/', true],
  ['User-agent: *\nAllow: /$\nDisallow: /', '/x', false],
  ['User-agent: *\nDisallow: /', '/robots.txt', true],
  // `*` is any text, `$` only at the end is one (§2.2.3).
  ['User-agent: *\nDisallow: /*?', '/x?y', false],
  ['User-agent: *\nDisallow: /*?', '/x', true],
  ['User-agent: *\nDisallow: /a*b*c$', '/a1b2c3c', false],
  ['User-agent: *\nDisallow: /a*b*c$', '/a1b2c3', true],
  ['User-agent: *\nDisallow: /a$b', '/a$b', false],
  ['User-agent: *\nDisallow: /ab*b$', '/ab', true],
  ['User-agent: *\nDisallow: *x', '/a/x', false],
  ['User-agent: *\nDisallow: *', '/', false],
  ['User-agent: *\nDisallow: x', '/x', true],
  ['User-agent: *\nDisallow: /%2A', '/*', false],
  // Paths are compared as octets, however either side escapes them (§2.2.2).
  ['User-agent: *\nDisallow: /ü', '/%C3%BC', false],
  ['User-agent: *\nDisallow: /%c3%bc', '/%C3%BC', false],
  ['User-agent: *\nDisallow: /%7Ejoe', '/~joe', false],
  ['User-agent: *\nDisallow: /a%3Cb', '/a%3cb', false],
  ['User-agent: *\nDisallow: /a/b', '/a%2Fb', true],
  // What a URL cannot hold as it is stands escaped in every path, whatever the file says.
  ['User-agent: *\nDisallow: /my folder/', '/my%20folder/x', false],
  ['User-agent: *\nDisallow: /my%20folder/', '/my%20folder/x', false],
  ['User-agent: *\nDisallow: /a"b', '/a%22b', false],
  ['User-agent: *\nDisallow: /{id}', '/%7Bid%7D', false],
  ['User-agent: *\nDisallow: /<a>`', '/%3Ca%3E%60', false],
  ['User-agent: *\nDisallow: /a\tb', '/a%09b', false],
  ['User-agent: *\nDisallow: /[a]|b', '/[a]|b', false],
])('%j: %s may be fetched: %s', (text, path, allowed) => {
  expect(parseRobots(URL_OF, text, AGENT).allows(`https://a.test${path}`)).toBe(allowed);
});

const PRINTABLE = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCharCode(0x21 + at));
const escaped = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Whether a rule lets a link be fetched, which is known by its canonical form. */
function allows(rule: string, path: string): boolean {
  const url = canonicalUrl(new URL(`https://a.test${path}`)) ?? '';
  return parseRobots(URL_OF, `User-agent: *\nDisallow: ${rule}`, AGENT).allows(url);
}

// `#` begins a comment in the one and a fragment in the other, and a URL's path turns `\` into `/`.
const WRITABLE = [...PRINTABLE.filter((character) => character !== '#'), 'é', '字'];
test.each(WRITABLE)('a rule written as the link is covers it: %s', (character) => {
  const inPath = `/x${character}y`;
  const inQuery = `/x?q=${character}y`;
  const rules = character === '\\' ? [] : [[inPath, inPath] as const];
  for (const [rule, path] of [...rules, [inQuery, inQuery] as const, [`/*${character}y`, inQuery] as const])
    expect([rule, path, allows(rule, path)]).toEqual([rule, path, false]);
});

test.each(PRINTABLE)('a rule and a link that both escape %s meet', (character) => {
  for (const path of [`/x${escaped(character)}y`, `/x?q=${escaped(character)}y`]) {
    expect([path, allows(path, path)]).toEqual([path, false]);
    expect([path, allows(path.toLowerCase(), path)]).toEqual([path, false]);
  }
});

// A URL parser escapes `'` in a query and leaves it in a path: no rule can tell which it will be.
test.each(PRINTABLE.filter((character) => /[A-Za-z0-9._~'-]/.test(character)))(
  '%s is the same with and without its escape',
  (character) => {
    for (const start of ['/x', '/x?q=']) {
      expect(allows(`${start}${escaped(character)}y`, `${start}${character}y`)).toBe(false);
      expect(allows(`${start}${character}y`, `${start}${escaped(character)}y`)).toBe(false);
    }
  },
);

test.each([...':/?[]@!&()+,;='])('%s is another URL with its escape (RFC 3986 §2.2)', (character) => {
  expect(allows(`/x${character}y`, `/x${escaped(character)}y`)).toBe(true);
  expect(allows(`/x${escaped(character)}y`, `/x${character}y`)).toBe(true);
});

test.each([
  ['Crawl-delay: 2', 2],
  ['Crawl-delay: 0.5', 0.5],
  ['Crawl-delay: 86400', 30],
  ['Crawl-delay: -1', 0],
  ['Crawl-delay: soon', 0],
  ['Crawl-delay: 1\nCrawl-delay: 3\nCrawl-delay: soon', 3],
  ['Crawl-delay:', 0],
  ['Disallow: /\nUser-agent: Other\nCrawl-delay: 9', 0],
])('%s means %d seconds', (line, seconds) => {
  expect(parseRobots(URL_OF, `User-agent: *\n${line}`, AGENT).crawlDelay).toBe(seconds);
});

test('sitemaps are absolute, wherever they stand', () => {
  const text = 'Sitemap: /a.xml\nUser-agent: x\nsitemap:https://b.test/b.xml?c=1\nSITEMAP : c.xml';
  expect(parseRobots(URL_OF, text, AGENT).sitemaps).toEqual([
    'https://a.test/a.xml',
    'https://b.test/b.xml?c=1',
    'https://a.test/c.xml',
  ]);
});

test.each([
  ['wildcards', (n: number) => `Disallow: /${'*a'.repeat(400)}${n}`],
  ['short wildcards', (n: number) => `Disallow: /*b${n}`],
  ['long rules', (n: number) => `Disallow: /${'a'.repeat(1500)}${n}`],
  ['spaces', (n: number) => `Disallow:${' '.repeat(8000)}x${n}`],
])('a hostile file of %s stays cheap to read and to match', (_, rule) => {
  const rules = Array.from({ length: 20_000 }, (__, n) => rule(n))
    .join('\n')
    .slice(0, 512_000);
  const start = process.cpuUsage().user;
  const robots = parseRobots(URL_OF, `User-agent: *\n${rules}`, AGENT);
  for (let n = 0; n < 100; n++) robots.allows(`https://a.test/${'a'.repeat(2000)}`);
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(3);
});

// Its types declare a default export that its code does not have.
const robotsParser = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robot;

test('robots-parser says the same of every file both read alike', () => {
  const pattern = fc
    .array(fc.constantFrom('a', 'b', '/', '*', '?', '.x'), { maxLength: 6 })
    .map((parts) => `/${parts.join('').replace(/\*+/g, '*')}`);
  const rule = fc
    .tuple(fc.constantFrom('Allow', 'Disallow'), pattern, fc.constantFrom('', '$'))
    .map(([key, path, end]) => `${key}: ${path}${end}`);
  const group = fc
    .tuple(fc.constantFrom('*', 'WebDataBot', 'Other'), fc.array(rule, { minLength: 1, maxLength: 4 }))
    .map(([agent, rules]) => [`User-agent: ${agent}`, ...rules].join('\n'));
  const file = fc.array(group, { maxLength: 3 }).map((groups) => groups.join('\n\n'));
  const path = fc
    .array(fc.constantFrom('a', 'b', '/', '?q', '.x'), { maxLength: 8 })
    .map((parts) => `https://a.test/${parts.join('')}`);
  const property = fc.property(file, path, (text, href) => {
    const theirs = robotsParser(URL_OF, text).isAllowed(href, 'WebDataBot') ?? true;
    expect(parseRobots(URL_OF, text, AGENT).allows(href), `${text}\n${href}`).toBe(theirs);
  });
  fc.assert(property, { numRuns: 5000 });
});
