import { nearest } from '@web-data/site-map/rank';
import { sql } from 'kysely';
import type { Store } from '../../../platform/store/store.ts';
import { stringsAsTable } from '../../../platform/store/rows-as-table.ts';
import { quoteTerm } from './tsvector.ts';

/** Maximum pages of a term that PostgreSQL counts; above, the term is common anyway. */
const COUNTED = 5000;
const MAX_CACHED = 10_000;
const CACHE_MS = 60_000;
/** Maximum terms that are compared with a typing error, by frequency. */
const LOOKED_AT = 20_000;
const MAX_TERMS = 4;

/** Looks up terms of the index. Counts are cached for a minute. */
export class Vocabulary {
  readonly #store: Store;
  readonly #counts = new Map<string, { pages: number; until: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the number of pages by term. */
  async pagesOf(terms: readonly string[]): Promise<Map<string, number>> {
    const now = Date.now();
    const known = new Map<string, number>();
    for (const term of terms) {
      const cached = this.#counts.get(term);
      if (cached !== undefined && cached.until > now) known.set(term, cached.pages);
    }
    const missing = terms.filter((term) => !known.has(term));
    if (missing.length === 0) return known;
    const counted = await this.#count(missing);
    for (const term of missing) {
      const pages = counted.get(term) ?? 0;
      known.set(term, pages);
      if (this.#counts.size >= MAX_CACHED) this.#counts.clear();
      if (pages > 0) this.#counts.set(term, { pages, until: now + CACHE_MS });
    }
    return known;
  }

  async #count(terms: readonly string[]): Promise<Map<string, number>> {
    if (this.#store.kind === 'postgres') return this.#countOnPostgres(terms);
    const { rows } = await sql<{ term: string; doc: number }>`
      select term, doc from search_term where term in (select value from json_each(${JSON.stringify(terms)}))`.execute(
      this.#store.db,
    );
    return new Map(rows.map(({ term, doc }) => [term, doc]));
  }

  async #countOnPostgres(terms: readonly string[]): Promise<Map<string, number>> {
    const termList = JSON.stringify(terms.map(quoteTerm));
    const { rows } = await sql<{ ordinal: number; pages: number }>`
      select queried.ordinal, (
        select count(*) from (
          select 1 from search_page where lexemes @@ cast(queried.term as tsquery) limit ${COUNTED}
        ) as counted
      ) as pages
      from json_array_elements_text(cast(${termList} as json)) with ordinality as queried (term, ordinal)`.execute(
      this.#store.db,
    );
    return new Map(rows.map(({ ordinal, pages }) => [terms[Number(ordinal) - 1]!, Number(pages)]));
  }

  /** Counts the pages in which two terms follow each other, up to `max`. */
  async pagesBeside([first, second]: readonly [string, string], max: number): Promise<number> {
    const isSqlite = this.#store.kind === 'sqlite';
    const some = isSqlite
      ? sql`select 1 from search_text where search_text match ${`"${first} ${second}"`} limit ${max}`
      : sql`select 1 from search_page
          where lexemes @@ cast(${`${quoteTerm(first)} <-> ${quoteTerm(second)}`} as tsquery) limit ${max}`;
    const { rows } = await sql<{ pages: number }>`select count(*) as pages from (${some}) as counted`.execute(
      this.#store.db,
    );
    return Number(rows[0]!.pages);
  }

  /** Returns the likely corrections of `word`: terms with the same first character and the smallest edit distance. */
  async meantBy(word: string): Promise<readonly string[]> {
    const first = [...word][0] ?? '';
    const { rows } = await sql<{ word: string }>`
      select word from search_word
      where word >= ${first} and word < ${nextCharacter(first)}
        and length(word) between ${word.length - 2} and ${word.length + 2}
      order by pages desc, word limit ${LOOKED_AT}`.execute(this.#store.db);
    return (
      nearest(
        word,
        rows.map((row) => row.word),
      )?.terms ?? []
    );
  }

  /** Returns longer terms that end with `word`, as compounds do. */
  async endingWith(word: string): Promise<readonly string[]> {
    const { rows } = await sql<{ word: string }>`
      select word from search_word where word like ${`%${word}`} and word <> ${word}
      order by pages desc, word limit ${MAX_TERMS}`.execute(this.#store.db);
    return rows.map((row) => row.word);
  }

  /** Returns those of the terms that pages have as words. */
  async known(terms: readonly string[]): Promise<ReadonlySet<string>> {
    const [before = '', after = ''] = stringsAsTable(this.#store.kind).split(/\$1|\?/);
    const table = sql`${sql.raw(before)}${JSON.stringify(terms)}${sql.raw(after)}`;
    const { rows } = await sql<{ word: string }>`select word from search_word where word in ${table}`.execute(
      this.#store.db,
    );
    return new Set(rows.map((row) => row.word));
  }
}

function nextCharacter(character: string): string {
  return String.fromCodePoint((character.codePointAt(0) ?? 0) + 1);
}
