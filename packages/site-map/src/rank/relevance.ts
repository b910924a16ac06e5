import type { Source } from '../crawl/candidates.ts';
import { segmentCount } from '../url/page-url.ts';
import { Pile } from '../url/pile.ts';

const MAX_DEPTH = 99;

/**
 * The order without a query: the start, then what sitemaps name, then what pages link to; shallow paths first, and
 * within one depth by URL. It depends on nothing but the URLs, so timing cannot change it.
 */
export class Relevance {
  readonly #groups: (Pile<string> | undefined)[] = [];

  /** Takes in a URL not given before. */
  add(url: string, source: Source): void {
    const group = source * (MAX_DEPTH + 1) + Math.min(MAX_DEPTH, segmentCount(url));
    (this.#groups[group] ??= new Pile()).push(url);
  }

  /** What was given, part by part. A million may come and a hundred be wanted: a part is sorted once it is its turn. */
  *parts(): Generator<readonly string[], void, void> {
    // Without a function to ask, strings are ordered by their UTF-16 code units.
    for (const [at, group] of this.#groups.entries()) {
      this.#groups[at] = undefined;
      if (group) yield sorted(group);
    }
  }
}

/** In place: the array is nobody else's, and a copy of a million is felt. */
function sorted(group: Pile<string>): readonly string[] {
  const urls = group.toArray();
  // oxlint-disable-next-line unicorn/no-array-sort
  return urls.sort();
}
