import { pruneSnapshots } from '../capabilities/changes/prune-snapshots.ts';
import { SharedMaps } from '../capabilities/map/shared-maps.ts';
import { mapOperation } from '../capabilities/map/map-operation.ts';
import { Pruner } from '../platform/retention/pruner.ts';
import type { Capability, Parts } from './capability.ts';
import type { RunningWork } from '../capabilities/operations/running-work.ts';
import { withTracing } from '../capabilities/operations/with-tracing.ts';
import { parseOperation } from '../capabilities/parse/parse-operation.ts';
import { searchOperation } from '../capabilities/search/search-operation.ts';
import { scrapeOperation } from '../capabilities/scrape/scrape-operation.ts';

/** Milliseconds between deletions of expired versions of pages. */
const PRUNE_MS = 600_000;

/**
 * The operations that read and respond at once: Map, Scrape, Search and Parse.
 * @param running limits the operations that run at once.
 */
export function openPages(parts: Parts, running: RunningWork): Capability {
  const { browsers, config, log, metrics, search, store } = parts;
  const services = {
    ...parts,
    provider: search.provider,
    timeoutMs: config.operationTimeoutMs,
    mapCredits: config.mapCredits,
    scrapeCredits: config.scrapeCredits,
    searchCredits: config.searchCredits,
    hasBrowser: () => browsers.pool !== undefined,
    sharedMaps: new SharedMaps(config.mapShareMs),
    onMapped: (links: number) => metrics.countMap(links),
  };
  const snapshots = new Pruner({
    of: 'versions of pages',
    log,
    everyMs: PRUNE_MS,
    prune: () => pruneSnapshots(store),
  });
  return {
    handlers: {
      mapUrls: running.withLimit(withTracing('mapUrls', mapOperation(services))),
      scrapeUrl: running.withLimit(withTracing('scrapeUrl', scrapeOperation(services))),
      searchWeb: running.withLimit(withTracing('searchWeb', searchOperation(services))),
      parseFile: running.withLimit(withTracing('parseFile', parseOperation(services))),
    },
    gauges: {
      web_data_search_pages_waiting: {
        help: 'Pages that wait to be written to the search index',
        read: () => search.writer?.waiting ?? 0,
      },
      web_data_search_pages_dropped: {
        help: 'Pages that were not written to the search index for want of room, since the start',
        read: () => search.writer?.dropped ?? 0,
      },
      web_data_operations_running: { help: 'Operations running in this process', read: () => running.total },
    },
    start: () => snapshots.start(),
    close: () => snapshots.close(),
  };
}
