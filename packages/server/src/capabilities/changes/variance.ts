import { align } from './align.ts';
import { toFrame } from './frame.ts';
import { isItem, toShape, tokenize } from './line.ts';

/**
 * The tokens of a line that differs between two reads, with `null` for each token that varies; `free` when no token is
 * known to stay.
 */
export type Varying = (string | null)[] | 'free';

/** Minimum share of the tokens that must be equal for two lines to count as one that varies. */
const ALIKE = 0.6;
/** Share of varying items from which on all items of a list count as varying. */
const ROTATING = 1 / 3;

/** The variation between reads of a page that are a moment apart. */
export interface Variance {
  /** By index of the line in the first read. */
  lines: Map<number, Varying>;
  /** Lines that only other reads have, by index of the line of the first read that follows them. */
  extra: Map<number, Extra>;
  /** The frames of all lines of the other reads. */
  other: ReadonlySet<string>;
}

/** Lines at one position that only other reads have. */
export interface Extra {
  lines: string[];
  /** Maximum number of such lines in one read. */
  maxCount: number;
}

/** Compares a read of a page with later ones, each a moment after the one before. */
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

/** Compares two reads of a page, a moment apart. */
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

/**
 * Returns the tokens of a line that stay, compared with the first matching line in `others`, which it removes from
 * there.
 */
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

/** Marks all items of a list as varying when its items come and go or are reordered: some match only by chance. */
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

/** Returns the index after the last item of the list that begins at `from`; `from` itself when no list begins there. */
function endOfList(lines: readonly string[], from: number): number {
  if (!isItem(lines[from]!)) return from;
  let to = from;
  while (to < lines.length && isItem(lines[to]!) && toShape(lines[to]!) === toShape(lines[from]!)) to += 1;
  return to;
}
