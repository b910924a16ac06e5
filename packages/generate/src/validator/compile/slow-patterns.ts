import { createRequire } from 'node:module';
import type { Diagnostics, Parameters } from 'recheck';

/** A use of a pattern in a schema. */
export interface PatternUse {
  pattern: string;
  /** Name of the definition, then keywords. */
  at: readonly string[];
  /** Maximum length of the strings to match; `undefined` if unbounded. */
  longest: number | undefined;
}

/** Maximum steps of a pattern: some tens of milliseconds. */
const maxSteps = 10_000_000;

// The entry of the package starts a thread or a native program for each call; this file runs in process.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as {
  checkSync: (pattern: string, flags: string, limits: Parameters) => Diagnostics;
};

/**
 * Limits of steps, not of time: the same description gives the same messages on every machine. A pattern too large to
 * analyze is tested with as many strings as take a second for a pattern of some 150 characters.
 */
const LIMITS: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  maxNFASize: 1_000,
  maxIteration: 10,
  maxGenerationSize: 20,
  maxGeneStringSize: 300,
  incubationLimit: 2_500,
  attackLimit: 10_000_000,
};

/**
 * Reports each pattern that is slow on a short string: the regular expression engine backtracks, and tries every way in
 * which a pattern can match before it fails.
 */
export function reportSlowPatterns(uses: readonly PatternUse[]): string[] {
  // A pattern in many schemas is checked once.
  const patterns = new Set(uses.map(({ pattern }) => pattern));
  const found = new Map([...patterns].map((pattern) => [pattern, checkSync(pattern, 'u', LIMITS)]));
  return [...new Set(uses.flatMap((use) => reportSlowPattern(use, found.get(use.pattern)!) ?? []))];
}

function reportSlowPattern(
  { pattern, at, longest = Infinity }: PatternUse,
  found: Diagnostics,
): string | undefined {
  if (found.status !== 'vulnerable') return undefined;
  const { complexity, attack } = found;
  const start = `The pattern ${pattern} at ${at.join('/')} can take`;
  if (complexity.type === 'exponential')
    return `${start} exponential time, as for ${attack.pattern}. Rewrite it so that it matches no text in two ways.`;
  const { degree } = complexity;
  if (longest ** degree <= maxSteps) return undefined;
  const bound = Math.floor(maxSteps ** (1 / degree));
  return `${start} time that grows with the length to the power of ${degree}. Give it a maxLength of at most ${bound}, or rewrite it.`;
}
