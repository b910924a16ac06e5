import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { readPattern } from '@web-data/openapi';

type Size = 'small' | 'medium';

const arbitraries = new Map<string, Arbitrary<string>>();
const samples = new Map<string, string>();

/**
 * Returns an arbitrary of strings that match a pattern. Cached: parsing a pattern takes longer than generating a
 * string.
 */
export function stringMatching(pattern: string, size?: Size): Arbitrary<string> {
  const key = `${size ?? ''} ${pattern}`;
  const found = arbitraries.get(key) ?? fc.stringMatching(readPattern(pattern), { ...(size && { size }) });
  arbitraries.set(key, found);
  return found;
}

/** Returns a string that should match a pattern, the same for the same seed; `example` where none can be generated. */
export function matching(pattern: string, seed: number): string {
  const key = `${seed} ${pattern}`;
  const found = samples.get(key) ?? make(pattern, seed) ?? 'example';
  samples.set(key, found);
  return found;
}

/** Patterns may use lookarounds and backreferences, or another syntax: callers validate the sample. */
function make(pattern: string, seed: number): string | undefined {
  try {
    return fc.sample(stringMatching(pattern), { seed, numRuns: 1 })[0];
  } catch {
    return undefined;
  }
}
