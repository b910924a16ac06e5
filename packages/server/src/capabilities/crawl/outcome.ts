import type { CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import type { Snapshot } from '../changes/snapshots.ts';
import type { Entry } from './entry.ts';

/** The outcome of one entry, written in one commit with its cost. */
export interface Outcome {
  entry: CrawlUrlRow;
  /** Entries that it links to. */
  found: readonly Entry[];
  /** Other keys of the page. When another entry has settled one of them, it is the same page. */
  names?: readonly string[];
  /** Its content as JSON, with its credits, and its version for the next comparison. */
  page?: { data: string; credits: number; snapshot?: Snapshot };
  /** Why there is no content. */
  failure?: {
    kind: 'error' | 'robots';
    url: string;
    error: string;
    /** HTTP status of the response, if there was one. */
    status?: number | undefined;
  };
  /** Time of the retry, in milliseconds since the epoch. The entry is not settled yet. */
  retryAt?: number;
  /** The start URL after redirects. */
  startUrl?: string;
}
