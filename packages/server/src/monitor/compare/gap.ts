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

/** A line of now that stands where nothing like it stood, with its index. */
export interface Lone {
  text: string;
  index: number;
  varying: Varying | undefined;
}

/** What lies between two lines that stay. */
export interface Gap {
  removedLines: KnownLine[];
  come: Lone[];
  /** The places in it where other lines stand each time. */
  slots: Slot[];
  /** The index of the line of now that comes after it. */
  end: number;
}

export interface Rest {
  options: TextOptions;
  notes: Notes;
  /** What was ever seen to vary anywhere on the page. */
  all: Slot;
  /** What the lines say that are known to be clocks, without their times. */
  clocks: ReadonlySet<string>;
  /** The frames of all lines of now. */
  here: ReadonlySet<string>;
}

/** Comparisons in which it is learned which lines go with the clock: one that stood still does not. */
const LEARNING = 2;
/** Part of the words of a line that must stay for it to be the same one with others in the rest. */
const KIN = 0.5;

/** Tells what counts in a gap, and notes it. */
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

/** Lines that are the same one still, with what goes on by itself in it, or with a change beside that. */
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

/** A line that varies in part, and has not changed in the rest. */
function varyingPair(line: KnownLine, { text, varying }: Lone): Pair | undefined {
  if (varying === undefined || varying === 'free') return undefined;
  const own = line.words ?? tokenize(line.text);
  if (own.length !== varying.length) return undefined;
  const isOne = own.every((word, at) => word === null || varying[at] === null || word === varying[at]);
  return isOne
    ? { line, reason: 'varies', next: { ...line, text, words: mergeTokens(own, varying) } }
    : undefined;
}

/** A line that varies in part, and has changed in the rest: what varies of it is not forgotten. */
function kinPair(line: KnownLine, { text, varying }: Lone): Pair | undefined {
  const others = varying === undefined || varying === 'free' ? tokenize(text) : varying;
  if (line.words === undefined || line.words.length !== others.length) return undefined;
  const alike = line.words.filter((word, at) => word === null || word === others[at]).length;
  if (alike / others.length < KIN) return undefined;
  return { line, reason: 'changed', next: { text, words: mergeTokens(line.words, others) } };
}

/** What of a line stays by two of its kinds: words that vary in one of them do not. */
export function mergeTokens(
  own: readonly (string | null)[],
  others: readonly (string | null)[],
): (string | null)[] {
  return own.map((word, at) => (word === null ? null : (others[at] ?? null)));
}

/** What only other reads have here. */
function extraOf({ come, end }: Gap, { variance }: TextOptions): Extra {
  const found: Extra = { lines: [], maxCount: 0 };
  for (let at = end - come.length; at <= end; at += 1) {
    const own = variance?.extra.get(at);
    if (own === undefined) continue;
    found.lines.push(...own.lines);
    found.maxCount += own.maxCount;
    variance?.extra.delete(at); // Each belongs to one gap.
  }
  return found;
}

/** Which of the lines that come are of those that take turns. */
function noiseOf({ slots }: Gap, come: readonly Lone[], { options, all }: Rest): Set<Lone> {
  const noise = new Set(come.filter(({ text, varying }) => varying === 'free' || hasSeen(all, text)));
  const [least, max] = [sumOf(slots, 'least'), sumOf(slots, 'most')];
  // Without a second read, others may only stand in the places of those that always stand there.
  if (options.variance === undefined && (least !== max || come.length !== max)) return noise;
  // One that both reads have, and that was never seen, may take a turn as well, where there is room for it.
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

/** Which of the lines that are gone are of those that take turns. */
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
  // What varies now was one of these before: for each a line of its shape, unless its place was known.
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

/** The shapes of the lines that vary, and how far in their gap they stand, from 0 to 1. */
function locateNoise(come: readonly Lone[], noise: ReadonlySet<Lone>): { shape: string; at: number }[] {
  return come.flatMap((one, index) =>
    noise.has(one) && one.varying === 'free'
      ? [{ shape: toShape(one.text), at: come.length === 1 ? 1 : index / (come.length - 1) }]
      : [],
  );
}

/** A line that was not there: a clock that was elsewhere on the page, or beside other words, is a clock still. */
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
