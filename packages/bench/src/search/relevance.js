// Mean reciprocal rank of the page that a query is for. The pages are READMEs of the packages installed in this
// repository; the queries come from their manifests, whose descriptions are removed from the pages. The index was not
// tuned with these queries. It is compared with MiniSearch with title and text, and with plain FTS5 with its own bm25
// over the same columns.
//
//   node src/search/relevance.js [--queries 400]                   on SQLite
//   ../../.ci/postgres node src/search/relevance.js                on PostgreSQL
import Database from 'libsql';
import MiniSearch from 'minisearch';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DomainRules } from '../../../server/dist/capabilities/search/domain-rules.js';
import { IndexProvider } from '../../../server/dist/capabilities/search/index/index-provider.js';
import { toEntry } from '../../../server/dist/capabilities/search/index/indexed-page.js';
import { plainText } from '../../../server/dist/capabilities/search/index/page-text.js';
import { prepareIndex } from '../../../server/dist/capabilities/search/index/store.js';
import { writeEntries } from '../../../server/dist/capabilities/search/index/write.js';
import { openPostgres } from '../../../server/dist/platform/store/postgres/postgres.js';
import { openSqlite } from '../../../server/dist/platform/store/sqlite/sqlite.js';
import { readPackages, createRandom } from './corpus.js';

const { values } = parseArgs({ options: { queries: { type: 'string', default: '400' } } });
/** Number of results that must contain the page. */
const MAX_RESULTS = 10;
const random = createRandom(20_261_123);
const pages = (await readPackages()).map(({ name, readme, description, keywords }) => ({
  url: `https://example.com/packages/${name.replace('@', '')}`,
  title: name,
  text: plainText(withoutLine(readme, description)),
  description: String(description),
  keywords: Array.isArray(keywords) ? keywords.map(String) : [],
}));
const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
const { TEST_DATABASE_URL: database } = process.env;
const store = database === undefined ? openSqlite(join(folder, 'index.db')) : openPostgres(database, 4);
await prepareIndex(store);
const now = Date.now();
for (let from = 0; from < pages.length; from += 16) {
  const own = pages
    .slice(from, from + 16)
    .map(({ url, title, text }) =>
      toEntry({ owner: '', url, title, description: '', language: 'en', text, statedAt: null, seenAt: now }),
    );
  await writeEntries(store, own);
}
const provider = new IndexProvider({ store, isApart: false, maxPages: 1e9 });
const mini = new MiniSearch({ fields: ['title', 'text'], storeFields: ['url'], idField: 'url' });
mini.addAll(pages);
const plain = new Database(':memory:');
plain.exec('create virtual table page using fts5(url unindexed, title, text)');
const insert = plain.prepare('insert into page (url, title, text) values (?, ?, ?)');
for (const { url, title, text } of pages) insert.run(url, title, text);
const match = plain.prepare('select url from page where page match ? order by bm25(page) limit ?');

const engines = {
  'own index': async (query) => (await provider.search(searchOf(query))).web.map(({ url }) => url),
  MiniSearch: (query) => mini.search(query, { boost: { title: 2 } }).map(({ url }) => url),
  'MiniSearch, prefixes and fuzzy 0.2': (query) =>
    mini.search(query, { boost: { title: 2 }, prefix: true, fuzzy: 0.2 }).map(({ url }) => url),
  'FTS5, all words': (query) =>
    match.all(tokenize(query).map(quoted).join(' '), MAX_RESULTS).map(({ url }) => url),
  'FTS5, any word': (query) =>
    match.all(tokenize(query).map(quoted).join(' OR '), MAX_RESULTS).map(({ url }) => url),
};
const sets = {
  'what the manifest says': ({ description }) => tokenize(description).slice(0, 8).join(' '),
  'three of its keywords': ({ keywords }) => keywords.slice(0, 3).join(' '),
  'with a slip': ({ description }) => slip(tokenize(description).slice(0, 8)),
};
const drawn = pages.map((page) => ({ page, at: random() })).toSorted((a, b) => a.at - b.at);
const sampled = drawn.slice(0, Number(values.queries)).map(({ page }) => page);
console.log(`${pages.length} pages on ${store.kind}`);
for (const [name, queryOf] of Object.entries(sets)) {
  const queries = sampled
    .map((page) => [queryOf(page), page.url])
    .filter(([query]) => tokenize(query).length > 1);
  const scores = await Promise.all(
    Object.entries(engines).map(async ([engine, search]) => {
      let sum = 0;
      for (const [query, url] of queries) {
        const rank = (await search(query)).slice(0, MAX_RESULTS).indexOf(url);
        sum += rank < 0 ? 0 : 1 / (rank + 1);
      }
      return `${engine} ${(sum / queries.length).toFixed(3)}`;
    }),
  );
  console.log(`${name}, ${queries.length} queries: ${scores.join(', ')}`);
}
await store.close();
await rm(folder, { recursive: true });

/** Removes the description, since many READMEs start with the text that is the query. */
function withoutLine(readme, description) {
  return description === '' ? readme : readme.replaceAll(String(description), ' ');
}

function tokenize(text) {
  return String(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

function quoted(word) {
  return `"${word}"`;
}

/** Removes one character from the longest word. */
function slip(wordCount) {
  const longest = wordCount.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return wordCount
    .map((word) => (word === longest && word.length > 4 ? word.slice(0, 2) + word.slice(3) : word))
    .join(' ');
}

function searchOf(query) {
  const rest = { time: undefined, country: undefined, location: undefined, teamId: 'a' };
  return { query, limit: MAX_RESULTS, sources: new Set(['web']), domains: new DomainRules(), ...rest };
}
