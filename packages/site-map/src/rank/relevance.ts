import type { Source } from '../crawl/candidates.ts';
import { segmentCount } from '@web-data/net/url';
import { Pile } from '../pile.ts';
import { sortInSteps } from './sort-in-steps.ts';

const MAX_DEPTH = 99;
/** Number of URLs between two places where the work may be interrupted. */
const STEP = 256;

/**
 * Order without a query: the start, then URLs of sitemaps, then URLs of links; shallow paths first, and by URL within
 * one depth. It only depends on the URLs, so timing cannot change it.
 */
export class Relevance {
  readonly #groups: (Pile<string> | undefined)[] = [];

  /** Adds a new URL. */
  add(url: string, source: Source): void {
    const group = source * (MAX_DEPTH + 1) + Math.min(MAX_DEPTH, segmentCount(url));
    (this.#groups[group] ??= new Pile()).push(url);
  }

  /**
   * Yields the URLs in order, and undefined wherever the work may be interrupted. Each group is only sorted on demand,
   * since a hundred of a million URLs may be needed.
   */
  *urls(): Generator<string | undefined, void, void> {
    for (const [at, group] of this.#groups.entries()) {
      this.#groups[at] = undefined;
      if (group === undefined) continue;
      const urls = yield* sortInSteps(group.toArray());
      for (let index = 0; index < urls.length; index++) {
        if (index % STEP === 0) yield undefined;
        yield urls[index];
      }
    }
  }
}
