import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { readPattern } from './timely.ts';

type Size = 'small' | 'medium';

const arbitraries = new Map<string, Arbitrary<string>>();
const samples = new Map<string, string>();

/** Texts that match a pattern. Made once for each: reading a pattern takes longer than making a text. */
export function stringMatching(pattern: string, size?: Size): Arbitrary<string> {
  const key = `${size ?? ''} ${pattern}`;
  const found = arbitraries.get(key) ?? fc.stringMatching(readPattern(pattern), { ...(size && { size }) });
  arbitraries.set(key, found);
  return found;
}

/** A text that is meant to match a pattern, the same one for the same seed; any where none can be made of it. */
export function matching(pattern: string, seed: number): string {
  const key = `${seed} ${pattern}`;
  const found = samples.get(key) ?? make(pattern, seed) ?? 'example';
  samples.set(key, found);
  return found;
}

/** Patterns look around and back, and some are of another language: whoever uses a sample proves it. */
function make(pattern: string, seed: number): string | undefined {
  try {
    return fc.sample(stringMatching(pattern), { seed, numRuns: 1 })[0];
  } catch {
    return undefined;
  }
}
