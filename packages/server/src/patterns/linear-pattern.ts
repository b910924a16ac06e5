import { RE2JS, RE2JSException } from 're2js';
import { toLinearSyntax } from './linear-syntax.ts';

/** A pattern of a caller, as ajv and our own checks ask it. */
export interface LinearPattern {
  /** Whether any part of a text matches. */
  test(text: string): boolean;
  /** The pattern as it was given; ajv tells patterns apart by it. */
  toString(): string;
}

/** A pattern that is none, or that cannot be matched in linear time. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly pattern: string;

  /** @param problem the end of a sentence that begins with the pattern. */
  constructor(pattern: string, problem: string, cause?: unknown) {
    super(`The pattern ${JSON.stringify(pattern.slice(0, MAX_DISPLAYED))} ${problem}`, { cause });
    this.pattern = pattern;
  }
}

/** Characters of a pattern that a sentence quotes. */
const MAX_DISPLAYED = 100;
/** Compiled patterns that are kept. */
const MAX_CACHED = 500;
const cached = new Map<string, LinearPattern>();

/**
 * Compiles a pattern of JSON Schema (ECMA-262, `u` flag) so that a text of n characters is matched in a time that grows
 * with n only, whoever wrote the pattern. What that leaves out: looking around, back references, more than 1000
 * repetitions of one part, and properties of characters that RE2 does not know.
 * @throws {PatternError} with a sentence that names the pattern and what is wrong with it.
 */
export function linearPattern(pattern: string): LinearPattern {
  const known = cached.get(pattern);
  if (known !== undefined) return known;
  requireEcmaScript(pattern);
  const compiled = compile(pattern);
  if (cached.size >= MAX_CACHED) cached.clear();
  cached.set(pattern, compiled);
  return compiled;
}

/** Compiling does not match: that takes no time that a caller could stretch. */
function requireEcmaScript(pattern: string): void {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /s, '') : String(error);
    throw new PatternError(pattern, `is not a regular expression of ECMA-262: ${reason}.`, error);
  }
}

function compile(pattern: string): LinearPattern {
  const syntax = toLinearSyntax(pattern);
  if ('problem' in syntax) throw new PatternError(pattern, syntax.problem);
  try {
    const engine = RE2JS.compile(syntax.linear);
    return { test: (text) => engine.test(text), toString: () => pattern };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new PatternError(pattern, problemOf(error), error);
  }
}

function problemOf({ message }: RE2JSException): string {
  if (/repeat count|too large/i.test(message))
    return 'repeats a part more than 1000 times: use "minLength" and "maxLength" for lengths.';
  return 'uses what cannot be matched in linear time (RE2 syntax).';
}
