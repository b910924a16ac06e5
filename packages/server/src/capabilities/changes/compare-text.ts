import { align } from './align.ts';
import { toFrame } from './frame.ts';
import { mergeTokens, settle } from './gap.ts';
import type { Lone } from './gap.ts';
import { fits } from './known-line.ts';
import type { Known, KnownLine } from './known-line.ts';
import { Notes } from './notes.ts';
import type { Ignored } from './notes.ts';
import { findMoments } from './read-moments.ts';
import { emptySlot, mergeSlots } from './slots.ts';
import type { Slot } from './slots.ts';
import type { TextOptions } from './text-options.ts';
import { isSameLine } from './variance.ts';

/** The result of comparing a text with its stored state. */
export interface TextComparison {
  /** Whether a line that was expected to stay differs. Without a second read this is only a suspicion. */
  differs: boolean;
  ignored: Ignored[];
  /** The lines before and now, without the differences that do not count. */
  before: string[];
  after: string[];
  /** The state to store for the next comparison. */
  known: Known[];
}

/**
 * Compares a text with its stored state. Tokens and slots known to vary match anything. Ages, counts of views and the
 * like, and times that move with the clock do not count. Everything else does. Variation that a later read shows is
 * known from then on.
 */
export function compareText(
  known: readonly Known[],
  now: readonly string[],
  options: TextOptions,
): TextComparison {
  const { lines, slots } = splitKnown(known);
  const notes = new Notes();
  const all = [...slots.values()].reduce<Slot>(mergeSlots, emptySlot());
  const rest = { options, notes, all, clocks: clocksOf(lines), here: new Set(now.map(toFrame)) };
  let gap: { removedLines: KnownLine[]; come: Lone[] } = { removedLines: [], come: [] };
  let [at, to] = [0, 0];
  const settleGap = (): void =>
    settle({ ...gap, slots: slotsIn(slots, at - gap.removedLines.length, at), end: to }, rest);
  for (const part of align(lines, now, (line, text) => isSameLine(line.text, text) || fits(line, text))) {
    const [removedLines, come] = 'gap' in part ? part.gap : [[part.same[0]], [part.same[1]]];
    const lone = come.map((text, index) => loneOf(text, to + index, options));
    // A line that matched by chance among rotating lines belongs to their gap.
    if ('gap' in part || lone[0]!.varying === 'free') {
      gap = { removedLines: [...gap.removedLines, ...removedLines], come: [...gap.come, ...lone] };
    } else {
      settleGap();
      noteSame(notes, ...part.same, lone[0]!);
      gap = { removedLines: [], come: [] };
    }
    at += removedLines.length;
    to += come.length;
  }
  settleGap();
  notes.end();
  const { differs, ignored, before, after } = notes;
  return { differs, ignored, before, after, known: notes.known };
}

/** Returns the state of a text that is seen for the first time. */
export function firstKnown(now: readonly string[]): Known[] {
  return now.map((text) => ({ text }));
}

/** Separates the lines that are expected to stay from the slots, keyed by the number of such lines before them. */
function splitKnown(known: readonly Known[]): { lines: KnownLine[]; slots: Map<number, Slot> } {
  const lines: KnownLine[] = [];
  const slots = new Map<number, Slot>();
  for (const one of known)
    if ('slot' in one) slots.set(lines.length, one.slot);
    else lines.push(one);
  return { lines, slots };
}

function clocksOf(lines: readonly KnownLine[]): Set<string> {
  return new Set(
    lines.filter(({ isClock }) => isClock === true).map(({ text }) => findMoments(toFrame(text)).frame),
  );
}

/** Returns the slots of a gap: before its first line, between two lines, and after its last one. */
function slotsIn(slots: ReadonlyMap<number, Slot>, from: number, to: number): Slot[] {
  const found: Slot[] = [];
  for (let at = from; at <= to; at += 1) if (slots.has(at)) found.push(slots.get(at)!);
  return found;
}

function loneOf(text: string, index: number, { variance }: TextOptions): Lone {
  return { text, index, varying: variance?.lines.get(index) };
}

/** Notes a line that stays. A later read may show that it varies in part. */
function noteSame(notes: Notes, line: KnownLine, text: string, { varying }: Lone): void {
  const reason = fits(line, text) ? 'varies' : 'counter';
  const words = Array.isArray(varying) ? mergeTokens(line.words ?? varying, varying) : line.words;
  notes.stays({ ...line, text, ...(words && { words }) }, { text: line.text, reason });
}
