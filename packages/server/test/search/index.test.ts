import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DomainRules } from '../../src/capabilities/search/domain-rules.ts';
import { IndexProvider } from '../../src/capabilities/search/index/index-provider.ts';
import { asksNotToBeIndexed, mayIndex, mayShow } from '../../src/capabilities/search/index/page-index.ts';
import { publicHosts } from '../../src/capabilities/search/index/public-hosts.ts';
import { prepareIndex } from '../../src/capabilities/search/index/store.ts';
import { IndexWriter } from '../../src/capabilities/search/index/writer.ts';
import { newStore, storeKinds } from '../support/stores.ts';

const page = (number: number, owner = '', text = `Text number ${number} about teapots.`) => ({
  owner,
  url: `https://example.com/${number}`,
  title: `Page ${number}`,
  description: '',
  language: 'en',
  text,
  statedAt: null,
  seenAt: 1_000_000 + number,
});

test.each(storeKinds)(
  'on %s the pages read longest ago make room, and a team finds its own',
  async (kind) => {
    const { store, close } = await newStore(kind);
    await prepareIndex(store);
    const errors: unknown[] = [];
    const writer = new IndexWriter({
      store,
      maxPages: 20,
      isPublic: async ({ pathname }) => pathname !== '/39',
      onError: (error) => void errors.push(error),
    });
    for (let number = 0; number < 40; number++) writer.offer(page(number, number % 2 ? 'a' : 'b'));
    await writer.idle();
    expect(errors).toEqual([]);
    const { rows } = await sql<{ url: string }>`select url from search_page order by seen_at`.execute(
      store.db,
    );
    expect(rows.map(({ url }) => Number(url.split('/').at(-1)))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 19),
    );
    const provider = new IndexProvider({ store, isApart: true, maxPages: 20 });
    const found = await provider.search({
      query: 'teapot',
      limit: 100,
      sources: new Set(['web']),
      domains: new DomainRules(),
      time: undefined,
      country: undefined,
      location: undefined,
      teamId: 'a',
    });
    const numbers = found.web.map(({ url }) => Number(url.split('/').at(-1)));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => number % 2 === 1)).toBe(true);
    await close();
  },
);

/** Writes pages to an index of its own, and searches it. */
async function searchIn(
  kind: (typeof storeKinds)[number],
  pages: readonly ReturnType<typeof page>[],
  { query, isPublic = true, maxPages = 20 }: { query: string; isPublic?: boolean; maxPages?: number },
) {
  const { store, close } = await newStore(kind);
  await prepareIndex(store);
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const writer = new IndexWriter({ store, maxPages, isPublic: async () => isPublic, onError });
  for (const one of pages) writer.offer(one);
  await writer.idle();
  expect(errors).toEqual([]);
  const countPrivate = () => writer.privatePages;
  const provider = new IndexProvider({ store, isApart: false, maxPages, countPrivate });
  const found = await provider.search({
    query,
    limit: 10,
    sources: new Set(['web']),
    domains: new DomainRules(),
    time: undefined,
    country: undefined,
    location: undefined,
    teamId: 'a',
  });
  await close();
  return {
    urls: found.web.map(({ url }) => url),
    snippets: found.web.map(({ snippet }) => snippet),
    notes: found.notes,
  };
}

test.each(storeKinds)('on %s an empty index says why it is empty', async (kind) => {
  const none = await searchIn(kind, [], { query: 'teapot' });
  expect(none.notes.join()).toContain('Crawl a site first');
  const left = await searchIn(kind, [page(1)], { query: 'teapot', isPublic: false });
  expect(left.notes.join()).toMatch(
    /private addresses.*unless the operator of this service sets `searchPrivate`/,
  );
  const off = await searchIn(kind, [], { query: 'teapot', maxPages: 0 });
  expect(off.notes.join()).toContain('`searchIndexPages` is 0');
});

const filler = Array.from({ length: 12_000 }, (_, at) => `about many kinds of word${at % 700}x`).join(' ');

test.each(storeKinds)('on %s a word at the end of a long page finds it', async (kind) => {
  const long = page(1, '', `${filler.slice(0, 250_000)} and at last the bergamot tea.`);
  const { urls, snippets } = await searchIn(kind, [long, page(2)], { query: 'bergamot' });
  expect(urls).toEqual([long.url]);
  expect(snippets[0]).toContain('**bergamot**');
});

test.each(storeKinds)('on %s a page of as many terms as it can hold is written', async (kind) => {
  const terms = Array.from({ length: 30_000 }, (_, at) => `ä${at.toString(36)}ßüñ漢字`)
    .join(' ')
    .slice(0, 256_000);
  const { urls } = await searchIn(kind, [page(1, '', `Teapots. ${terms}`)], { query: 'teapots' });
  expect(urls).toHaveLength(1);
});

test.each(storeKinds)('on %s a typing error is corrected by the text of pages', async (kind) => {
  const named = page(1, '', 'The kingfisher sits by the river.');
  const { urls } = await searchIn(kind, [named, page(2)], { query: 'kingfihser' });
  expect(urls).toEqual([named.url]);
});

test.each(storeKinds)('on %s the words of a page go with it', async (kind) => {
  const { store, close } = await newStore(kind);
  await prepareIndex(store);
  const writer = new IndexWriter({ store, maxPages: 1, isPublic: async () => true, onError: () => {} });
  writer.offer(page(1, '', 'The kingfisher sits.'));
  await writer.idle();
  writer.offer(page(1, '', 'The sparrow sits.'));
  await writer.idle();
  writer.offer(page(2, '', 'The blackbird sits.'));
  await writer.idle();
  const { rows } = await sql<{ word: string }>`select word from search_word order by word`.execute(store.db);
  expect(rows.map(({ word }) => word)).toEqual(['blackbird', 'example']);
  await close();
});

test.each([
  [{ storeInCache: false }, false],
  [{ storeInCache: true, headers: {} }, true],
  [{ headers: { cookie: 'a=b' } }, false],
  [{ actions: [{ type: 'click' }] }, false],
  [{ profile: { name: 'a' } }, false],
])('a request with %j is for all: %s', (request, want) => {
  expect(mayIndex({ zeroDataRetention: false }, request)).toBe(want);
  expect(mayIndex({ zeroDataRetention: true }, request)).toBe(false);
});

test.each([
  ['https://example.com/?q=token', true],
  ['https://example.com/?page=2', true],
  ['https://example.com/?token=a', false],
  ['https://example.com/?X-Amz-Signature=a', false],
  ['https://a:b@example.com/', false],
])('%s may be shown: %s', (url, want) => {
  expect(mayShow(new URL(url))).toBe(want);
});

test.each([
  ['<meta name="robots" content="noindex, follow">', true],
  ["<META CONTENT='none' NAME='robots'>", true],
  ['<meta name="robots" content="index, follow">', false],
  ['<p>noindex</p>', false],
])('%s asks not to be indexed: %s', (html, want) => {
  expect(asksNotToBeIndexed(html)).toBe(want);
});

test.each([
  ['https://example.com/', ['93.184.216.34'], true],
  ['https://example.com/', ['93.184.216.34', '10.0.0.1'], false],
  ['http://127.0.0.1/', [], false],
  ['http://wiki.internal/', ['93.184.216.34'], false],
])('%s at %j is public: %s', async (url, addresses, want) => {
  expect(await publicHosts(async () => addresses)(new URL(url))).toBe(want);
});
