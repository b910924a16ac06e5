import { RE2JS, RE2JSException } from 're2js';
import { PatternError } from './linear-pattern.ts';

/** A compiled pattern for URLs. */
export interface PathPattern {
  /** Whether the pattern matches any part of a text. */
  test(text: string): boolean;
}

/**
 * Compiles a pattern in the syntax of RE2, so that matching takes time linear in the length of the text.
 * @throws {PatternError} with a message that names the pattern and the problem.
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
