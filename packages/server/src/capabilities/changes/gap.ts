import { toFrame } from './frame.ts';
import { fits } from './known-line.ts';
import type { KnownLine, Reason } from './known-line.ts';
import { toShape, tokenize } from './line.ts';
import { goesWithClock } from './moments.ts';
import { findMoments } from './read-moments.ts';
import type { Notes } from './notes.ts';
import { hasSeen, mayTake } from './slots.ts';
import type { Slot } from './slots.ts';
import type { TextOptions } from './text-options.ts';
import type { Extra, Varying } from './variance.ts';

/** A line of the page now that matches no line of before, with its index. */
export interface Lone {
  text: string;
  index: number;
  varying: Varying | undefined;
}

/** The lines between two lines that stay. */
export interface Gap {
  removedLines: KnownLine[];
  come: Lone[];
  /** The slots in the gap, whose lines rotate. */
  slots: Slot[];
  /** Index of the first line of the page after the gap. */
  end: number;
}

export interface Rest {
  options: TextOptions;
  notes: Notes;
  /** Everything seen to vary anywhere on the page. */
  all: Slot;
  /** The frames of the lines known to be clocks, that is, the lines without their times. */
  clocks: ReadonlySet<string>;
  /** The frames of all lines of the page now. */
  here: ReadonlySet<string>;
}

/** Number of comparisons in which a line can be learned to be a clock. A line that stood still is none. */
const LEARNING = 2;
/** Minimum share of the tokens of a line that must stay for it to count as the same line with a change. */
const KIN = 0.5;

/** Decides which differences of a gap count, and notes them. */
export function settle(gap: Gap, rest: Rest): void {
  const { notes, options } = rest;
  const pairs = pairsOf(gap, rest.options);
  const removedLines = gap.removedLines.filter(
    (line) => ![...pairs.values()].some((pair) => pair.line === line),
  );
  const extra = extraOf(gap, options);
  const noise = noiseOf(
    gap,
    gap.come.filter((one) => !pairs.has(one)),
    rest,
  );
  const matched = findRotated(removedLines, gap, { noise, extra }, rest);
  for (const slot of gap.slots) notes.passes(slot);
  for (const line of removedLines) {
    if (matched.has(line)) continue;
    notes.goes(line.text);
  }
  const candidates = [...matched].map(({ text }) => text);
  for (const one of gap.come) {
    const pair = pairs.get(one);
    if (pair?.reason === 'changed') {
      notes.goes(pair.line.text);
      notes.comes(pair.next);
    } else if (pair !== undefined) notes.stays(pair.next, { text: pair.line.text, reason: pair.reason });
    else if (noise.has(one)) notes.varies(one.text, candidates.shift() ?? '');
    else notes.comes(lineOf(one, removedLines, rest.clocks));
  }
  for (const text of candidates) notes.isAway(text);
  notes.isElsewhere(extra);
}

interface Pair {
  line: KnownLine;
  reason: Reason | 'changed';
  next: KnownLine;
}

/** Pairs removed lines with added ones that are the same line: with only expected variation, or also with a change. */
function pairsOf({ removedLines, come }: Gap, options: TextOptions): Map<Lone, Pair> {
  const pairs = new Map<Lone, Pair>();
  const left = new Set(removedLines);
  for (const find of [movedPair, varyingPair, kinPair]) {
    for (const one of come) {
      if (pairs.has(one)) continue;
      for (const line of left) {
        const pair = find(line, one, options);
        if (pair === undefined) continue;
        pairs.set(one, pair);
        left.delete(line);
        break;
      }
    }
  }
  return pairs;
}

function movedPair(line: KnownLine, { text, varying }: Lone, options: TextOptions): Pair | undefined {
  if (fits(line, text)) return { line, reason: 'varies', next: { ...line, text } };
  if (varying === 'free') return undefined;
  const [before, after] = [toFrame(line.text), toFrame(text)];
  if (before === after) return { line, reason: 'counter', next: { ...line, text } };
  const mayLearn = options.comparisons < LEARNING || line.isClock === true;
  if (!goesWithClock(before, after, { ...options, mayLearn })) return undefined;
  return { line, reason: 'clock', next: { ...line, text, isClock: true } };
}

/** Pairs a line that varies in part and is otherwise unchanged. */
function varyingPair(line: KnownLine, { text, varying }: Lone): Pair | undefined {
  if (varying === undefined || varying === 'free') return undefined;
  const own = line.words ?? tokenize(line.text);
  if (own.length !== varying.length) return undefined;
  const isOne = own.every((word, at) => word === null || varying[at] === null || word === varying[at]);
  return isOne
    ? { line, reason: 'varies', next: { ...line, text, words: mergeTokens(own, varying) } }
    : undefined;
}

/** Pairs a line that varies in part and has changed in the rest. Its varying tokens stay known. */
function kinPair(line: KnownLine, { text, varying }: Lone): Pair | undefined {
  const others = varying === undefined || varying === 'free' ? tokenize(text) : varying;
  if (line.words === undefined || line.words.length !== others.length) return undefined;
  const alike = line.words.filter((word, at) => word === null || word === others[at]).length;
  if (alike / others.length < KIN) return undefined;
  return { line, reason: 'changed', next: { text, words: mergeTokens(line.words, others) } };
}

/** Merges two readings of a line: a token stays only when it varies in neither. */
export function mergeTokens(
  own: readonly (string | null)[],
  others: readonly (string | null)[],
): (string | null)[] {
  return own.map((word, at) => (word === null ? null : (others[at] ?? null)));
}

/** Returns the lines of this gap that only other reads have. */
function extraOf({ come, end }: Gap, { variance }: TextOptions): Extra {
  const found: Extra = { lines: [], maxCount: 0 };
  for (let at = end - come.length; at <= end; at += 1) {
    const own = variance?.extra.get(at);
    if (own === undefined) continue;
    found.lines.push(...own.lines);
    found.maxCount += own.maxCount;
    variance?.extra.delete(at); // Each entry belongs to one gap.
  }
  return found;
}

/** Returns the added lines that belong to rotating content. */
function noiseOf({ slots }: Gap, come: readonly Lone[], { options, all }: Rest): Set<Lone> {
  const noise = new Set(come.filter(({ text, varying }) => varying === 'free' || hasSeen(all, text)));
  const [least, max] = [sumOf(slots, 'least'), sumOf(slots, 'most')];
  // Without a second read, a new line may only replace one of a slot that always holds the same number of lines.
  if (options.variance === undefined && (least !== max || come.length !== max)) return noise;
  // A line that all reads have and that was never seen may also be rotating, if a slot has room for it.
  let room = max - noise.size;
  for (const one of come) {
    if (room <= 0 || noise.has(one) || !slots.some((slot) => mayTake(slot, one.text))) continue;
    noise.add(one);
    room -= 1;
  }
  return noise;
}

function sumOf(slots: readonly Slot[], name: 'least' | 'most'): number {
  return slots.reduce((sum, slot) => sum + slot[name], 0);
}

interface NoiseContext {
  noise: ReadonlySet<Lone>;
  extra: Extra;
}

/** Returns the removed lines that belong to rotating content. */
function findRotated(
  removedLines: readonly KnownLine[],
  gap: Gap,
  { noise, extra }: NoiseContext,
  rest: Rest,
): Set<KnownLine> {
  const other = rest.options.variance?.other;
  const isBack = (frame: string): boolean => other?.has(frame) === true && !rest.here.has(frame);
  const frames = new Set([...noise].map(({ text }) => toFrame(text)));
  const matched = new Set(
    removedLines.filter(({ text }) => {
      const frame = toFrame(text);
      return hasSeen(rest.all, text) || isBack(frame) || frames.has(frame);
    }),
  );
  // Each line that varies now replaced an older one: picks a removed line of its shape, unless its slot was known.
  const fresh = locateNoise(gap.come, noise);
  const others = extra.lines.slice(0, extra.maxCount).map((text) => ({ shape: toShape(text), at: 1 }));
  const candidates = fresh.length >= others.length ? fresh : others;
  const room = candidates.length - sumOf(gap.slots, 'most') - matched.size;
  for (const { shape, at } of candidates.slice(0, Math.max(0, room))) {
    const near = (index: number): number => Math.abs(index - at * (removedLines.length - 1));
    const [best] = [...removedLines.keys()]
      .filter((index) => !matched.has(removedLines[index]!) && toShape(removedLines[index]!.text) === shape)
      .toSorted((a, b) => near(a) - near(b));
    if (best !== undefined) matched.add(removedLines[best]!);
  }
  return matched;
}

/** Returns the shapes of the lines that vary, and their relative position in the gap, from 0 to 1. */
function locateNoise(come: readonly Lone[], noise: ReadonlySet<Lone>): { shape: string; at: number }[] {
  return come.flatMap((one, index) =>
    noise.has(one) && one.varying === 'free'
      ? [{ shape: toShape(one.text), at: come.length === 1 ? 1 : index / (come.length - 1) }]
      : [],
  );
}

/**
 * Returns an added line as it is remembered. A clock that moved on the page, or that has a new label, is still a clock.
 */
function lineOf(
  { text, varying }: Lone,
  removedLines: readonly KnownLine[],
  clocks: ReadonlySet<string>,
): KnownLine {
  const { frame, moments } = findMoments(toFrame(text));
  const isClock =
    moments.length > 0 && (clocks.has(frame) || removedLines.some((line) => line.isClock === true));
  return { text, ...(isClock && { isClock }), ...(Array.isArray(varying) && { words: varying }) };
}
