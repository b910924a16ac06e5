import { align } from './align.ts';
import { withoutAges } from './ages.ts';
import { isItem, wordsOf } from './line.ts';

/** Of a line that differs between two reads a moment apart: its words, `null` for each that does; `free` without any. */
export type Varying = (string | null)[] | 'free';

/** Part of the words of a line that must stay for it to be one line that varies, and not another one. */
const ALIKE = 0.6;
/** Part of the items of a list that vary above which the list as a whole does. */
const ROTATING = 1 / 3;

/** What two reads of a page a moment apart show to vary. */
export interface Variance {
  /** By the index of the line in the first read. */
  lines: Map<number, Varying>;
  /** All lines of the second read. */
  other: ReadonlySet<string>;
}

/** Compares two reads of a page a moment apart. */
export function varianceOf(now: readonly string[], again: readonly string[]): Variance {
  const lines = new Map<number, Varying>();
  let at = 0;
  for (const part of align(now, again, isSameLine)) {
    if ('same' in part) {
      at += 1;
      continue;
    }
    const [own, others] = part.gap;
    for (const [index, line] of own.entries()) {
      const other = own.length === others.length ? others[index]! : undefined;
      lines.set(at + index, other === undefined ? 'free' : variedWords(line, other));
    }
    at += own.length;
  }
  takeLists(now, lines);
  return { lines, other: new Set(again.map(withoutAges)) };
}

export function isSameLine(a: string, b: string): boolean {
  return a === b || withoutAges(a) === withoutAges(b);
}

function variedWords(line: string, other: string): Varying {
  const [own, others] = [wordsOf(line), wordsOf(other)];
  if (own.length !== others.length) return 'free';
  const words = own.map((word, at) => (word === others[at] ? word : null));
  return words.filter((word) => word !== null).length / words.length >= ALIKE ? words : 'free';
}

/** A list whose items come and go, or change places, varies as a whole: some stand where they stood by chance. */
function takeLists(now: readonly string[], lines: Map<number, Varying>): void {
  for (let from = 0; from < now.length; from += 1) {
    if (!isItem(now[from]!)) continue;
    let to = from;
    while (to < now.length && isItem(now[to]!)) to += 1;
    const items = Array.from({ length: to - from }, (_, index) => from + index);
    const free = items.filter((index) => lines.get(index) === 'free').length;
    if (free >= 2 && free / items.length >= ROTATING) for (const index of items) lines.set(index, 'free');
    from = to;
  }
}
