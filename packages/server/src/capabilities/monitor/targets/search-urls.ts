import type { Identity } from '../../../accounts/keys/identity.ts';
import { DomainRules } from '../../search/domain-rules.ts';
import type { SearchProvider } from '../../search/provider.ts';
import type { TimeRange, Unit } from '../../search/time-range.ts';
import { MAX_RESULTS } from './target.ts';
import type { Target } from './target.ts';

/** The length of a window in milliseconds, and the next larger span that providers support. */
const WINDOWS: Readonly<Record<NonNullable<Target['searchWindow']>, [number, Unit, number]>> = {
  '5m': [300_000, 'h', 1],
  '15m': [900_000, 'h', 1],
  '1h': [3_600_000, 'h', 1],
  '6h': [21_600_000, 'h', 6],
  '24h': [86_400_000, 'd', 1],
  '7d': [604_800_000, 'w', 1],
};
/** Timeout of one search in milliseconds. */
const SEARCH_MS = 60_000;

/** Runs the searches of a target. Returns each URL once, and the number of results of each search. */
export async function searchUrls(
  provider: SearchProvider,
  target: Target,
  { identity, signal }: { identity: Pick<Identity, 'teamId'>; signal: AbortSignal },
): Promise<{ urls: string[]; results: number[] }> {
  const {
    queries = [],
    searchWindow,
    maxResults: limit = MAX_RESULTS,
    includeDomains,
    excludeDomains,
  } = target;
  const domains = new DomainRules(includeDomains, excludeDomains);
  const time = searchWindow && rangeOf(searchWindow);
  const urls = new Set<string>();
  const results: number[] = [];
  for (const query of queries) {
    const common = { limit, sources: new Set(['web'] as const), domains, time };
    const searchBody = { query, ...common, country: undefined, location: undefined, teamId: identity.teamId };
    const found = await provider.search(
      searchBody,
      AbortSignal.any([signal, AbortSignal.timeout(SEARCH_MS)]),
    );
    results.push(found.web.length);
    for (const { url } of found.web) urls.add(url);
  }
  return { urls: [...urls], results };
}

function rangeOf(window: NonNullable<Target['searchWindow']>): TimeRange {
  const [span, unit, count] = WINDOWS[window];
  return { from: Date.now() - span, to: undefined, past: { unit, count } };
}
