import type { SearchData, SearchImageResult, SearchNewsResult, SearchWebResult } from '@web-data/types';
import type { DomainRules } from './domain-rules.ts';
import type { TimeRange } from './time-range.ts';

/** A source that has results. */
export type ProvidedSource = keyof SearchData;

/** A query to a provider. */
export interface SearchQuery {
  query: string;
  /** Maximum results of each source. */
  limit: number;
  sources: ReadonlySet<ProvidedSource>;
  domains: DomainRules;
  /** When results were published; undefined for any time. */
  time: TimeRange | undefined;
  country: string | undefined;
  location: string | undefined;
  /** The team that searches. */
  teamId: string;
}

/** Results of a provider, the best first, without content. Each list contains a URL once. */
export interface SearchFound {
  web: SearchWebResult[];
  news: SearchNewsResult[];
  images: SearchImageResult[];
  /** Warnings about options that it does not support. */
  notes: string[];
}

/** A source of search results. */
export interface SearchProvider {
  /** One sentence for the log of the operator, when the server starts. */
  readonly title: string;
  /**
   * @param signal aborts when no caller waits for the results.
   * @throws {Rejection} 502 when the response of the provider is invalid, 503 when the provider is overloaded.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchFound>;
  close(): Promise<void>;
}

/** Creates an empty result. */
export function nothingFound(): SearchFound {
  return { web: [], news: [], images: [], notes: [] };
}
