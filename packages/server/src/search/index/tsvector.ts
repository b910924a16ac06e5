import type { IndexEntry } from './indexed-page.ts';

/** Places that PostgreSQL tells apart, and those it keeps of one lexeme. */
const MAX_PLACE = 16_383;
const MAX_PLACES = 255;

/** An entry as the text of a `tsvector`: title A, address B, body D, what it belongs to without a place. */
export function toTsvector({ title, place, body, marks }: IndexEntry): string {
  const places = new Map<string, string[]>();
  let at = 0;
  const add = (terms: readonly string[], weight: 'A' | 'B' | 'D'): void => {
    for (const term of terms) {
      at = Math.min(at + 1, MAX_PLACE);
      const known = places.get(term);
      if (known === undefined) places.set(term, [`${at}${weight}`]);
      else if (known.length < MAX_PLACES) known.push(`${at}${weight}`);
    }
  };
  add(title, 'A');
  add(place, 'B');
  add(body, 'D');
  const lexemes = Array.from(places, ([term, where]) => `${quoted(term)}:${where.join(',')}`);
  return [...lexemes, ...marks.map(quoted)].join(' ');
}

/** A lexeme as `tsvector` and `tsquery` read it. */
export function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
