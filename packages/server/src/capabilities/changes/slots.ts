import { createHash } from 'node:crypto';
import { toFrame } from './frame.ts';
import { toShape } from './line.ts';

/** A part of a page whose lines rotate, such as an advertisement. */
export interface Slot {
  /** Minimum and maximum number of lines seen there at once. */
  least: number;
  most: number;
  /** How often each line was seen there, by fingerprint. */
  seen: Record<string, number>;
  /** The shapes of these lines, each with the lengths of its shortest and longest line in characters. */
  shapes: Record<string, [number, number]>;
}

/** Maximum number of lines that a slot remembers. */
const MAX_SEEN = 200;
/** Share of sightings that were of lines seen only once. Above it, a slot is expected to show new lines. */
const OPEN = 0.08;
/** Factor by which a new line may be longer or shorter than the lines seen. */
const STRETCH = 1.5;
/** Number of sightings below which a slot predicts nothing. */
const FEW = 4;

/** Computes a short fingerprint of a line. Lines that differ only in parts that change by themselves share it. */
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
 * Whether a line that was never seen in a slot may belong to it. It must have the shape and about the length of the
 * others, and so many of these must have been seen only once that new ones are expected (the Good-Turing estimate for
 * unseen items).
 */
export function mayTake({ seen, shapes }: Slot, line: string): boolean {
  const times = Object.values(seen);
  const total = times.reduce((sum, one) => sum + one, 0);
  // A slot that has held a single line so far does not rotate yet.
  if (times.length < 2) return false;
  const isOpen = total < FEW || times.filter((one) => one === 1).length / total > OPEN;
  const [shortest, longest] = shapes[toShape(line)] ?? [Infinity, 0];
  return isOpen && line.length >= shortest / STRETCH && line.length <= longest * STRETCH;
}

/** Merges two slots that no line separates any more. */
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
