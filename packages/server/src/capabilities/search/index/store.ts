import { join } from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from '../../../platform/store/sqlite/sqlite.ts';
import { lockSetup } from '../../../platform/store/migrate.ts';
import type { Query, Store } from '../../../platform/store/store.ts';

/** Version of the tables and of the text analysis. An index of another version is dropped and created empty. */
const VERSION = 2;

/**
 * Tables of both databases. `owner` is the team where teams are apart, else ''. `search_word` contains the terms of
 * pages, for the correction of typing errors.
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
 * Opens the store of the index. SQLite uses a separate file and thread, so that searches and writes of the index do not
 * block other queries; PostgreSQL uses the tables of the existing database.
 */
export function openIndexStore(store: Store, dataDirectory: string): Store {
  if (store.kind === 'postgres') return store;
  return openSqlite(join(dataDirectory, 'search-index.db'));
}

/** Creates the tables, and drops those of another version. The index is a copy that crawls and scrapes refill. */
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
