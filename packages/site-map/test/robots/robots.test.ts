import { expect, test } from 'vitest';
import { parseRobots } from '../../src/robots/robots.ts';

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
])('%j: %s may be fetched: %s', (text, path, allowed) => {
  expect(parseRobots(URL_OF, text, AGENT).allows(`https://a.test${path}`)).toBe(allowed);
});

test.each([
  ['Crawl-delay: 2', 2],
  ['Crawl-delay: 0.5', 0.5],
  ['Crawl-delay: 86400', 30],
  ['Crawl-delay: -1', 0],
  ['Crawl-delay: soon', 0],
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

test('a hostile file stays cheap to match', () => {
  const rules = Array.from({ length: 20_000 }, (_, n) => `Disallow: /${'*a'.repeat(400)}${n}`).join('\n');
  const robots = parseRobots(URL_OF, `User-agent: *\n${rules}`, AGENT);
  const start = process.cpuUsage().user;
  for (let n = 0; n < 10; n++) robots.allows(`https://a.test/${'a'.repeat(1500)}`);
  expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(10);
});
