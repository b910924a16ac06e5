import { RE2JS, RE2JSException } from 're2js';
import { PatternError } from './linear-pattern.ts';

/** A pattern of a caller for URLs. */
export interface PathPattern {
  /** Whether any part of a text matches. */
  test(text: string): boolean;
}

/**
 * Compiles a pattern in the syntax of RE2, so that a text of n characters is matched in a time that grows with n only.
 * @throws {PatternError} with a sentence that names the pattern and what is wrong with it.
 */
export function pathPattern(pattern: string): PathPattern {
  try {
    const engine = RE2JS.compile(pattern);
    return { test: (text) => engine.test(text) };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const problem = `is no regular expression in the syntax of RE2: ${error.message.replace(/^error parsing regexp: /, '')}.`;
    throw new PatternError(pattern, problem, error);
  }
}
