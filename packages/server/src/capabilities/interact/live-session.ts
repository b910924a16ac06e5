import { Actor, BrowserError, Screencast } from '@web-data/browser';
import type {
  Action,
  ActionOutcome,
  BrowserPool,
  BrowserSession,
  SessionOptions,
  StepPictureOptions,
} from '@web-data/browser';
import type { Profile } from './profiles/profile.ts';

/** Lifetime and browser of a session. */
export interface LiveOptions {
  readonly pool: BrowserPool;
  readonly session: SessionOptions;
  /** The team, for fair scheduling. */
  readonly tenant: string;
  /** The profile that the session loads and saves. Default: none. */
  readonly profile?: Profile | undefined;
  /** Maximum milliseconds from the start. */
  readonly ttlMs: number;
  /** Maximum milliseconds without an action. */
  readonly idleMs: number;
}

/** How a session ended. */
export interface LiveEnd {
  /** Duration in milliseconds. */
  readonly durationMs: number;
  /** Why its profile was not saved. */
  readonly warning: string | undefined;
}

/** Limits of one action. */
export interface Bounds {
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/**
 * A session of a caller in this process. Its page opens with its first action, so that an unused session occupies no
 * slot of the browser; from then on it holds the slot until it ends.
 */
export class LiveSession {
  /** Resolves when the session has ended, for any reason. */
  readonly ended: Promise<LiveEnd>;
  readonly #options: LiveOptions;
  readonly #startedAt = performance.now();
  readonly #ttl: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #opened: Promise<{ session: BrowserSession; actor: Actor }> | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #ending: Promise<LiveEnd> | undefined;
  #working = 0;
  #screencast: Screencast | undefined;
  /** Those who watch the screen, and what ends each; undefined until the page is open. */
  readonly #watchers = new Map<(jpeg: Buffer) => void, (() => void) | undefined>();
  #resolveEnded: (end: LiveEnd) => void = () => undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
    this.#ttl = setTimeout(() => void this.end(), options.ttlMs);
    this.#rest();
  }

  /** Whether the session accepts no further actions. */
  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  /** Runs one caller at a time. */
  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    this.#working++;
    clearTimeout(this.#idle);
    const tail = this.#tail.then(work);
    this.#tail = tail.catch(() => undefined);
    try {
      return await tail;
    } finally {
      this.#working--;
      this.#rest();
    }
  }

  /**
   * Runs one action. A string instead of an action fails with that message.
   * @throws {BrowserError} `Busy`, `NoBrowser`, `NoSandbox` when no page can be opened, {FetchError} `Timeout` when
   * none was opened in time; {BrowserError} `Crashed` and `Closed` when the page is lost: then the session has ended.
   */
  async do(action: Action | string, bounds: Bounds): Promise<ActionOutcome> {
    const { actor } = await this.#open(bounds);
    try {
      return typeof action === 'string' ? await actor.reject(action) : await actor.do(action, bounds);
    } catch (error) {
      if (error instanceof BrowserError) void this.end();
      throw error;
    }
  }

  /** Pictures what the page shows, for the record; undefined where it gives no picture or is not open. Never throws. */
  async picture(options: StepPictureOptions): Promise<Buffer | undefined> {
    const opened = await this.#opened?.catch(() => undefined);
    return this.isOver ? undefined : opened?.actor.picture(options);
  }

  /** Number of listeners to what the page shows. */
  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Calls a listener with what the page shows, as soon as it is open. View only. @returns a function that ends it */
  watchScreen(listener: (jpeg: Buffer) => void): () => void {
    this.#watchers.set(listener, undefined);
    this.#watchers.set(listener, this.#screencast?.watch(listener));
    return () => {
      this.#watchers.get(listener)?.();
      this.#watchers.delete(listener);
    };
  }

  /** Ends the session and saves its profile; later calls return the same result. */
  end(): Promise<LiveEnd> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  #open(bounds: Bounds): Promise<{ session: BrowserSession; actor: Actor }> {
    if (this.isOver) return Promise.reject(new BrowserError('Closed', 'The session has ended.'));
    this.#opened ??= this.#openPage(bounds).catch((error: unknown) => {
      this.#opened = undefined; // Lets the next action try to get a slot.
      throw error;
    });
    return this.#opened;
  }

  async #openPage(bounds: Bounds): Promise<{ session: BrowserSession; actor: Actor }> {
    const { pool, profile, session: options, tenant } = this.#options;
    const storage = await profile?.load();
    const session = await pool.open({ ...options, storage }, { ...bounds, tenant, stays: true });
    try {
      const actor = await session.run(() => Actor.open(session), bounds);
      this.#screencast = new Screencast(session);
      for (const listener of this.#watchers.keys())
        this.#watchers.set(listener, this.#screencast.watch(listener));
      return { session, actor };
    } catch (error) {
      await pool.release(session);
      throw error;
    }
  }

  async #end(): Promise<LiveEnd> {
    clearTimeout(this.#ttl);
    clearTimeout(this.#idle);
    const durationMs = Math.round(performance.now() - this.#startedAt);
    for (const stop of this.#watchers.values()) stop?.();
    this.#watchers.clear();
    const opened = await this.#opened?.catch(() => undefined);
    const { pool, profile } = this.#options;
    const warning = opened && (await profile?.keep(opened.session));
    if (opened) await pool.release(opened.session).catch(() => undefined);
    const end = { durationMs, warning };
    this.#resolveEnded(end);
    return end;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#working > 0 || this.isOver) return;
    this.#idle = setTimeout(() => void this.end(), this.#options.idleMs);
  }
}
