import { reject } from '@web-data/validator';
import type { Identity } from '../../../accounts/keys/identity.ts';
import { isRetained } from '../../../platform/retention/retention.ts';
import { OpenStreams } from '../../../platform/live/open-streams.ts';
import { Polling } from '../../../platform/live/polling.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { CrawlRow } from '../../../platform/store/tables/crawl.ts';
import { CRAWL_CHANGES } from '../changes-topic.ts';
import { jobColumns } from '../crawl-response.ts';
import type { JobRow } from '../crawl-response.ts';

/** Max streams of a team, as in the description, and of all teams in this process. */
const MAX_STREAMS = { each: 50, all: 1000 };
/** Seconds after which a client may retry when there are too many streams. */
const RETRY_LATER = { headers: { 'Retry-After': '30' } };

/** Why a watch ended before its crawl did: its key is no longer valid, the crawl was deleted, or the server shuts down. */
export type WatchEnd = 'key' | 'deleted' | 'closing';

/** One watch of a crawl. */
export interface Watch {
  /** Why it ended; undefined while it goes on. */
  readonly end: WatchEnd | undefined;
  /** Waits until the crawl differs from what is known. @returns its row; undefined when the watch has ended */
  next(known: JobRow): Promise<JobRow | undefined>;
  close(): void;
}

/**
 * Notifies watchers when their crawls change. All of them share one look at the store, which a commit of this process or of
 * another starts at once, and a second at the latest: more watchers cost connections, not reads.
 */
export class LiveCrawls {
  readonly #store: Store;
  readonly #watches = new Set<OpenWatch>();
  readonly #streams = new OpenStreams(MAX_STREAMS);
  readonly #polling: Polling;
  readonly #draining: AbortSignal;
  readonly #stopHearing: () => void;
  #keysReadAt = 0;

  /** @param draining aborts when the server begins to shut down; the watches then end */
  constructor(store: Store, draining: AbortSignal) {
    this.#store = store;
    this.#draining = draining;
    this.#polling = new Polling(
      () => this.#look(),
      () => this.#watches.size > 0,
    );
    this.#stopHearing = store.topics.hear(CRAWL_CHANGES, () => this.#polling.now());
    draining.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Number of open watches. */
  get count(): number {
    return this.#streams.total;
  }

  /** @throws {Rejection} 429 when the team has too many watches, 503 when there are too many of all. */
  open(crawlId: string, { teamId, keyId }: Identity): Watch {
    if (this.#draining.aborted) throw reject('ServiceUnavailable', RETRY_LATER);
    const release = this.#streams.open(teamId);
    if (release === 'too many of one') throw reject('RateLimitExceeded', RETRY_LATER);
    if (release === 'too many of all') throw reject('ServiceUnavailable', RETRY_LATER);
    const watch = new OpenWatch(crawlId, keyId, (isWaiting) => {
      if (isWaiting) return this.#polling.now();
      release();
      this.#watches.delete(watch);
    });
    this.#watches.add(watch);
    return watch;
  }

  /** Ends all watches. */
  close(): void {
    this.#stopHearing();
    for (const watch of this.#watches) watch.finish('closing');
  }

  async #look(): Promise<void> {
    await this.#endRevoked();
    const waiting = [...this.#watches].filter((watch) => watch.isWaiting);
    const ids = [...new Set(waiting.map(({ crawlId }) => crawlId))];
    if (ids.length === 0) return;
    const rows = await this.#store.db
      .selectFrom('crawl')
      .select(jobColumns)
      .where('id', 'in', ids)
      .where(isRetained(['scraping']))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const watch of waiting) watch.report(byId.get(watch.crawlId));
  }

  /** Ends the watches of keys that were revoked or have expired; asked once a second at most, as looks may be many. */
  async #endRevoked(): Promise<void> {
    if (performance.now() - this.#keysReadAt < 900) return;
    const keys = [...new Set([...this.#watches].map(({ keyId }) => keyId))];
    if (keys.length === 0) return;
    const rows = await this.#store.db
      .selectFrom('api_key')
      .select('id')
      .where('id', 'in', keys)
      .where('revoked_at', 'is', null)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', Date.now())]))
      .execute();
    this.#keysReadAt = performance.now();
    const valid = new Set(rows.map(({ id }) => id));
    for (const watch of this.#watches) if (!valid.has(watch.keyId)) watch.finish('key');
  }
}

class OpenWatch implements Watch {
  readonly crawlId: string;
  readonly keyId: string;
  readonly #onChange: (isWaiting: boolean) => void;
  #known: JobRow | undefined;
  #resolve: ((row: JobRow | undefined) => void) | undefined;
  #end: WatchEnd | undefined;
  #isClosed = false;

  /** @param onChange called when it begins to wait, and with false when it ends */
  constructor(crawlId: string, keyId: string, onChange: (isWaiting: boolean) => void) {
    this.crawlId = crawlId;
    this.keyId = keyId;
    this.#onChange = onChange;
  }

  get end(): WatchEnd | undefined {
    return this.#end;
  }

  get isWaiting(): boolean {
    return this.#resolve !== undefined;
  }

  next(known: JobRow): Promise<JobRow | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    this.#known = known;
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#onChange(true);
    });
  }

  /** Called with the row of the crawl; undefined when it no longer exists. */
  report(row: JobRow | undefined): void {
    if (row === undefined) return this.finish('deleted');
    if (this.#known === undefined || hasChanged(this.#known, row)) this.#settle(row);
  }

  finish(end: WatchEnd): void {
    this.#end ??= end;
    this.close();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#onChange(false);
    this.#settle(undefined);
  }

  #settle(row: JobRow | undefined): void {
    const resolve = this.#resolve;
    this.#resolve = undefined;
    resolve?.(row);
  }
}

/** The columns of which a change is worth an event. */
const reportedColumns = [
  'status',
  'completed',
  'failed',
  'waiting',
  'page_limit',
  'credits_used',
] as const satisfies (keyof CrawlRow)[];

function hasChanged(before: JobRow, now: JobRow): boolean {
  return reportedColumns.some((column) => before[column] !== now[column]);
}
