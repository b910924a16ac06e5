import type { Candidate } from '../crawl/candidates.ts';
import { segmentCount } from '../url/page-url.ts';

const MAX_DEPTH = 99;

/**
 * The order without a query: the start, then what sitemaps name, then what pages link to; shallow paths first, and
 * within one depth by URL. It depends on nothing but the URLs, so timing cannot change it.
 */
export function* byRelevance(candidates: Iterable<Candidate>): Generator<Candidate, void, void> {
  const groups: (Candidate[] | undefined)[] = [];
  for (const candidate of candidates) {
    const group = candidate.source * (MAX_DEPTH + 1) + Math.min(MAX_DEPTH, segmentCount(candidate.url));
    (groups[group] ??= []).push(candidate);
  }
  // A million may come and a hundred be wanted: a group is sorted once it is its turn.
  for (const group of groups) if (group) yield* group.toSorted(byUrl);
}

/** No two candidates have the same URL. */
function byUrl(a: Candidate, b: Candidate): number {
  return a.url < b.url ? -1 : 1;
}
