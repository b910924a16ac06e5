import { RE2JS, RE2JSException } from 're2js';
import { toLinearSyntax } from './linear-syntax.ts';

/** A compiled pattern, with the part of the `RegExp` interface that ajv uses. */
export interface LinearPattern {
  /** Whether the pattern matches any part of a text. */
  test(text: string): boolean;
  /** Returns the source of the pattern; ajv uses it as a key. */
  toString(): string;
}

/** An invalid pattern, or one that cannot be matched in linear time. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly pattern: string;

  /** @param problem the end of a sentence that begins with the pattern. */
  constructor(pattern: string, problem: string, cause?: unknown) {
    super(`The pattern ${JSON.stringify(pattern.slice(0, MAX_DISPLAYED))} ${problem}`, { cause });
    this.pattern = pattern;
  }
}

/** Maximum characters of a pattern that a message quotes. */
const MAX_DISPLAYED = 100;
/** Maximum compiled patterns in the cache. */
const MAX_CACHED = 500;
const cached = new Map<string, LinearPattern>();

/**
 * Compiles a pattern of JSON Schema (ECMA-262, `u` flag) so that matching takes time linear in the length of the text,
 * whatever the pattern. Not supported are lookaround, back references, more than 1000 repetitions of one part, and
 * Unicode properties that RE2 does not know.
 * @throws {PatternError} with a message that names the pattern and the problem.
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

/** Compiles without matching, so a crafted pattern cannot make it slow. */
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
