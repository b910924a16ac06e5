import type { CrawlUrlRow } from '../store/tables.ts';
import type { Entry } from './entry.ts';

/** What came of one entry, to be written in one commit with what it cost. */
export interface Outcome {
  entry: CrawlUrlRow;
  /** What it led to. */
  found: readonly Entry[];
  /** Other keys that the page stands for; when another page has one of them already, it is the same page. */
  names?: readonly string[];
  /** Its content as JSON, with what it costs. */
  page?: { data: string; credits: number };
  /** Why there is no content. */
  failure?: {
    kind: 'error' | 'robots';
    url: string;
    error: string;
    /** HTTP status that it was answered with; none where there was no answer. */
    status?: number | undefined;
  };
  /** Milliseconds since the epoch from when it may be tried again: nothing has come of it yet. */
  retryAt?: number;
  /** Where the start ended. */
  startUrl?: string;
}
