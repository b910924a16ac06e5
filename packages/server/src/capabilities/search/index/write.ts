import { sql } from 'kysely';
import { rowsAsTable, toRowsParameter } from '../../../platform/store/rows-as-table.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import { listTerms } from './indexed-page.ts';
import { decompressText } from './page-text.ts';
import type { IndexEntry } from './indexed-page.ts';
import { toTsvector } from './tsvector.ts';

interface Known {
  id: number;
  title: string;
  url: string;
  first_at: number;
  packed: Uint8Array | ArrayBuffer;
}

/** Pages deleted in one transaction. */
const DELETED_AT_ONCE = 200;

/** Inserts or replaces pages in one transaction. */
export function writeEntries(store: Store, entries: readonly IndexEntry[]): Promise<void> {
  // All processes write in the same order, so that they cannot deadlock.
  const ordered = entries.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  return store.tx(async (query) => {
    const termCounts = new Map<string, number>();
    for (const entry of ordered) {
      const known = await findKnown(query, entry);
      await put(store, query, entry, known);
      count(termCounts, entry.terms, 1);
      if (known !== undefined) count(termCounts, readTerms(known), -1);
    }
    await addTermCounts(store, query, termCounts);
  });
}

/**
 * Deletes the pages that were read longest ago, in batches, until no more than `max` are left.
 * @returns the number of pages that are left.
 */
export async function deleteOldest(store: Store, max: number): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pages: number }>`select count(*) as pages from search_page`.execute(
      store.db,
    );
    const pages = Number(rows[0]!.pages);
    if (pages <= max) return pages;
    await store.tx((query) => deleteSome(store, query, Math.min(DELETED_AT_ONCE, pages - max)));
  }
}

async function deleteSome(store: Store, query: Query, number: number): Promise<void> {
  const { rows } = await sql<Known>`
    select id, title, url, first_at, packed from search_page order by seen_at, id limit ${number}`.execute(
    query,
  );
  const termCounts = new Map<string, number>();
  for (const known of rows) {
    await remove(store, query, known.id);
    count(termCounts, readTerms(known), -1);
  }
  await addTermCounts(store, query, termCounts);
}

async function findKnown(query: Query, { page: { owner, url } }: IndexEntry): Promise<Known | undefined> {
  const { rows } = await sql<Known>`
    select id, title, url, first_at, packed from search_page where owner = ${owner} and url = ${url}`.execute(
    query,
  );
  return rows[0];
}

function readTerms({ title, url, packed }: Known): string[] {
  return listTerms({ title, url, text: decompressText(packed) });
}

async function remove(store: Store, query: Query, id: number): Promise<void> {
  if (store.kind === 'sqlite') await sql`delete from search_text where rowid = ${id}`.execute(query);
  await sql`delete from search_page where id = ${id}`.execute(query);
}

async function put(store: Store, query: Query, entry: IndexEntry, known: Known | undefined): Promise<void> {
  const { page, packed, print, title, urlTerms, body, marks } = entry;
  const { owner, url, description, language, statedAt, seenAt } = page;
  const isPostgres = store.kind === 'postgres';
  const columns = isPostgres ? sql`, lexemes` : sql``;
  const values = isPostgres ? sql`, cast(${toTsvector(entry)} as tsvector)` : sql``;
  const updated = isPostgres ? sql`, lexemes = excluded.lexemes` : sql``;
  const { rows } = await sql<{ id: number }>`
    insert into search_page (owner, url, title, description, language, packed, print, stated_at, first_at, seen_at,
      terms ${columns})
    values (${owner}, ${url}, ${page.title}, ${description}, ${language}, ${packed}, ${print}, ${statedAt},
      ${known?.first_at ?? seenAt}, ${seenAt}, ${body.length} ${values})
    on conflict (owner, url) do update set title = excluded.title, description = excluded.description,
      language = excluded.language, packed = excluded.packed, print = excluded.print, stated_at = excluded.stated_at,
      seen_at = excluded.seen_at, terms = excluded.terms ${updated}
    returning id`.execute(query);
  if (isPostgres) return;
  const { id } = rows[0]!;
  if (known !== undefined) await sql`delete from search_text where rowid = ${id}`.execute(query);
  await sql`
    insert into search_text (rowid, title, place, body, marks)
    values (${id}, ${title.join(' ')}, ${urlTerms.join(' ')}, ${body.join(' ')}, ${marks.join(' ')})`.execute(
    query,
  );
}

interface WordRow {
  word: string;
  pages: number;
}

const WORD_TYPES = { word: 'text', pages: 'bigint' } as const;

async function addTermCounts(store: Store, query: Query, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts]
    .filter(([, pages]) => pages !== 0)
    .map(([word, pages]): WordRow => ({ word, pages }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  if (rows.length === 0) return;
  const source = rowsAsTable<WordRow>(store.kind, WORD_TYPES).split(/\$1|\?/);
  const [before = '', after = ''] = source;
  const table = sql`${sql.raw(before)}${toRowsParameter(WORD_TYPES, rows)}${sql.raw(after)}`;
  await sql`
    insert into search_word (word, pages) select word, pages from (${table}) as counted where true
    on conflict (word) do update set pages = search_word.pages + excluded.pages`.execute(query);
  if (rows.some(({ pages }) => pages < 0)) await sql`delete from search_word where pages <= 0`.execute(query);
}

function count(termCounts: Map<string, number>, more: readonly string[], by: number): void {
  for (const word of more) termCounts.set(word, (termCounts.get(word) ?? 0) + by);
}

function toKey({ page: { owner, url } }: IndexEntry): string {
  return `${owner} ${url}`;
}
