import type { Source } from '../crawl/candidates.ts';
import { segmentCount } from '@web-data/net/url';
import { Pile } from '../pile.ts';

const MAX_DEPTH = 99;

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
   * Yields the URLs part by part. Each part is only sorted on demand, since a hundred of a million URLs may be needed.
   */
  *parts(): Generator<readonly string[], void, void> {
    // Without a comparison function, strings are sorted by their UTF-16 code units.
    for (const [at, group] of this.#groups.entries()) {
      this.#groups[at] = undefined;
      if (group) yield sorted(group);
    }
  }
}

/** Sorts in place: nothing else uses the array, and copying a million items is slow. */
function sorted(group: Pile<string>): readonly string[] {
  const urls = group.toArray();
  // oxlint-disable-next-line unicorn/no-array-sort
  return urls.sort();
}
