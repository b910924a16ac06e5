import type { Tool } from '@web-data/client/tools';

/** What most agents need: a few tools, which cost a model little to know. */
const WEB: ReadonlySet<string> = new Set([
  'mapUrls',
  'scrapeUrl',
  'searchWeb',
  'startCrawl',
  'startBatchScrape',
  'parseFile',
  'startAgent',
]);
const BY_TAG: ReadonlyMap<string, string> = new Map([
  ['Interact', 'interact'],
  ['Monitor', 'monitors'],
  ['Team', 'team'],
]);

/** The toolset that is served where none is named. */
export const defaultToolset = 'web';
/** Every tool. */
export const allTools = 'all';

/**
 * Returns the toolset of an operation: `web` to read the web, `interact` to use pages in a browser, `monitors`, `team`, and
 * `jobs` for the rest: what else there is to read of crawls, batches and agents.
 */
export function findToolset({ id, tag }: Pick<Tool, 'id' | 'tag'>): string {
  return WEB.has(id) ? defaultToolset : (BY_TAG.get(tag) ?? 'jobs');
}
