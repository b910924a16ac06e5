import { runAtOnce } from '@web-data/net/pace';
import { Ranking } from './ranking.ts';
import type { Rankable } from './text-block.ts';
import { parseQuery } from './query.ts';
import { sortNumbersInSteps } from './sort-in-steps.ts';

export type { Rankable } from './text-block.ts';

/** Bits of an exact integer. */
const EXACT_BITS = 53;
/** Number of links between two places where the work may be interrupted. */
const STEP = 1024;

/**
 * Sorts links by relevance to a query, with BM25F over the words of URL, title and description of all links, in one
 * linear pass. Filters nothing; equal scores keep their order. Supports any script, and ignores case and accents. Other
 * forms of English words match as well (retries for retry), with a slightly lower score.
 */
export function rank<T extends Rankable>(links: readonly T[], query: string): T[] {
  return runAtOnce(rankInSteps(links, query));
}

/** Sorts links as {@link rank} does. Yields undefined wherever the work may be interrupted. */
export function* rankInSteps<T extends Rankable>(
  links: readonly T[],
  query: string,
): Generator<undefined, T[], void> {
  const terms = parseQuery(query);
  if (terms.length === 0) return [...links];
  const scores = yield* new Ranking(links.length, terms, query).scores(links);
  return yield* sorted(links, scores);
}

/**
 * Sorts the links by descending score, with equal ones in their order and links without a score at the end. Score and
 * index are packed into one number each: sorting numbers is several times as fast as calling a comparison function.
 */
function* sorted<T>(links: readonly T[], scores: Float64Array): Generator<undefined, T[], void> {
  const stride = 2 ** Math.ceil(Math.log2(links.length + 1));
  const steps = 2 ** EXACT_BITS / stride - 1;
  const highest = scores.reduce((max, score) => Math.max(max, score), 0);
  const keys = new Float64Array(links.length);
  const rest: T[] = [];
  let found = 0;
  for (let index = 0; index < links.length; index++) {
    if (index % STEP === 0) yield undefined;
    const score = scores[index] ?? 0;
    if (score === 0) rest.push(links[index] as T);
    else keys[found++] = Math.round((1 - score / highest) * steps) * stride + index;
  }
  const order: T[] = [];
  const ordered = yield* sortNumbersInSteps(keys.subarray(0, found));
  for (let at = 0; at < found; at++) {
    if (at % STEP === 0) yield undefined;
    const key = ordered[at] ?? 0;
    order.push(links[key - Math.floor(key / stride) * stride] as T);
  }
  return order.concat(rest);
}
