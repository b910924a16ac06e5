/** Letters of a word from which one slip is looked for, and two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;
/** A short word is taken for a slip of a longer one only. */
const LEAST_MEANT = 5;
/** Words that a slip may stand for. */
const MAX_MEANT = 4;
const MAX_WORD = 40;
const TERM = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const ASCII_TERM = /[a-z0-9]+/g;

/** What somebody who wrote `word` may have meant. */
export interface Meant {
  readonly terms: readonly string[];
  /** How many letters differ: left out, put in, exchanged or replaced (1 or 2). */
  readonly slips: number;
}

/** The words of a text that are long enough to be meant by a slip; adds them to `words`. */
export function addTerms(text: string, terms: Set<string>): void {
  const isAscii = Buffer.byteLength(text) === text.length;
  for (const word of text.match(isAscii ? ASCII_TERM : TERM) ?? []) {
    if (word.length >= LEAST_MEANT && word.length <= MAX_WORD) terms.add(word);
  }
}

/** The nearest of the words that are there to one that is not; undefined when none is near. */
export function nearest(word: string, terms: Iterable<string>): Meant | undefined {
  if (word.length < ONE_SLIP || word.length > MAX_WORD) return undefined;
  let least = word.length >= TWO_SLIPS ? 2 : 1;
  let found: string[] = [];
  for (const candidate of terms) {
    const slips = slipsBetween(word, candidate, least);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    if (found.length < MAX_MEANT) found.push(candidate);
  }
  return found.length === 0 ? undefined : { terms: found, slips: least };
}

/** Letters by which two words differ, neighbours exchanged counted as one (optimal string alignment); `most + 1` for more. */
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
