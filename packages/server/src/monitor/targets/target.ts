import type { MonitorTarget } from '@web-data/types';
import type { MonitorRow } from '../../store/tables.ts';

/** A target as a request gives it. */
export type TargetInput = MonitorTarget;
/** A target as it is kept. */
export type Target = TargetInput & { id: string };

/** The targets of a monitor. */
export function parseTargets({ targets }: Pick<MonitorRow, 'targets'>): Target[] {
  return JSON.parse(targets) as Target[]; // Written by us.
}

/** Pages that a check of a target fetches at most, as far as the target says. */
export function countMaxPages(target: TargetInput): number {
  switch (target.type) {
    case 'scrape':
      return new Set(target.urls ?? []).size;
    case 'crawl':
      return target.url === undefined ? 0 : (target.crawlOptions?.limit ?? CRAWL_LIMIT);
    case 'search':
      return (target.queries ?? []).length * (target.maxResults ?? MAX_RESULTS);
  }
}

export const CRAWL_LIMIT = 100;
export const MAX_RESULTS = 10;

/** The member that a target cannot do without. */
export const NEEDED = { scrape: 'urls', crawl: 'url', search: 'queries' } as const;

/** Whether a target names nothing to be watched. */
export function isEmpty(target: TargetInput): boolean {
  return target[NEEDED[target.type]] === undefined;
}
