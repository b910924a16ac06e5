import type { Store } from '../../../platform/store/store.ts';
import { quoteTerm } from './tsvector.ts';

/** Terms that a page must contain together. With `isBeginning` the only term may be a prefix of a longer one. */
export interface Alternative {
  terms: readonly string[];
  isBeginning?: true;
}

/** One term of a query. A page matches when it matches one of the alternatives. */
export interface Clause {
  /** The term of the query, folded. */
  word: string;
  alternatives: Alternative[];
  /** Estimated number of pages that match. */
  pages: number;
}

/** Query syntax of a database. */
interface Syntax {
  and: string;
  or: string;
  term(term: string, isBeginning: boolean): string;
}

const FTS5: Syntax = {
  and: ' AND ',
  or: ' OR ',
  term: (term, isBeginning) => `"${term.replaceAll('"', '')}"${isBeginning ? '*' : ''}`,
};
const TSQUERY: Syntax = {
  and: ' & ',
  or: ' | ',
  term: (term, isBeginning) => `${quoteTerm(term)}${isBeginning ? ':*' : ''}`,
};

const syntaxes: Readonly<Record<Store['kind'], Syntax>> = { sqlite: FTS5, postgres: TSQUERY };

/** A full-text query: all clauses or any of them, one mark of each list, and none of `without`. */
export interface TextQuery {
  clauses: readonly Clause[];
  mode: 'all' | 'any';
  /** Lists of marks; a page needs at least one of each. */
  marks: readonly (readonly string[])[];
  without: readonly string[];
  /** Replaces the clauses; in the syntax of the database. */
  expression?: string;
}

/** Writes the query in the syntax of the database. */
export function writeQuery(
  kind: Store['kind'],
  { clauses, mode, marks, without, expression: written }: TextQuery,
): string {
  const syntax = syntaxes[kind];
  const { and, or } = syntax;
  const expression =
    written ?? clauses.map((clause) => writeClause(kind, clause)).join(mode === 'all' ? and : or);
  const lists = marks.map((list) => `(${list.map((mark) => syntax.term(mark, false)).join(or)})`);
  const conditions = [`(${expression})`, ...lists].join(and);
  if (without.length === 0) return conditions;
  const unwanted = without.map((mark) => syntax.term(mark, false)).join(or);
  return kind === 'sqlite' ? `(${conditions}) NOT (${unwanted})` : `(${conditions}) & !(${unwanted})`;
}

export function writeClause(kind: Store['kind'], { alternatives }: Clause): string {
  const { and, or, term } = syntaxes[kind];
  const written = alternatives.map(({ terms, isBeginning = false }) =>
    terms.length === 1 ? term(terms[0]!, isBeginning) : `(${terms.map((one) => term(one, false)).join(and)})`,
  );
  return written.length === 1 ? written[0]! : `(${written.join(or)})`;
}
