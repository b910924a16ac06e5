import { Script } from 'node:vm';

/** Milliseconds that a pattern may think about one text. */
const PATIENCE_MS = 2_000;
/** Texts so short that no pattern is long about them. */
const SHORT = 12;

/** A pattern of a schema (JSON Schema Validation, 6.3.3) of which the answer comes in time. */
export interface TimelyPattern {
  /** Whether the text matches; `undefined` where the engine, which goes back and tries again, does not end. */
  test(text: string): boolean | undefined;
}

/** Thrown where only a yes or a no can be given. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const known = new Map<string, TimelyPattern>();

/**
 * A pattern in the dialect of schemas; one that took too long for a text is not asked about any other but short ones.
 * @throws SyntaxError when it is none.
 */
export function timely(pattern: string): TimelyPattern {
  const found = known.get(pattern) ?? create(pattern);
  known.set(pattern, found);
  return found;
}

/**
 * A pattern as schemas mean it, by code points; one that is only right by the older rules of the language, such as `}`
 * that stands alone, is read by those.
 * @throws SyntaxError when it is right by neither.
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

/** Nothing in it can match a text in two ways: it repeats at most one thing, and has no alternatives beside that. */
function isPlain(source: string): boolean {
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  const repeats = bare.match(/[*+]|\{\d+,?\d*\}|(?<![(*+?}])\?/gu)?.length ?? 0;
  return repeats < 2 && !(repeats > 0 && bare.includes('|'));
}

const SLOT = Symbol.for('@web-data/contract work');
const CALL = new Script(`globalThis[Symbol.for('@web-data/contract work')]()`);

/** What a function gives that does not come back by itself: `undefined` when its time, or its room, is over. */
function within<T>(timeout: number, work: () => T): T | undefined {
  const slots = globalThis as unknown as Record<symbol, unknown>;
  slots[SLOT] = work;
  try {
    return CALL.runInThisContext({ timeout, breakOnSigint: true }) as T;
  } catch (error) {
    const isOver = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    // An engine that goes back too far has no stack left for it.
    if (isOver || error instanceof RangeError) return undefined;
    throw error;
  } finally {
    delete slots[SLOT];
  }
}

/** For Ajv, which asks for an engine: throws {@link TooSlow} where there is no answer. */
export const timelyEngine: ((pattern: string) => { test(text: string): boolean }) & { code: string } =
  Object.assign(
    (pattern: string) => ({
      test(text: string): boolean {
        const result = timely(pattern).test(text);
        if (result === undefined) throw new TooSlow(`The pattern ${pattern} takes too long for a text.`);
        return result;
      },
      // Ajv tells patterns from each other by this.
      toString: () => pattern,
    }),
    { code: 'new RegExp' },
  );
