import { Actor, BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool, BrowserSession, SessionOptions } from '@web-data/browser';

/** How long a session lives, and what it lives in. */
export interface LiveOptions {
  readonly pool: BrowserPool;
  readonly session: SessionOptions;
  /** Milliseconds from the start. */
  readonly ttlMs: number;
  /** Milliseconds without an action. */
  readonly idleMs: number;
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
  /** Resolves to the milliseconds that it lasted, whatever ended it. */
  readonly ended: Promise<number>;
  readonly #options: LiveOptions;
  readonly #startedAt = performance.now();
  readonly #ttl: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #opened: Promise<{ session: BrowserSession; actor: Actor }> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #ending: Promise<number> | undefined;
  #working = 0;
  #tell: (durationMs: number) => void = () => undefined;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => {
      this.#tell = resolve;
    });
    this.#ttl = setTimeout(() => void this.end(), options.ttlMs);
    this.#rest();
  }

  /** Whether it takes no more actions. */
  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  /** Lets one caller at a time act. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#working++;
    clearTimeout(this.#idle);
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#working--;
      this.#rest();
    }
  }

  /**
   * Does one action; a sentence in its place says why it cannot be done.
   * @throws {BrowserError} `Busy`, `NoBrowser`, `NoSandbox` when there is no page to act in, `Crashed` and `Closed` when
   * there is none any more: then it has ended.
   */
  async do(action: Action | string, bounds: Bounds): Promise<ActionOutcome> {
    const { actor } = await this.#open(bounds);
    try {
      return typeof action === 'string' ? await actor.refuse(action) : await actor.do(action, bounds);
    } catch (error) {
      if (error instanceof BrowserError) void this.end();
      throw error;
    }
  }

  /** Ends it, once. @returns milliseconds that it lasted */
  end(): Promise<number> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  #open(bounds: Bounds): Promise<{ session: BrowserSession; actor: Actor }> {
    if (this.isOver) return Promise.reject(new BrowserError('Closed', 'The session has ended.'));
    this.#opened ??= this.#options.pool
      .open(this.#options.session, bounds)
      .then(async (session) => ({ session, actor: await Actor.open(session) }))
      .catch((error: unknown) => {
        this.#opened = undefined; // There may be a place later.
        throw error;
      });
    return this.#opened;
  }

  async #end(): Promise<number> {
    clearTimeout(this.#ttl);
    clearTimeout(this.#idle);
    const durationMs = Math.round(performance.now() - this.#startedAt);
    const opened = await this.#opened?.catch(() => undefined);
    if (opened) await this.#options.pool.release(opened.session).catch(() => undefined);
    this.#tell(durationMs);
    return durationMs;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#working > 0 || this.isOver) return;
    this.#idle = setTimeout(() => void this.end(), this.#options.idleMs);
  }
}
