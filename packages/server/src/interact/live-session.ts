import { Actor, BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool, BrowserSession, SessionOptions } from '@web-data/browser';
import type { Profile } from './profiles/profile.ts';

/** How long a session lives, and what it lives in. */
export interface LiveOptions {
  readonly pool: BrowserPool;
  readonly session: SessionOptions;
  /** Team that it is for. */
  readonly tenant: string;
  /** What it starts with and leaves to the next. Default: nothing. */
  readonly profile?: Profile | undefined;
  /** Milliseconds from the start. */
  readonly ttlMs: number;
  /** Milliseconds without an action. */
  readonly idleMs: number;
}

/** How a session ended. */
export interface LiveEnd {
  /** Milliseconds that it lasted. */
  readonly durationMs: number;
  /** Says why its profile was not kept. */
  readonly warning: string | undefined;
}

/** Bounds of one action. */
export interface Bounds {
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/**
 * A session of a caller in this process. Its page opens with its first action, so that a session nobody uses takes no
 * place of the browser; from then on it keeps that place until it ends.
 */
export class LiveSession {
  /** Resolves when it has ended, whatever ended it. */
  readonly ended: Promise<LiveEnd>;
  readonly #options: LiveOptions;
  readonly #startedAt = performance.now();
  readonly #ttl: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #opened: Promise<{ session: BrowserSession; actor: Actor }> | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #ending: Promise<LiveEnd> | undefined;
  #working = 0;
  #resolveEnded: (end: LiveEnd) => void = () => undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
    this.#ttl = setTimeout(() => void this.end(), options.ttlMs);
    this.#rest();
  }

  /** Whether it takes no more actions. */
  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  /** Lets one caller at a time act. */
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
   * Does one action; a sentence in its place says why it cannot be done.
   * @throws {BrowserError} `Busy`, `NoBrowser`, `NoSandbox` when there is no page to act in, {SiteMapError} `Timeout` when
   * none was opened in time; {BrowserError} `Crashed` and `Closed` when there is none any more: then it has ended.
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

  /** Ends it, once, and keeps its profile. */
  end(): Promise<LiveEnd> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  #open(bounds: Bounds): Promise<{ session: BrowserSession; actor: Actor }> {
    if (this.isOver) return Promise.reject(new BrowserError('Closed', 'The session has ended.'));
    this.#opened ??= this.#openPage(bounds).catch((error: unknown) => {
      this.#opened = undefined; // There may be a place later.
      throw error;
    });
    return this.#opened;
  }

  async #openPage(bounds: Bounds): Promise<{ session: BrowserSession; actor: Actor }> {
    const { pool, profile, session: options, tenant } = this.#options;
    const storage = await profile?.load();
    const session = await pool.open({ ...options, storage }, { ...bounds, tenant, stays: true });
    try {
      return { session, actor: await session.run(() => Actor.open(session), bounds) };
    } catch (error) {
      await pool.release(session);
      throw error;
    }
  }

  async #end(): Promise<LiveEnd> {
    clearTimeout(this.#ttl);
    clearTimeout(this.#idle);
    const durationMs = Math.round(performance.now() - this.#startedAt);
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
