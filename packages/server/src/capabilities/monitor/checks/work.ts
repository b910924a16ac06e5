import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';

/** The progress of a check: the crawls and batches that fetch its pages, and how far these are compared. */
export interface Work {
  phase: 'begin' | 'fetch' | 'again' | 'write';
  fetches: Fetch[];
  /**
   * Later reads of pages that differ, one after the other. Each read has a crawl id per target, in the order of
   * `fetches`; null where no page of the target was read.
   */
  again: (string | null)[][];
  /** The next results to write: an index in `fetches`, then a part of that target, then a position in the part. */
  at: { fetch: number; part: 'pages' | 'errors' | 'absent'; position: number };
}

/** The crawl or batch that fetches the pages of one target. */
export interface Fetch {
  targetId: string;
  /** Null when there is nothing to fetch. */
  crawlId: string | null;
  /** The reason why the target could not be checked. */
  error?: string;
}

export const NO_WORK: Work = {
  phase: 'begin',
  fetches: [],
  again: [],
  at: { fetch: 0, part: 'pages', position: 0 },
};

export function parseWork({ work }: Pick<MonitorCheckRow, 'work'>): Work {
  return JSON.parse(work) as Work; // Written by us.
}

/** Lists the ids of all crawls and batches that a check has started. */
export function listCrawlIds({ fetches, again }: Pick<Work, 'fetches' | 'again'>): string[] {
  return [...fetches.map(({ crawlId }) => crawlId), ...again.flat()].filter((id) => id !== null);
}
