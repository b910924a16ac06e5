import { sql } from 'kysely';
import { DomainRules } from '../../dist/capabilities/search/domain-rules.js';
import { IndexProvider } from '../../dist/capabilities/search/index/index-provider.js';
import { prepareIndex } from '../../dist/capabilities/search/index/store.js';
import { openSqlite } from '../../dist/platform/store/sqlite/sqlite.js';

/** Pages that are searched for after each kill: the last ones, which a kill affects first. */
const SEARCHED = 5;

export async function openIndex(file) {
  const store = openSqlite(file);
  await prepareIndex(store);
  return store;
}

/** Creates a page with a term that no other page has. */
export function createPage(number) {
  return {
    owner: '',
    url: `https://example.com/${number}`,
    title: `Page ${wordOf(number)}`,
    description: '',
    language: 'en',
    text: `Text about ${wordOf(number)} and about teapots, written once.`,
    statedAt: null,
    seenAt: 1_000_000 + number,
  };
}

/** Creates a term of consonants: `q`, one for each digit, and `x`. */
function wordOf(number) {
  return `q${[...String(number)].map((digit) => 'bcdfghjklm'[digit]).join('')}x`;
}

/**
 * Returns messages about pages that are lost or incomplete, and the number of pages that were written without a report.
 */
export async function findProblems(store, written) {
  const { rows } = await sql`select id, url, terms from search_page order by id`.execute(store.db);
  const { rows: textRows } = await sql`select rowid as id from search_text`.execute(store.db);
  const { rows: entries } = await sql`select pages from search_word where word = 'example'`.execute(store.db);
  const [urls, ids] = [new Set(rows.map(({ url }) => url)), new Set(textRows.map(({ id }) => id))];
  const problems = [
    ...Array.from({ length: written }, (_, number) => createPage(number).url)
      .filter((url) => !urls.has(url))
      .map((url) => `${url} was written and is gone.`),
    ...rows.filter(({ id }) => !ids.has(id)).map(({ url }) => `${url} has no text.`),
  ];
  if (urls.size !== rows.length) problems.push('A page is there twice.');
  if (ids.size !== rows.length) problems.push(`${rows.length} pages have ${ids.size} texts.`);
  if (rows.length > 0 && Number(entries[0]?.pages) !== rows.length)
    problems.push(
      `${entries[0]?.pages} of ${rows.length} pages count for a word that the address of each has.`,
    );
  const provider = new IndexProvider({ store, isApart: false, maxPages: 1e9 });
  for (let number = Math.max(0, written - SEARCHED); number < written; number++) {
    const { web } = await provider.search(searchOf(wordOf(number)));
    if (web[0]?.url !== createPage(number).url)
      problems.push(`${createPage(number).url} is not found by its word.`);
  }
  return { problems, more: rows.length - written };
}

function searchOf(query) {
  const rest = { time: undefined, country: undefined, location: undefined, teamId: 'a' };
  return { query, limit: 10, sources: new Set(['web']), domains: new DomainRules(), ...rest };
}
