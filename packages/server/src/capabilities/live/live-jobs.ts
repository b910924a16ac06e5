import { reject } from '@web-data/validator';
import type { Identity } from '../../accounts/keys/identity.ts';
import { OpenStreams } from '../../platform/live/open-streams.ts';
import { Polling } from '../../platform/live/polling.ts';
import type { Store } from '../../platform/store/store.ts';

/** Max streams of a team, as in the description, and of all teams in this process. */
const MAX_STREAMS = { each: 50, all: 1000 };
/** Seconds after which a client may retry when there are too many streams. */
const RETRY_LATER = { headers: { 'Retry-After': '30' } };

/** Why a watch ended before its job did: its key is no longer valid, the job was deleted, or the server shuts down. */
export type WatchEnd = 'key' | 'deleted' | 'closing';

/** The jobs of one kind, as those who watch them see them. */
export interface WatchedKind<Row extends { id: string }> {
  /** The topic that is notified after each commit about such a job. */
  topic: string;
  /** Reads the jobs that are still there. */
  readRows(ids: readonly string[]): Promise<Row[]>;
  /** Whether a change of a job is worth an event. */
  hasChanged(before: Row, now: Row): boolean;
}

/** One watch of a job. */
export interface Watch<Row> {
  /** Why it ended; undefined while it goes on. */
  readonly end: WatchEnd | undefined;
  /** Waits until the job differs from what is known. @returns its row; undefined when the watch has ended */
  next(known: Row): Promise<Row | undefined>;
  close(): void;
}

/**
 * Notifies watchers when their jobs of one kind change. All of them share one look at the store, which a commit of this process or of
 * another starts at once, and a second at the latest: more watchers cost connections, not reads.
 */
export class LiveJobs<Row extends { id: string }> {
  readonly #store: Store;
  readonly #kind: WatchedKind<Row>;
  readonly #watches = new Set<OpenWatch<Row>>();
  readonly #streams = new OpenStreams(MAX_STREAMS);
  readonly #polling: Polling;
  readonly #draining: AbortSignal;
  readonly #stopHearing: () => void;
  #keysReadAt = 0;

  /** @param draining aborts when the server begins to shut down; the watches then end */
  constructor(store: Store, kind: WatchedKind<Row>, draining: AbortSignal) {
    this.#store = store;
    this.#kind = kind;
    this.#draining = draining;
    this.#polling = new Polling(
      () => this.#look(),
      () => this.#watches.size > 0,
    );
    this.#stopHearing = store.topics.hear(kind.topic, () => this.#polling.now());
    draining.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Number of open watches. */
  get count(): number {
    return this.#streams.total;
  }

  /** @throws {Rejection} 429 when the team has too many watches, 503 when there are too many of all. */
  open(jobId: string, { teamId, keyId }: Identity): Watch<Row> {
    if (this.#draining.aborted) throw reject('ServiceUnavailable', RETRY_LATER);
    const release = this.#streams.open(teamId);
    if (release === 'too many of one') throw reject('RateLimitExceeded', RETRY_LATER);
    if (release === 'too many of all') throw reject('ServiceUnavailable', RETRY_LATER);
    const onChange = (isWaiting: boolean): void => {
      if (isWaiting) return this.#polling.now();
      release();
      this.#watches.delete(watch);
    };
    const watch = new OpenWatch<Row>({ jobId, keyId }, this.#kind.hasChanged, onChange);
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
    const ids = [...new Set(waiting.map(({ jobId }) => jobId))];
    if (ids.length === 0) return;
    const rows = await this.#kind.readRows(ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const watch of waiting) watch.report(byId.get(watch.jobId));
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

class OpenWatch<Row> implements Watch<Row> {
  readonly jobId: string;
  readonly keyId: string;
  readonly #hasChanged: (before: Row, now: Row) => boolean;
  readonly #onChange: (isWaiting: boolean) => void;
  #known: Row | undefined;
  #resolve: ((row: Row | undefined) => void) | undefined;
  #end: WatchEnd | undefined;
  #isClosed = false;

  /** @param onChange called when it begins to wait, and with false when it ends */
  constructor(
    { jobId, keyId }: { jobId: string; keyId: string },
    hasChanged: (before: Row, now: Row) => boolean,
    onChange: (isWaiting: boolean) => void,
  ) {
    this.jobId = jobId;
    this.keyId = keyId;
    this.#hasChanged = hasChanged;
    this.#onChange = onChange;
  }

  get end(): WatchEnd | undefined {
    return this.#end;
  }

  get isWaiting(): boolean {
    return this.#resolve !== undefined;
  }

  next(known: Row): Promise<Row | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    this.#known = known;
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#onChange(true);
    });
  }

  /** Called with the row of the job; undefined when it no longer exists. */
  report(row: Row | undefined): void {
    if (row === undefined) return this.finish('deleted');
    if (this.#known === undefined || this.#hasChanged(this.#known, row)) this.#settle(row);
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

  #settle(row: Row | undefined): void {
    const resolve = this.#resolve;
    this.#resolve = undefined;
    resolve?.(row);
  }
}
