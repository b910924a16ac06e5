import type { ChangeTracking, ScrapeData } from '@web-data/types';
import type { Store } from '../../platform/store/store.ts';
import { REMOVED_STATUSES } from '../changes/removed-statuses.ts';
import { findSnapshot, MAX_SNAPSHOT_BYTES, replaceSnapshot, storeSnapshot } from '../changes/snapshots.ts';
import type { Snapshot } from '../changes/snapshots.ts';
import { hashComparedOptions } from './change-tracking.ts';
import type { Page } from './fetch/page.ts';
import type { NormalizedScrape } from './normalize-scrape.ts';
import type { ContentThreads, RunOptions } from './threads/content-threads.ts';
import type { VersionComparison } from './threads/works.ts';

/** Maximum comparisons of one read while others store versions of the same page; then the last one counts. */
const MAX_COMPARISONS = 5;

export interface TrackOptions {
  page: Page;
  request: NormalizedScrape;
  /** The formats that are compared. */
  content: ScrapeData;
  /** Whether the caller stores the version, with its own result; otherwise it is stored here. */
  isStoredByCaller: boolean;
  getRunOptions(): RunOptions;
}

/** The result of a comparison, or one sentence that says why there is none. */
export interface TrackedChanges {
  changeTracking?: ChangeTracking;
  warning?: string;
  /** The version that the caller stores. */
  snapshot?: Snapshot;
}

/** Compares pages with the version that their team has read before. */
export class ChangeTracker {
  readonly #store: Store;
  readonly #threads: ContentThreads;

  constructor(store: Store, threads: ContentThreads) {
    this.#store = store;
    this.#threads = threads;
  }

  /** Compares a page. @throws {FetchError} `Timeout` */
  async track(teamId: string, options: TrackOptions): Promise<TrackedChanges> {
    const { page, request, content, isStoredByCaller, getRunOptions } = options;
    const name = { teamId, scope: hashComparedOptions(request), url: new URL(request.url).href };
    if (page.status < 200 || page.status > 299)
      return describeStatus(page, await findSnapshot(this.#store, name));
    if (page.lacksScripts) return leftOut('the page needs its scripts, which were not run.');
    for (let count = 1; ; count++) {
      const before = await findSnapshot(this.#store, name);
      const input = { before, content, now: Date.now() };
      const compared = await this.#threads.run('compareVersions', [input], getRunOptions());
      const { version = '', error } = compared;
      if (Buffer.byteLength(version) > MAX_SNAPSHOT_BYTES) return leftOut('the page is too large for it.');
      const result = error === undefined ? { changeTracking: toResult(compared, request) } : leftOut(error);
      if (version === '') return result;
      const snapshot = { ...name, page: version };
      if (isStoredByCaller) return { ...result, snapshot };
      const isStored = await this.#store.tx(async (query) => {
        if (count < MAX_COMPARISONS) return replaceSnapshot(query, snapshot, compared.comparedAt);
        await storeSnapshot(query, snapshot);
        return true;
      });
      if (isStored) return result;
    }
  }
}

/** Describes a page that was answered without success. */
function describeStatus({ status }: Page, before: string | undefined): TrackedChanges {
  if (before === undefined || !REMOVED_STATUSES.has(status))
    return leftOut(`the page was answered with ${status}.`);
  const { readAt } = JSON.parse(before) as { readAt: number }; // Written by us.
  return {
    changeTracking: { previousScrapeAt: toIso(readAt), changeStatus: 'removed', visibility: 'visible' },
  };
}

function leftOut(reason: string): TrackedChanges {
  return { warning: `\`changeTracking\` was left out: ${reason}` };
}

function toResult(
  { comparedAt, status, diff = {} }: VersionComparison,
  { tracking: { modes = [] } = {} }: NormalizedScrape,
): ChangeTracking {
  const { text, fields } = diff;
  return {
    previousScrapeAt: comparedAt === undefined ? null : toIso(comparedAt),
    changeStatus: status === 'suspect' || status === 'error' ? 'changed' : status,
    visibility: 'visible',
    ...(text && modes.includes('git-diff') && { diff: { text: text.text, json: { ...text.json } } }),
    ...(fields && { json: fields }),
  };
}

function toIso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
