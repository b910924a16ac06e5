import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { lockSetup } from '../../store/migrate.ts';
import type { Query, Store } from '../../store/store.ts';

/** Counts up when the tables or the analysis of words change: an index of another version is made anew. */
const VERSION = 1;

/**
 * What both stores have. A page belongs to a team where teams are kept apart, else to the owner ''. `words` holds those
 * of titles and addresses, for queries with slips.
 */
const tables = (identity: string, bytes: string): readonly string[] => [
  `create table search_page (
    id ${identity} primary key,
    owner text not null,
    url text not null,
    title text not null,
    description text not null,
    language text not null,
    packed ${bytes} not null,
    print text not null,
    stated_at bigint,
    first_at bigint not null,
    seen_at bigint not null,
    terms bigint not null,
    unique (owner, url)
  )`,
  'create index search_page_by_age on search_page (seen_at)',
  'create table search_word (word text primary key, pages bigint not null)',
];
const SQLITE = [
  ...tables('integer', 'blob'),
  `create virtual table search_text using fts5(title, place, body, marks, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '.:-_'")`,
  "create virtual table search_term using fts5vocab('search_text', 'row')",
];
const POSTGRES = [
  ...tables('bigint generated always as identity', 'bytea'),
  'alter table search_page add column lexemes tsvector not null',
  'create index search_page_by_lexeme on search_page using gin (lexemes)',
];
const DROPPED = ['search_text', 'search_term', 'search_word', 'search_page'];

/**
 * The store of the index. SQLite gets a file and a thread of its own, so that neither a search nor a write of the index
 * keeps anything else waiting; PostgreSQL takes the tables into the database that is there.
 */
export function openIndexStore(store: Store, dataDirectory: string): Store {
  if (store.kind === 'postgres') return store;
  return openSqlite(join(dataDirectory, 'search-index.db'));
}

/** Makes the tables, anew when they are of another version. The index is a copy: crawls and scrapes fill it again. */
export async function prepareIndex(store: Store): Promise<void> {
  await store.tx(async (query) => {
    await lockSetup(store, query);
    await sql`create table if not exists search_version (version bigint not null)`.execute(query);
    const { rows } = await sql<{ version: number }>`select version from search_version`.execute(query);
    if (rows[0]?.version === VERSION) return;
    for (const table of DROPPED) await run(query, `drop table if exists ${table}`);
    for (const statement of store.kind === 'postgres' ? POSTGRES : SQLITE) await run(query, statement);
    await sql`delete from search_version`.execute(query);
    await sql`insert into search_version values (${VERSION})`.execute(query);
  });
}

async function run(query: Query, statement: string): Promise<void> {
  await sql.raw(statement).execute(query);
}
