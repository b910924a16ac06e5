import { align } from './align.ts';
import { toFrame } from './frame.ts';
import { isItem, toShape, tokenize } from './line.ts';

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
  /** What only other reads have, by the index of the line of the first before which it stands. */
  extra: Map<number, Extra>;
  /** The frames of all lines of the other reads. */
  other: ReadonlySet<string>;
}

/** Lines that only other reads have in a place. */
export interface Extra {
  lines: string[];
  /** How many one read has there, at most. */
  maxCount: number;
}

/** Compares a read of a page with others, each a moment after the one before. */
export function compareAllReads(now: readonly string[], others: readonly (readonly string[])[]): Variance {
  const all: Variance = { lines: new Map(), extra: new Map(), other: new Set() };
  for (const { lines, extra, other } of others.map((one) => compareReads(now, one))) {
    for (const [index, varying] of lines) all.lines.set(index, both(all.lines.get(index), varying));
    for (const [index, own] of extra) all.extra.set(index, anyOf(all.extra.get(index), own));
    all.other = new Set([...all.other, ...other]);
  }
  return all;
}

function anyOf(one: Extra | undefined, other: Extra): Extra {
  if (one === undefined) return other;
  return {
    lines: [...new Set([...one.lines, ...other.lines])],
    maxCount: Math.max(one.maxCount, other.maxCount),
  };
}

function both(one: Varying | undefined, other: Varying): Varying {
  if (one === 'free' || other === 'free') return 'free';
  return one === undefined ? other : other.map((word, at) => (one[at] === null ? null : word));
}

/** Compares two reads of a page a moment apart. */
export function compareReads(now: readonly string[], rereads: readonly string[]): Variance {
  const variance = { lines: new Map<number, Varying>(), extra: new Map<number, Extra>() };
  let at = 0;
  for (const part of align(now, rereads, isSameLine)) {
    if ('same' in part) {
      at += 1;
      continue;
    }
    const [own, others] = part.gap;
    const left = [...others];
    for (const [index, line] of own.entries()) variance.lines.set(at + index, varied(line, left));
    if (left.length > 0) variance.extra.set(at + own.length, { lines: left, maxCount: left.length });
    at += own.length;
  }
  const other = new Set(rereads.map(toFrame));
  takeLists(now, variance.lines, other);
  return { ...variance, other };
}

export function isSameLine(a: string, b: string): boolean {
  return a === b || toFrame(a) === toFrame(b);
}

/** What of a line varies, by the first of some others that it is one with, which is taken from them. */
function varied(line: string, others: string[]): Varying {
  for (const [index, other] of others.entries()) {
    const tokens = findStableTokens(line, other);
    if (tokens === undefined) continue;
    others.splice(index, 1);
    return tokens;
  }
  return 'free';
}

function findStableTokens(line: string, other: string): (string | null)[] | undefined {
  const [own, others] = [tokenize(line), tokenize(other)];
  if (own.length !== others.length || toShape(line) !== toShape(other)) return undefined;
  const tokens = own.map((word, at) => (word === others[at] ? word : null));
  return tokens.filter((word) => word !== null).length / tokens.length >= ALIKE ? tokens : undefined;
}

/** A list whose items come and go, or change places, varies as a whole: some stand where they stood by chance. */
function takeLists(now: readonly string[], lines: Map<number, Varying>, other: ReadonlySet<string>): void {
  for (let from = 0; from < now.length; from += 1) {
    const to = endOfList(now, from);
    const items = Array.from({ length: to - from }, (_, index) => from + index);
    const free = items.filter((index) => lines.get(index) === 'free');
    const isMoved = free.some((index) => other.has(toFrame(now[index]!)));
    if (isMoved || (free.length >= 2 && free.length / items.length >= ROTATING))
      for (const index of items) lines.set(index, 'free');
    from = Math.max(from, to - 1);
  }
}

/** The index after the last item of the list that begins at an index; that index where none does. */
function endOfList(lines: readonly string[], from: number): number {
  if (!isItem(lines[from]!)) return from;
  let to = from;
  while (to < lines.length && isItem(lines[to]!) && toShape(lines[to]!) === toShape(lines[from]!)) to += 1;
  return to;
}
