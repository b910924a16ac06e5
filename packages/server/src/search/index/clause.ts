import type { Store } from '../../store/store.ts';
import { quoteTerm } from './tsvector.ts';

/** Terms that a page must hold together; with `isBeginning` the one term may be the beginning of a longer one. */
export interface Alternative {
  terms: readonly string[];
  isBeginning?: true;
}

/** One word of a query: a page has it when it has one of the alternatives. */
export interface Clause {
  /** The word as it was asked for, folded. */
  word: string;
  alternatives: Alternative[];
  /** Pages that have it; an estimate is enough. */
  pages: number;
}

/** How a database writes what is looked for. */
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

/** A query of the text of pages: all clauses or any of them, and one mark of each list, and none of `without`. */
export interface TextQuery {
  clauses: readonly Clause[];
  mode: 'all' | 'any';
  /** Of each list a page has one. */
  marks: readonly (readonly string[])[];
  without: readonly string[];
  /** What is looked for in place of the clauses, as the database reads it. */
  expression?: string;
}

/** The query as the database reads it. */
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
