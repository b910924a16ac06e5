// Measures the search index with 100,000 pages (or --pages): the time of a query, the time of a write, and the size of
// the index.
//
//   node src/search/speed.js [--pages 100000] [--queries 500] [--store sqlite|postgres] [--file index.db]
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from '../../../server/node_modules/kysely/dist/esm/index.js';
import { openSqlite } from '../../../server/dist/platform/store/sqlite/sqlite.js';
import { openPostgres } from '../../../server/dist/platform/store/postgres/postgres.js';
import { toEntry } from '../../../server/dist/capabilities/search/index/indexed-page.js';
import { IndexProvider } from '../../../server/dist/capabilities/search/index/index-provider.js';
import { plainText } from '../../../server/dist/capabilities/search/index/page-text.js';
import { prepareIndex } from '../../../server/dist/capabilities/search/index/store.js';
import { writeEntries } from '../../../server/dist/capabilities/search/index/write.js';
import { DomainRules } from '../../../server/dist/capabilities/search/domain-rules.js';
import { part, readPackages, createRandom } from './corpus.js';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '500' },
    store: { type: 'string', default: 'sqlite' },
    file: { type: 'string' },
  },
});
const random = createRandom(7);
const pick = (list) => list[Math.floor(random() * list.length)];
const packages = await readPackages();
const paragraphs = packages
  .flatMap(({ readme }) => readme.split(/\n\n+/))
  .map((text) => plainText(text))
  .filter((text) => text.length > 80 && text.length < 1500);
const wordCount = (text) => text.match(/[\p{L}]{3,}/gu) ?? [];

const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
const file = values.file ?? join(folder, 'index.db');
const store = values.store === 'sqlite' ? openSqlite(file) : openPostgres(process.env.TEST_DATABASE_URL, 4);
await prepareIndex(store);

let bytes = 0;
const known = await sql`select count(*) as pages from search_page`.execute(store.db);
if (Number(known.rows[0].pages) === 0) {
  const cpu = process.cpuUsage();
  const batches = [];
  const start = performance.now();
  for (let written = 0; written < Number(values.pages); written += 16) {
    const entries = Array.from({ length: 16 }, (_, at) => pageOf(written + at)).map((page) => {
      bytes += Buffer.byteLength(page.text) + Buffer.byteLength(page.title) + Buffer.byteLength(page.url);
      return toEntry(page);
    });
    const from = performance.now();
    await writeEntries(store, entries);
    batches.push(performance.now() - from);
  }
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  console.log(`paragraphs ${paragraphs.length} of ${packages.length} packages`);
  console.log(
    `pages ${values.pages}, text ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / Number(values.pages) / 1000).toFixed(1)} kB each`,
  );
  console.log(
    `written in ${seconds.toFixed(0)} s; CPU ms a page ${((user + system) / 1000 / Number(values.pages)).toFixed(2)}`,
  );
  console.log(
    `a batch of 16, ms: p50 ${part(batches, 0.5).toFixed(1)} p95 ${part(batches, 0.95).toFixed(1)} most ${Math.max(...batches).toFixed(0)}`,
  );
  console.log(`index ${(await sizeOf()) / 1e6} MB, ${((await sizeOf()) / bytes).toFixed(2)} of the text`);
}

const provider = new IndexProvider({ store, isApart: false, maxPages: 1e9 });
const shapes = {
  'two to four words of one paragraph': () => some(wordCount(pick(paragraphs)), 2 + Math.floor(random() * 3)),
  'one word': () => some(wordCount(pick(paragraphs)), 1),
  'words with a slip': () =>
    slip(
      some(
        wordCount(pick(paragraphs)).filter((word) => word.length > 5),
        2,
      ),
    ),
  'common words': () =>
    some(['the', 'and', 'with', 'for', 'this', 'you', 'can', 'use', 'module', 'option'], 3),
};
for (const [name, queryOf] of Object.entries(shapes)) {
  const times = [];
  const cpus = [];
  let empty = 0;
  for (let at = 0; at < Number(values.queries) / 4; at++) {
    const query = queryOf();
    const used = process.cpuUsage();
    const from = performance.now();
    const found = await provider.search(searchOf(query));
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(used);
    cpus.push((user + system) / 1000);
    if (found.web.length === 0) empty += 1;
  }
  console.log(
    `${name}: p50 ${part(times, 0.5).toFixed(1)} ms, p95 ${part(times, 0.95).toFixed(1)} ms, most ${Math.max(...times).toFixed(0)} ms; CPU p50 ${part(cpus, 0.5).toFixed(1)} p95 ${part(cpus, 0.95).toFixed(1)} ms; without a result ${empty}/${times.length}`,
  );
}
await store.close();
if (values.file === undefined) await rm(folder, { recursive: true });

function pageOf(number) {
  const paragraphsOfPage = Array.from({ length: 5 + Math.floor(random() * 15) }, () => pick(paragraphs));
  const title = some(wordCount(pick(paragraphsOfPage)), 4);
  return {
    owner: '',
    url: `https://site-${number % 500}.example.com/${title.toLowerCase().replaceAll(' ', '-')}-${number}`,
    title,
    description: '',
    language: 'en',
    text: paragraphsOfPage.join(' '),
    statedAt: random() < 0.5 ? Date.now() - Math.floor(random() * 1e11) : null,
    seenAt: Date.now(),
  };
}

function some(list, count) {
  if (list.length === 0) return 'module';
  const at = Math.floor(random() * Math.max(1, list.length - count));
  return list.slice(at, at + count).join(' ');
}

function slip(text) {
  const at = 1 + Math.floor(random() * Math.max(1, text.indexOf(' ') - 2));
  return text.slice(0, at) + text.slice(at + 1);
}

function searchOf(query) {
  return {
    query,
    limit: 10,
    sources: new Set(['web']),
    domains: new DomainRules(),
    time: undefined,
    country: undefined,
    location: undefined,
    teamId: 'a',
  };
}

async function sizeOf() {
  if (values.store === 'postgres') {
    const { rows } =
      await sql`select pg_total_relation_size('search_page') + pg_total_relation_size('search_word') as bytes`.execute(
        store.db,
      );
    return Number(rows[0].bytes);
  }
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes[0];
}
