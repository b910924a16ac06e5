import { expect, test } from 'vitest';
import { rank } from '../../src/rank/rank.ts';

const link = (
  path: string,
  title?: string,
  description?: string,
): { url: string; title?: string; description?: string } => ({
  url: `https://example.com${path}`,
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
});

function ranked(links: readonly { url: string }[], query: string): string[] {
  return rank(links, query).map(({ url }) => url.replace('https://example.com', ''));
}

test('filters nothing, and equal links keep their order', () => {
  const links = ['/b', '/a', '/c'].map((path) => link(path));
  for (const query of ['zebra', '', '  ', '!?']) expect(ranked(links, query)).toEqual(['/b', '/a', '/c']);
});

test.each([
  [
    'a word in the URL before the title before the description',
    'pricing',
    [link('/x', 'x', 'pricing'), link('/y', 'Pricing'), link('/pricing')],
    ['/pricing', '/y', '/x'],
  ],
  [
    'a whole word before its beginning before its inside',
    'blog',
    [link('/weblog'), link('/blogging'), link('/blog')],
    ['/blog', '/blogging', '/weblog'],
  ],
  [
    'both words before one',
    'api guide',
    [link('/api'), link('/guide'), link('/guide-api')],
    ['/guide-api', '/api', '/guide'],
  ],
  [
    'the rare word counts more',
    'docs zebra',
    [link('/docs/a'), link('/docs/b'), link('/docs/c'), link('/zebra')],
    ['/zebra', '/docs/a', '/docs/b', '/docs/c'],
  ],
  [
    'the phrase before its words apart',
    'release notes',
    [link('/notes/release'), link('/x', 'Release notes'), link('/release/notes', 'Release notes')],
    ['/release/notes', '/x', '/notes/release'],
  ],
  [
    'short before long',
    'docs',
    [link('/docs/and/a/very/long/path/with/many/words'), link('/docs')],
    ['/docs', '/docs/and/a/very/long/path/with/many/words'],
  ],
  [
    'case and accents do not matter',
    'CAFÉ',
    [link('/x'), link('/cafe'), link('/y', 'Le Café')],
    ['/cafe', '/y', '/x'],
  ],
  ['escaped URLs are read', 'über', [link('/x'), link('/%C3%BCber-uns')], ['/%C3%BCber-uns', '/x']],
  ['Chinese', '价格', [link('/x'), link('/y', '产品价格列表')], ['/y', '/x']],
  [
    'Japanese',
    '採用情報',
    [link('/x'), link('/y', '情報'), link('/z', '株式会社の採用情報')],
    ['/z', '/y', '/x'],
  ],
  ['Thai', 'ราคา', [link('/x'), link('/y', 'ตารางราคาสินค้า')], ['/y', '/x']],
  ['Arabic', 'أسعار', [link('/x'), link('/y', 'أسعار المنتجات')], ['/y', '/x']],
  ['Cyrillic', 'цены', [link('/x'), link('/y', 'Наши Цены')], ['/y', '/x']],
  ['Korean', '가격', [link('/x'), link('/y', '가격 안내')], ['/y', '/x']],
  ['Devanagari', 'मूल्य', [link('/x'), link('/y', 'मूल्य सूची')], ['/y', '/x']],
  [
    'a word as written before its other forms before longer words',
    'guide',
    [link('/guidelines'), link('/guides'), link('/guide')],
    ['/guide', '/guides', '/guidelines'],
  ],
  // Signs of vowels and voicing make other words, accents do not.
  ['Hindi flower, not fruit', 'फूल', [link('/x', 'फल'), link('/y', 'फूल')], ['/y', '/x']],
  ['Thai year, not crab', 'ปี', [link('/x', 'ปู'), link('/y', 'ปี')], ['/y', '/x']],
  ['Japanese bread, not Khan', 'パン', [link('/x', 'ハン'), link('/y', 'パン')], ['/y', '/x']],
  ['half-width Japanese', 'ガス', [link('/x', 'カス'), link('/y', 'ｶﾞｽ')], ['/y', '/x']],
  ['Hebrew with and without points', 'שָׁלוֹם', [link('/x'), link('/y', 'שלום')], ['/y', '/x']],
  ['Arabic with and without signs', 'مُحَمَّد', [link('/x'), link('/y', 'محمد')], ['/y', '/x']],
  // Letters that are no accented ones, yet are written without their mark.
  ['sharp s', 'STRASSE', [link('/x'), link('/y', 'Straße')], ['/y', '/x']],
  ['Polish', 'lodz', [link('/x'), link('/y', 'Łódź')], ['/y', '/x']],
  ['Danish', 'smørrebrød', [link('/x'), link('/smorrebrod')], ['/smorrebrod', '/x']],
  ['Turkish', 'ısparta', [link('/x'), link('/y', 'ISPARTA')], ['/y', '/x']],
  ['Vietnamese', 'đồng', [link('/x'), link('/dong')], ['/dong', '/x']],
  ['umlauts as URLs spell them', 'Übersicht', [link('/x'), link('/uebersicht')], ['/uebersicht', '/x']],
  ['a stroke as URLs spell it', 'Øl', [link('/x'), link('/oel')], ['/oel', '/x']],
  ['what is no letter counts where it stands', 'C#', [link('/x', 'C'), link('/y', 'C#')], ['/y', '/x']],
  ['endings of other scripts stay', 'цена', [link('/x', 'цены'), link('/y', 'цена')], ['/y', '/x']],
  ['broken escapes harm nothing', 'x', [link('/%zz'), link('/x%')], ['/x%', '/%zz']],
])('%s', (_, query, links, order) => {
  expect(ranked(links, query)).toEqual(order);
});

test('a title that is null, as of a database row, is none', () => {
  const links = [{ url: 'https://a.test/x', title: null as never }, { url: 'https://a.test/y' }];
  expect(rank(links, 'y')[0]?.url).toBe('https://a.test/y');
});

const DOCS = [
  link('/', 'Docs', 'Everything about the API: operations, errors, limits and how to retry.'),
  link(
    '/guides/quick-start/',
    'Quick start',
    'From nothing to the first answer. Failed requests are retried.',
  ),
  link('/guides/retries/', 'Retries', 'Which failures pass, and how long to wait for them.'),
  link('/guides/client/', 'The client', 'Calls with types: it retries, pages and gives up in time.'),
  link('/guides/authentication/', 'Authentication', 'Keys, where they go and how to change one.'),
  link('/guides/validation/', 'Checking requests', 'A validator for every server.'),
  link('/guides/mapping/', 'Mapping a website', 'All URLs of a site in one call.'),
  link('/guides/limits/', 'Limits and cost', 'Requests a minute, jobs at once, credits.'),
  link('/operations/map/', 'Map a website', 'POST /map'),
  link('/operations/scrape/', 'Scrape one page', 'POST /scrape'),
  link('/errors/rate-limit-exceeded/', 'Rate limit exceeded', 'Too many requests: wait and try again.'),
  link('/errors/request-timeout/', 'Request Timeout', 'The time was up before anything was found.'),
  link('/pricing', 'Plans and prices', 'What it costs, billed by the month.'),
  link('/blog/2026/why-we-retry', 'Why we retry', 'What a year of failures taught us.'),
  link('/company', 'About us', 'Who we are.'),
];

test.each([
  ['retry', '/guides/retries/', '/blog/2026/why-we-retry'],
  ['retries', '/guides/retries/'],
  ['retrying', '/guides/retries/', '/blog/2026/why-we-retry'],
  ['authenticate', '/guides/authentication/'],
  ['validate', '/guides/validation/'],
  ['map', '/operations/map/', '/guides/mapping/'],
  ['mapping', '/guides/mapping/', '/operations/map/'],
  ['scraping', '/operations/scrape/'],
  ['timeouts', '/errors/request-timeout/'],
  ['rate limits', '/errors/rate-limit-exceeded/'],
  ['price', '/pricing'],
  ['companies', '/company'],
  ['client guide', '/guides/client/'],
])('in a documentation, %s leads to %s first', (query, ...best) => {
  expect(ranked(DOCS, query).slice(0, best.length)).toEqual(best);
});

test('an international host is read in its own letters', () => {
  const links = [{ url: 'https://a.test/' }, { url: 'https://xn--bcher-kva.test/' }];
  expect(rank(links, 'bücher')[0]?.url).toBe('https://xn--bcher-kva.test/');
});

test('100,000 links take one linear pass', () => {
  const links = Array.from({ length: 100_000 }, (_, n) =>
    link(`/section-${n % 97}/item-${n}`, `Item ${n}`, `About item ${n}`),
  );
  const start = process.cpuUsage();
  expect(rank(links, 'item section 42')).toHaveLength(100_000);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});
