import { runAtOnce } from '@web-data/net/pace';

/** Min characters of a word for a correction with one typo, and with two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** Min characters of a correction, so a short word is only corrected to a longer one. */
const LEAST_MEANT = 5;
/** Max corrections of one word. */
const MAX_MEANT = 4;
const MAX_WORD = 40;
/** Number of words between two places where the work may be interrupted. */
const STEP = 256;
const TERM = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const ASCII_TERM = /[a-z0-9]+/g;

/** Possible corrections of a word. */
export interface Meant {
  readonly terms: readonly string[];
  /** Number of typos: characters that are missing, added, swapped or replaced (1 or 2). */
  readonly slips: number;
}

/** Adds the words of a text that are long enough to be corrections to `terms`. */
export function addTerms(text: string, terms: Set<string>): void {
  const isAscii = Buffer.byteLength(text) === text.length;
  for (const word of text.match(isAscii ? ASCII_TERM : TERM) ?? []) {
    if (word.length >= LEAST_MEANT && word.length <= MAX_WORD) terms.add(word);
  }
}

/** Returns the words of a text closest to a missing one; undefined when none is close. */
export function nearest(word: string, terms: Iterable<string>): Meant | undefined {
  return runAtOnce(nearestInSteps(word, terms));
}

/** Finds words as {@link nearest} does. Yields undefined wherever the work may be interrupted. */
export function* nearestInSteps(
  word: string,
  terms: Iterable<string>,
): Generator<undefined, Meant | undefined, void> {
  if (word.length < ONE_SLIP || word.length > MAX_WORD) return undefined;
  let least = word.length >= TWO_SLIPS ? 2 : 1;
  let found: string[] = [];
  let count = 0;
  for (const candidate of terms) {
    if (++count % STEP === 0) yield undefined;
    const slips = slipsBetween(word, candidate, least);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    if (found.length < MAX_MEANT) found.push(candidate);
  }
  return found.length === 0 ? undefined : { terms: found, slips: least };
}

/**
 * Counts the typos between two words, with a swap of neighbours as one (optimal string alignment); returns `max + 1`
 * for more than `max`.
 */
export function slipsBetween(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let at = 1; at <= b.length; at++)
      next.push(cell(a, b, row, at, { before, last, left: next[at - 1] ?? 0 }));
    if (Math.min(...next) > max) return max + 1;
    before = last;
    last = next;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

interface Around {
  readonly before: readonly number[];
  readonly last: readonly number[];
  readonly left: number;
}

function cell(a: string, b: string, row: number, at: number, { before, last, left }: Around): number {
  const same = a[row - 1] === b[at - 1] ? 0 : 1;
  const best = Math.min((last[at] ?? 0) + 1, left + 1, (last[at - 1] ?? 0) + same);
  const areExchanged = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
  return areExchanged ? Math.min(best, (before[at - 2] ?? 0) + 1) : best;
}
