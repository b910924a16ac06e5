import { Script } from 'node:vm';

/** Milliseconds to match one text. */
const PATIENCE_MS = 2_000;
/** Strings up to this length match quickly with any pattern. */
const SHORT = 12;

/** A pattern of a schema (JSON Schema Validation, 6.3.3) with a time limit. */
export interface TimelyPattern {
  /** Whether the text matches; `undefined` where backtracking exceeds the time limit. */
  test(text: string): boolean | undefined;
}

const known = new Map<string, TimelyPattern>();

/**
 * Compiles a pattern in the dialect of schemas. After a timeout the pattern is only matched against short strings.
 * @throws SyntaxError when it is not a pattern.
 */
export function timely(pattern: string): TimelyPattern {
  const found = known.get(pattern) ?? create(pattern);
  known.set(pattern, found);
  return found;
}

/**
 * Compiles a pattern by code points, as schemas define it; one that is valid only without the `u` flag, such as a lone
 * `}`, is compiled without it.
 * @throws SyntaxError when it is valid in neither mode.
 */
export function readPattern(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    return new RegExp(source);
  }
}

function create(source: string): TimelyPattern {
  const pattern = readPattern(source);
  const isTrusted = isPlain(source);
  let gaveUp = false;
  return {
    test(text) {
      if (text.length <= SHORT || (isTrusted && text.length <= 1_000)) return pattern.test(text);
      if (gaveUp) return undefined;
      const result = within(PATIENCE_MS, () => pattern.test(text));
      gaveUp = result === undefined;
      return result;
    },
  };
}

/** Whether a pattern cannot backtrack far: it has no more than one repetition, and no alternatives beside it. */
function isPlain(source: string): boolean {
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  const repeats = bare.match(/[*+]|\{\d+,?\d*\}|(?<![(*+?}])\?/gu)?.length ?? 0;
  return repeats < 2 && !(repeats > 0 && bare.includes('|'));
}

const SLOT = Symbol.for('@web-data/openapi work');
const CALL = new Script(`globalThis[Symbol.for('@web-data/openapi work')]()`);

/** Runs a function with a time limit; returns `undefined` when it runs out of time or stack. */
function within<T>(timeout: number, work: () => T): T | undefined {
  const slots = globalThis as unknown as Record<symbol, unknown>;
  slots[SLOT] = work;
  try {
    return CALL.runInThisContext({ timeout, breakOnSigint: true }) as T;
  } catch (error) {
    const isOver = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    // Deep backtracking overflows the stack.
    if (isOver || error instanceof RangeError) return undefined;
    throw error;
  } finally {
    delete slots[SLOT];
  }
}
