import type { MonitorTarget } from '@web-data/types';
import { hideSecrets } from '../../pages/stored-options.ts';
import type { StoredOptions } from '../../pages/stored-options.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';

/** A target as a request has it. */
export type TargetInput = MonitorTarget;
/** A target as it is stored. */
export type Target = Omit<TargetInput, 'scrapeOptions'> & { id: string; scrapeOptions?: StoredOptions };

/** Parses the targets of a monitor. */
export function parseTargets({ targets }: Pick<MonitorRow, 'targets'>): Target[] {
  return JSON.parse(targets) as Target[]; // Written by us.
}

/** Returns a target as responses show it. */
export function toTargetState({ scrapeOptions, ...target }: Target): Target {
  return scrapeOptions === undefined ? target : { ...target, scrapeOptions: hideSecrets(scrapeOptions) };
}

/** Returns the maximum number of pages that a check of a target fetches, as far as the target limits it. */
export function countMaxPages(target: Omit<TargetInput, 'scrapeOptions'>): number {
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

/** The member that each type of target requires. */
export const NEEDED = { scrape: 'urls', crawl: 'url', search: 'queries' } as const;

/** Whether a target names nothing to watch. */
export function isEmpty(target: Omit<TargetInput, 'scrapeOptions'>): boolean {
  return target[NEEDED[target.type]] === undefined;
}
