import { reject } from '@web-data/validator';
import type { Detail } from '@web-data/validator';
import { PatternError } from '../patterns/linear-pattern.ts';
import { pathPattern } from '../patterns/path-pattern.ts';
import type { PathPattern } from '../patterns/path-pattern.ts';
import type { StoredRequest } from './job.ts';

type Rules = Pick<StoredRequest, 'includePaths' | 'excludePaths' | 'regexOnFullURL'>;

/** Filters URLs by the patterns of a crawl. */
export class PathRules {
  readonly #include: readonly PathPattern[];
  readonly #exclude: readonly PathPattern[];
  readonly #matchesFullUrl: boolean;

  /** @throws {Rejection} 400 with `details` for each pattern that does not compile. */
  constructor({ includePaths = [], excludePaths = [], regexOnFullURL = false }: Rules) {
    const details: Detail[] = [];
    this.#include = compile('includePaths', includePaths, details);
    this.#exclude = compile('excludePaths', excludePaths, details);
    this.#matchesFullUrl = regexOnFullURL;
    if (details.length > 0) throw reject('BadRequest', { message: details[0]!.message, details });
  }

  /** Whether a page may be fetched and returned. */
  allow(url: string): boolean {
    if (this.#include.length === 0 && this.#exclude.length === 0) return true;
    const text = this.#matchesFullUrl ? url : new URL(url).pathname;
    if (this.#exclude.some((pattern) => pattern.test(text))) return false;
    return this.#include.length === 0 || this.#include.some((pattern) => pattern.test(text));
  }
}

function compile(member: string, patterns: readonly string[], details: Detail[]): PathPattern[] {
  return patterns.flatMap((pattern, index) => {
    try {
      return [pathPattern(pattern)];
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      details.push({
        in: 'body',
        path: `/${member}/${index}`,
        code: 'format',
        message: error.message,
      });
      return [];
    }
  });
}
