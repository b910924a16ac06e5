import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { search } from '../support/search.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': '<title>Home</title><p>Welcome to the shop of tea and tools.</p>',
  '/pricing':
    '<title>Plans and prices</title><p>The Team plan costs 20 a month. Starter is free for ever.</p>',
  '/retries':
    '<title>Retrying requests</title><p>A request that failed is retried with exponential backoff and jitter.</p>',
  '/copy':
    '<title>Retrying requests</title><p>A request that failed is retried with exponential backoff and jitter.</p>',
  '/jp': '<title>検索エンジン</title><p>このページは全文検索エンジンの作り方を説明します。</p>',
  '/de':
    '<title>Preisliste für Bücher</title><p>Die Preisliste nennt den Preis von jedem Buch über Straßenbau.</p>',
  '/hook': '<title>Webhooks</title><p>A webhook is called when a job ends.</p>',
  '/cpp': '<title>C++ templates</title><p>Modern C++ has concepts.</p>',
  '/csharp': '<title>C# generics</title><p>Types in C# are reified, and C# is not C.</p>',
  '/noindex':
    '<meta name="robots" content="noindex"><title>Hidden</title><p>Nobody finds the word xylophone here.</p>',
};

function page(path: string): string | undefined {
  return PAGES[path.split('?')[0]!];
}

async function scrape(server: TestServer, key: string, url: string, more: object = {}): Promise<void> {
  const response = await fetch(`${server.url}/v2/scrape`, {
    method: 'POST',
    body: JSON.stringify({ url, ...more }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

/** Pages are found a moment after they were read. */
async function found(server: TestServer, key: string, query: string, count: number): Promise<void> {
  for (;;) {
    const { body } = await search(server, key, { query });
    if (body.data === undefined) throw new Error(server.log.slice(-3).join('\n'));
    if (body.data.web?.length === count) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe.each(storeKinds)('the index on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  let key: string;
  const paths = async (query: string, more: object = {}): Promise<string[]> => {
    const { body } = await search(server, key, { query, ...more });
    return (body.data.web ?? []).map(({ url }) => url.slice(site.url.length));
  };
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const text = page(request.url ?? '/');
      if (text === undefined) return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
    });
    server = await startTestServer({ searchPrivate: 'on' }, kind);
    ({ key } = await server.caller());
    const empty = await search(server, key, { query: 'anything' });
    expect(empty.body).toMatchObject({ data: { web: [] }, creditsUsed: 0 });
    expect(empty.body.warning).toContain('The search index of this service is empty');
    for (const path of Object.keys(PAGES)) await scrape(server, key, `${site.url}${path}`);
    await found(server, key, 'webhook', 1);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  test.each([
    ['a word', 'prices', ['/pricing']],
    ['another form of it', 'retry', ['/retries']],
    ['two words, one of them in the text', 'team prices', ['/pricing']],
    ['a slip', 'retryign', ['/retries']],
    ['Japanese', '全文検索', ['/jp']],
    ['accents left out', 'bucher', ['/de']],
    ['ß spelled out', 'strassenbau', ['/de']],
    ['the beginning of a joined word', 'preislis', ['/de']],
    ['the end of a joined word', 'liste', ['/de']],
    ['one word as two', 'web hook', ['/hook']],
    ['nothing of a page that asks not to be indexed', 'xylophone', []],
    ['nothing for letters that nobody wrote', 'qqqzzzq', []],
  ])('finds %s', async (_title, query, want) => {
    expect(await paths(query)).toEqual(want);
  });

  test.each([
    ['words in their order', '"retried with exponential"', ['/retries']],
    ['nothing where they stand in another', '"exponential with retried"', []],
    ['pages without a word', 'request -retries', []],
    ['pages without words in their order', 'plan -"costs 20"', []],
    ['what a domain has', 'prices site:127.0.0.1', ['/pricing']],
    ['nothing of another domain', 'prices site:example.com', []],
    ['nothing of a domain that is left out', 'prices -site:127.0.0.1', []],
    ['either word', 'prices OR xylophones', ['/pricing']],
    ['a word with its signs', 'C++', ['/cpp', '/csharp']],
  ])('understands operators: %s', async (_title, query, want) => {
    expect(await paths(query)).toEqual(want);
  });

  test('says that operators alone are no query', async () => {
    const { body } = await search(server, key, { query: 'site:127.0.0.1 -tea' });
    expect(body).toMatchObject({
      data: { web: [] },
      warning: expect.stringContaining('no words to look for'),
    });
  });

  // As users and programs write them, the operators of the databases among them.
  test.each([
    '"*"',
    'NEAR(',
    'NEAR("a" "b", 5)',
    'a AND',
    'col:',
    'title:tea',
    "';drop table search_page;--",
    '<->',
    '!tea',
    ':*',
    '^tea',
    '{tea}',
    '\u0000',
    '\ud83d',
    '-',
    '-"',
    '"'.repeat(500),
    '🚀',
    'site:',
    '-site:',
  ])('is asked without harm for %j', async (query) => {
    expect((await search(server, key, { query })).status).toBe(200);
  });

  test('marks the words of a snippet', async () => {
    const { body } = await search(server, key, { query: 'team plan' });
    expect(body.data.web?.[0]).toMatchObject({
      title: 'Plans and prices',
      description: expect.stringContaining('The Team plan costs 20 a month.'),
      snippet: expect.stringContaining('The **Team** **plan** costs 20 a month.'),
    });
    expect(body).toMatchObject({ creditsUsed: 1 });
  });

  test('keeps to domains and to times', async () => {
    expect(await paths('prices', { includeDomains: ['127.0.0.1.example'] })).toEqual([]);
    expect(await paths('prices', { excludeDomains: ['example.com'] })).toEqual(['/pricing']);
    expect(await paths('prices', { tbs: 'qdr:h' })).toEqual(['/pricing']);
    expect(await paths('prices', { tbs: 'cdr:1,cd_min:01/01/2001,cd_max:12/31/2001' })).toEqual([]);
    for (const tbs of [
      'qdr:n30',
      'qdr:h,sbd:1',
      'sbd:1,qdr:d',
      'sbd:1',
      'cdr:1,cd_min:1/1/2020,cd_max:12/31/2199',
    ])
      expect(await paths('prices', { tbs })).toEqual(['/pricing']);
    const never = await search(server, key, {
      query: 'prices',
      tbs: 'cdr:1,cd_min:2/1/2030,cd_max:1/1/2030',
    });
    expect(never.body).toMatchObject({
      data: { web: [] },
      warning: 'The range of `tbs` ends before it begins: nothing lies in it.',
    });
  });

  test('names what it cannot do', async () => {
    const { body } = await search(server, key, {
      query: 'tea',
      sources: ['news', { type: 'images' }],
      country: 'DE',
    });
    expect(body.data).toEqual({ news: [], images: [] });
    expect(body.warning).toBe(
      'The search index of this service has no news. The search index of this service has no images. The search index of this service knows no places: `country` had no effect.',
    );
  });

  test('leaves the source of other clients empty, and says so', async () => {
    const { body } = await search(server, key, { query: 'team plan', sources: ['web', 'alexandria'] });
    expect(Object.keys(body.data)).toEqual(['web']);
    expect(body.data.web).not.toEqual([]);
    expect(body.warning).toBe('The source alexandria has no results here.');
    const alone = await search(server, key, { query: 'team plan', sources: [{ type: 'alexandria' }] });
    expect(alone.body).toMatchObject({ data: {}, creditsUsed: 0 });
  });

  test('returns the content of each result', async () => {
    const before = (await server.team((await server.caller()).teamId)).id;
    expect(before).toBeTruthy();
    const { body } = await search(server, key, {
      query: 'team plan',
      scrapeOptions: { formats: ['markdown', 'links'] },
    });
    expect(body.data.web?.[0]).toMatchObject({
      markdown: expect.stringContaining('Team plan'),
      links: [],
      metadata: { statusCode: 200 },
    });
    expect(body.creditsUsed).toBe(2);
  });

  test('keeps out what is not for others', async () => {
    await scrape(server, key, `${site.url}/pricing?token=s3cret`);
    await scrape(server, key, `${site.url}/pricing?a=1`, { storeInCache: false });
    await scrape(server, key, `${site.url}/pricing?a=2`, { headers: { cookie: 'a=b' } });
    const { key: private_ } = await server.caller({ team: { zeroDataRetention: true } });
    await scrape(server, private_, `${site.url}/pricing?a=3`);
    await scrape(server, key, `${site.url}/?last`);
    await expect.poll(() => paths('tea tools')).toHaveLength(1);
    expect(await paths('prices', { limit: 100 })).toEqual(['/pricing']);
  });
});
