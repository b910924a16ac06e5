import type { MonitorCheckRow } from '../../store/tables.ts';

/** What is in work for a check: the crawls and batches that fetch its pages, and how far these are compared. */
export interface Work {
  phase: 'begin' | 'fetch' | 'again' | 'write';
  fetches: Fetch[];
  /** Further reads of pages that differ, one after the other; in each, by the place of the target, null where none was needed. */
  again: (string | null)[][];
  /** What was written so far: places among `fetches`, then among their pages, faults and what was not found. */
  at: { fetch: number; part: 'pages' | 'faults' | 'absent'; position: number };
}

/** What fetches the pages of one target. */
export interface Fetch {
  targetId: string;
  /** A crawl or a batch; null where there is nothing to fetch. */
  crawlId: string | null;
  /** Why the target could not be looked at. */
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

/** All that was started for a check and fetches pages. */
export function listCrawlIds({ fetches, again }: Pick<Work, 'fetches' | 'again'>): string[] {
  return [...fetches.map(({ crawlId }) => crawlId), ...again.flat()].filter((id) => id !== null);
}
