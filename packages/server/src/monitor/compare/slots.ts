import { createHash } from 'node:crypto';
import { toFrame } from './frame.ts';
import { toShape } from './line.ts';

/** A place of a page where other lines stand each time, such as those of an advertisement. */
export interface Slot {
  /** Lines that stood there at once, at least and at most. */
  least: number;
  most: number;
  /** Lines that were seen there, by a print of each, with how often. */
  seen: Record<string, number>;
  /** The shapes of these lines, with the characters of the shortest and of the longest of each. */
  shapes: Record<string, [number, number]>;
}

/** Lines of a slot that are remembered. */
const MAX_SEEN = 200;
/** Part of all that was seen that was seen once, above which more is to come that was not seen yet. */
const OPEN = 0.08;
/** How many times as long, or as short, as those that were seen a line may be. */
const STRETCH = 1.5;
/** Lines seen below which nothing is known of what is to come. */
const FEW = 4;

/** A short print of a line, the same for lines that differ only in what goes on by itself. */
export function computeFingerprint(line: string): string {
  return createHash('sha256').update(toFrame(line)).digest('base64url').slice(0, 10);
}

export function emptySlot(): Slot {
  return { least: 0, most: 0, seen: {}, shapes: {} };
}

/** Remembers a line of a slot. */
export function learn(slot: Slot, line: string): void {
  const print = computeFingerprint(line);
  slot.seen[print] = (slot.seen[print] ?? 0) + 1;
  const shape = toShape(line);
  const [shortest, longest] = slot.shapes[shape] ?? [line.length, line.length];
  slot.shapes[shape] = [Math.min(shortest, line.length), Math.max(longest, line.length)];
  const prints = Object.keys(slot.seen);
  if (prints.length > MAX_SEEN) delete slot.seen[prints[0]!];
}

export function hasSeen({ seen }: Slot, line: string): boolean {
  return Object.hasOwn(seen, computeFingerprint(line));
}

/**
 * Whether a line that was never seen in a slot may be one of it: it has the shape and about the length of the others, and of these so many were seen
 * only once that more must be expected (the estimate of Good and Turing for what is unseen).
 */
export function mayTake({ seen, shapes }: Slot, line: string): boolean {
  const times = Object.values(seen);
  const total = times.reduce((sum, one) => sum + one, 0);
  // What is known to stand there, or not to, has been one line so far.
  if (times.length < 2) return false;
  const isOpen = total < FEW || times.filter((one) => one === 1).length / total > OPEN;
  const [shortest, longest] = shapes[toShape(line)] ?? [Infinity, 0];
  return isOpen && line.length >= shortest / STRETCH && line.length <= longest * STRETCH;
}

/** Two slots that have nothing between them any more. */
export function mergeSlots(one: Slot, other: Slot): Slot {
  const seen = { ...one.seen };
  for (const [print, times] of Object.entries(other.seen)) seen[print] = (seen[print] ?? 0) + times;
  const shapes = { ...one.shapes };
  for (const [shape, [shortest, longest]] of Object.entries(other.shapes)) {
    const [least, maximum] = shapes[shape] ?? [shortest, longest];
    shapes[shape] = [Math.min(least, shortest), Math.max(maximum, longest)];
  }
  return { least: one.least + other.least, most: one.most + other.most, seen, shapes };
}
