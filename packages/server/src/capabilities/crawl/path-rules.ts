import { reject } from '@web-data/validator';
import type { Detail } from '@web-data/validator';
import { PatternError } from '../patterns/linear-pattern.ts';
import { pathPattern } from '../patterns/path-pattern.ts';
import type { PathPattern } from '../patterns/path-pattern.ts';
import { estimateProgramSize } from '../patterns/program-size.ts';
import type { StoredRequest } from './job.ts';

/**
 * Maximum instructions of all patterns of a crawl, which bound the time to compile them to some 10 ms, and maximum
 * copies of repeated parts among them, each of which may be looked at for each character of a URL.
 */
const MAX_INSTRUCTIONS = 5000;
const MAX_COPIES = 500;

type Rules = Pick<StoredRequest, 'includePaths' | 'excludePaths' | 'regexOnFullURL'>;

/** Filters URLs by the patterns of a crawl. */
export class PathRules {
  readonly #include: readonly PathPattern[];
  readonly #exclude: readonly PathPattern[];
  readonly #matchesFullUrl: boolean;
  /** Milliseconds that matching has taken until now. */
  matchingMs = 0;

  /** @throws {Rejection} 400 with `details` for each pattern that does not compile, or for the one that is one too many. */
  constructor({ includePaths = [], excludePaths = [], regexOnFullURL = false }: Rules) {
    const details: Detail[] = [];
    requireBoundedSize({ includePaths, excludePaths });
    this.#include = compile('includePaths', includePaths, details);
    this.#exclude = compile('excludePaths', excludePaths, details);
    this.#matchesFullUrl = regexOnFullURL;
    if (details.length > 0) throw reject('BadRequest', { message: details[0]!.message, details });
  }

  /** Whether a page may be fetched and returned. */
  allow(url: string): boolean {
    if (this.#include.length === 0 && this.#exclude.length === 0) return true;
    const text = this.#matchesFullUrl ? url : new URL(url).pathname;
    const from = performance.now();
    const isAllowed =
      !this.#exclude.some((pattern) => pattern.test(text)) &&
      (this.#include.length === 0 || this.#include.some((pattern) => pattern.test(text)));
    this.matchingMs += performance.now() - from;
    return isAllowed;
  }
}

/** Checks the size before anything is compiled. @throws {Rejection} 400 */
function requireBoundedSize(rules: Record<'includePaths' | 'excludePaths', readonly string[]>): void {
  let total = 0;
  let copies = 0;
  for (const [member, patterns] of Object.entries(rules)) {
    for (const [index, pattern] of patterns.entries()) {
      const size = estimateProgramSize(pattern);
      total += size.total;
      copies += size.copies;
      const excess =
        copies > MAX_COPIES
          ? `repeat more than ${MAX_COPIES} parts, counting each part as often as it is repeated: use + or * in place of {n,m}`
          : `are longer than ${MAX_INSTRUCTIONS} characters in all, counting repeated parts as often as they are repeated`;
      if (total <= MAX_INSTRUCTIONS && copies <= MAX_COPIES) continue;
      const message = `includePaths and excludePaths together ${excess}.`;
      throw reject('BadRequest', {
        message,
        details: [{ in: 'body', path: `/${member}/${index}`, code: 'maxLength', message }],
      });
    }
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
