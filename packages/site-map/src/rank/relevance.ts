import type { Candidate } from '../crawl/candidates.ts';
import { segmentCount } from '../url/page-url.ts';

/**
 * The order without a query: the start, then what sitemaps name, then what pages link to; shallow paths first, and
 * within one depth by URL. It depends on nothing but the URLs, so timing cannot change it.
 */
export function byRelevance(candidates: readonly Candidate[]): Candidate[] {
  const keyed = candidates.map((candidate) => ({
    candidate,
    key: candidate.source * 1000 + Math.min(999, segmentCount(candidate.url)),
  }));
  keyed.sort((a, b) => a.key - b.key || compare(a.candidate.url, b.candidate.url));
  return keyed.map(({ candidate }) => candidate);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
