import { Ranking } from './ranking.ts';
import type { Rankable } from './text-block.ts';
import { queryWords } from './words.ts';

export type { Rankable } from './text-block.ts';

/** Bits of a number that stay exact. */
const EXACT_BITS = 53;

/**
 * Orders links by relevance to a query: BM25F over the words of URL, title and description, computed over all of
 * them in one linear pass. Filters nothing; equal scores keep their order. Any script, case and accents folded;
 * English words also count in their other forms (retries for retry), a little less than as written.
 */
export function rank<T extends Rankable>(links: readonly T[], query: string): T[] {
  const words = queryWords(query);
  if (words.length === 0) return [...links];
  return sorted(links, new Ranking(links.length, words, query).scores(links));
}

/**
 * The links by falling score, equal ones in their order; what scored nothing follows as it came. Score and place are
 * packed into one number each: numbers are sorted several times as fast as by asking a function about every pair.
 */
function sorted<T>(links: readonly T[], scores: Float64Array): T[] {
  const places = 2 ** Math.ceil(Math.log2(links.length + 1));
  const steps = 2 ** EXACT_BITS / places - 1;
  const highest = scores.reduce((most, score) => Math.max(most, score), 0);
  const keys = new Float64Array(links.length);
  const rest: T[] = [];
  let found = 0;
  for (let place = 0; place < links.length; place++) {
    const score = scores[place] ?? 0;
    if (score === 0) rest.push(links[place] as T);
    else keys[found++] = Math.round((1 - score / highest) * steps) * places + place;
  }
  const order: T[] = [];
  const ordered = keys.subarray(0, found).toSorted();
  for (let at = 0; at < found; at++) {
    const key = ordered[at] ?? 0;
    order.push(links[key - Math.floor(key / places) * places] as T);
  }
  return order.concat(rest);
}
