import type { SearchImageResult, SearchNewsResult, SearchSourceName, SearchWebResult } from '@web-data/types';
import type { DomainRules } from './domain-rules.ts';
import type { TimeRange } from './time-range.ts';

/** What a provider is asked for. */
export interface SearchQuery {
  query: string;
  /** Results of each source at most. */
  limit: number;
  sources: ReadonlySet<SearchSourceName>;
  domains: DomainRules;
  /** When results were published; undefined for any time. */
  time: TimeRange | undefined;
  country: string | undefined;
  location: string | undefined;
  /** Whose search it is. */
  teamId: string;
}

/** What a provider found, the best first, without content. A URL stands once in each list. */
export interface SearchFound {
  web: SearchWebResult[];
  news: SearchNewsResult[];
  images: SearchImageResult[];
  /** What it could not do, in full sentences. */
  notes: string[];
}

/** Where results come from. */
export interface SearchProvider {
  /** One sentence for the operator, as the server starts. */
  readonly title: string;
  /**
   * @param signal aborts when nobody waits for the results any more.
   * @throws {Rejection} 502 when the provider answers nonsense, 503 when it has no time for us.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchFound>;
  close(): Promise<void>;
}

/** Nothing, to be filled. */
export function nothingFound(): SearchFound {
  return { web: [], news: [], images: [], notes: [] };
}
