import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from '../../../platform/store/store.ts';
import { writeClause, writeQuery } from './clause.ts';
import type { Clause, TextQuery } from './clause.ts';

/** A page that matches. */
export interface Candidate {
  id: number;
  url: string;
  title: string;
  description: string;
  language: string;
  print: string;
  stated_at: number | null;
  first_at: number;
  /** Higher is better. */
  score: number;
}

export interface CandidateQuery extends TextQuery {
  from: number | undefined;
  /** Exclusive. */
  to: number | undefined;
  limit: number;
  /** Number of pages in the index. */
  total: number;
  /** Mean number of terms of a page. */
  meanTerms: number;
  /**
   * Whether ranking all matches would take too long. Then only pages with the terms in title or URL match, newest
   * first.
   */
  isBroad: boolean;
}

/** Weights of a term in the title, the URL, the text and the marks. */
const WEIGHTS = [6, 4, 1, 0] as const;
/** The same for PostgreSQL: D, C, B, A. */
const POSTGRES_WEIGHTS = '{0.1, 0.1, 0.5, 0.8}';
/**
 * The `ts_rank` of a term that occurs once in the text: it yields half of the maximum score of a term, in a page of
 * mean length.
 */
const HALF_AT = 0.06;
/** Influence of the length of a page, as in BM25. */
const LENGTH = 0.75;
/** Maximum pages that PostgreSQL ranks, because it must read each of them completely. */
const MAX_WEIGHED = 1500;
/** Maximum pages that are read when too many match. */
const MAX_BROAD = 400;

const COLUMNS = sql.raw('p.id, p.url, p.title, p.description, p.language, p.print, p.stated_at, p.first_at');

/** Returns up to `limit` pages with the best matches. */
export async function candidates(store: Store, query: CandidateQuery): Promise<Candidate[]> {
  const statement = store.kind === 'sqlite' ? onSqlite(query) : onPostgres(query);
  const { rows } = await statement.execute(store.db);
  return rows;
}

/** Ranks with the BM25 of FTS5 over the weighted columns. */
function onSqlite(query: CandidateQuery): RawBuilder<Candidate> {
  const text = writeQuery('sqlite', query);
  const score = sql.raw(`-bm25(search_text, ${WEIGHTS.join(', ')})`);
  const { from, to, limit } = query;
  if (query.isBroad) return newestOnSqlite(query);
  if (from === undefined && to === undefined) {
    return sql<Candidate>`
      select ${COLUMNS}, best.score from (
        select rowid as id, ${score} as score from search_text where search_text match ${text}
        order by score desc limit ${limit}
      ) as best join search_page as p on p.id = best.id order by best.score desc, p.id`;
  }
  return sql<Candidate>`
    select ${COLUMNS}, ${score} as score from search_text join search_page as p on p.id = search_text.rowid
    where search_text match ${text} and ${inTime(from, to)}
    order by score desc, p.id limit ${limit}`;
}

/** Returns the newest pages with the terms in title or URL. They all have the same score; `rankPages` orders them. */
function newestOnSqlite(query: CandidateQuery): RawBuilder<Candidate> {
  const { clauses, from, to } = query;
  const heads = clauses.map((clause) => `{title place} : ${writeClause('sqlite', clause)}`).join(' AND ');
  const text = writeQuery('sqlite', { ...query, clauses: [], expression: heads });
  return sql<Candidate>`
    select ${COLUMNS}, 1.0 as score from search_text join search_page as p on p.id = search_text.rowid
    where search_text match ${text} and ${inTime(from, to)}
    order by search_text.rowid desc limit ${MAX_BROAD}`;
}

/**
 * Ranks by the formula of BM25: the rarity of each term times its saturated frequency in the page, relative to the
 * length of the page. The frequency is the `ts_rank` of the term: a weighted sum of its positions.
 */
function onPostgres(query: CandidateQuery): RawBuilder<Candidate> {
  const text = writeQuery('postgres', query);
  const { clauses, from, to, limit, total, meanTerms } = query;
  const perTerm = (HALF_AT * LENGTH) / Math.max(1, meanTerms);
  const half = sql`(cast(${HALF_AT * (1 - LENGTH)} as float8) + cast(${perTerm} as float8) * p.terms)`;
  const scores = clauses.map((clause) => {
    const word = writeClause('postgres', clause);
    const found = sql`ts_rank(cast(${POSTGRES_WEIGHTS} as float4[]), p.lexemes, cast(${word} as tsquery), 0)`;
    // found / (found + half), with the costly one written once.
    return sql`${computeRarity(clause, total)} * (1 - ${half} / (${found} + ${half}))`;
  });
  return sql<Candidate>`
    select ${COLUMNS}, (${sql.join(scores, sql` + `)}) as score from search_page as p
    where p.id in (
      select p.id from search_page as p where p.lexemes @@ cast(${text} as tsquery) and ${inTime(from, to)}
      limit ${MAX_WEIGHED}
    )
    order by score desc, p.id limit ${limit}`;
}

function inTime(from: number | undefined, to: number | undefined): RawBuilder<unknown> {
  if (from === undefined && to === undefined) return sql`true`;
  return sql`coalesce(p.stated_at, p.first_at) >= ${from ?? 0} and coalesce(p.stated_at, p.first_at) < ${to ?? Number.MAX_SAFE_INTEGER}`;
}

/** Returns the inverse document frequency of BM25. */
export function computeRarity({ pages }: Clause, total: number): number {
  return Math.log(1 + (Math.max(total, pages) - pages + 0.5) / (pages + 0.5));
}
