import type { IndexEntry } from './indexed-page.ts';

/** Highest position in a `tsvector`, and maximum positions of one lexeme (limits of PostgreSQL). */
const MAX_POSITION = 16_383;
const MAX_POSITIONS = 255;

/** Bytes of lexemes and positions up to which terms are added: a `tsvector` takes 1 MB, its marks included. */
const MAX_BYTES = 900_000;

/**
 * Formats an entry as a `tsvector`: title with weight A, URL B, body D, marks without a position. Terms behind its bounds
 * are left out.
 */
export function toTsvector({ title, urlTerms, body, marks }: IndexEntry): string {
  const positions = new Map<string, string[]>();
  let at = 0;
  let bytes = 0;
  const add = (terms: readonly string[], weight: 'A' | 'B' | 'D'): void => {
    for (const term of terms) {
      at = Math.min(at + 1, MAX_POSITION);
      const known = positions.get(term);
      if (known !== undefined && known.length >= MAX_POSITIONS) continue;
      // A lexeme has its text, a header and a number of positions, aligned; a position has two bytes.
      bytes += known === undefined ? Buffer.byteLength(term) + 10 : 2;
      if (bytes > MAX_BYTES) return;
      if (known === undefined) positions.set(term, [`${at}${weight}`]);
      else known.push(`${at}${weight}`);
    }
  };
  add(title, 'A');
  add(urlTerms, 'B');
  add(body, 'D');
  const lexemes = Array.from(positions, ([term, where]) => `${quoteTerm(term)}:${where.join(',')}`);
  return [...lexemes, ...marks.map(quoteTerm)].join(' ');
}

/** Quotes a lexeme for `tsvector` and `tsquery`. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
