import { BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool } from '@web-data/browser';
import type { AllowUrl } from '@web-data/net';
import { uuidv7 } from '../../../platform/ids.ts';
import { LiveSession } from '../../interact/live-session.ts';
import type { EventContent } from '../trace/trace-event.ts';

/** The browser and the limits of a run. */
export interface BrowsingOptions {
  /** Pool that renders the pages; undefined where there is no browser. */
  pool(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** The team that owns the run. */
  tenant: string;
  /** Credits per minute or part thereof. */
  minuteCredits: number;
  /** Called for each document that a page navigates to. */
  allowUrl: AllowUrl;
  /** Stores an event in the trace. */
  recordEvent(event: EventContent): Promise<void>;
  signal: AbortSignal;
}

interface Open {
  id: string;
  live: LiveSession;
}

const MINUTE = 60_000;
/** Milliseconds that a run may hold a browser page, and that it may be idle there. */
const SESSION_MS = 15 * MINUTE;
const IDLE_MS = 2 * MINUTE;
/** Timeout of one action in milliseconds. */
const ACTION_MS = 30_000;
/** Maximum number of bytes that the pages of one session may load. */
const MAX_BYTES = 104_857_600;
const MAX_WINDOWS = 5;
const DOWNLOADS = { maxFiles: 5, maxBytes: 20_971_520 };

/**
 * The single browser page in which the model of a run acts. It opens with the first action; the trace records each
 * start and end.
 */
export class Browsing {
  readonly #options: BrowsingOptions;
  #startedAt: number | undefined;
  #paidMinutes = 0;
  #open: Open | undefined;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(options: BrowsingOptions) {
    this.#options = options;
  }

  /** Whether a browser is available. */
  get isThere(): boolean {
    return this.#options.pool() !== undefined;
  }

  /**
   * Returns the credits to charge before the next actions: for the minutes since the first action that are not charged
   * yet, the current one included.
   */
  chargeMinutes(): number {
    this.#startedAt ??= Date.now();
    const minutes = Math.max(1, Math.ceil((Date.now() - this.#startedAt) / MINUTE));
    const unpaid = Math.max(0, minutes - this.#paidMinutes);
    this.#paidMinutes += unpaid;
    return unpaid * this.#options.minuteCredits;
  }

  /**
   * Performs actions one after the other until one fails.
   * @throws {BrowserError} when no page can be opened; {FetchError} `Aborted`.
   */
  act(actions: readonly Action[]): Promise<ActionOutcome[]> {
    const tail = this.#tail.then(async () => {
      const { live } = await this.#session();
      return live.runExclusive(() => this.#each(live, actions));
    });
    this.#tail = tail.catch(() => undefined);
    return tail;
  }

  /** Ends the session, if there is one. */
  async close(): Promise<void> {
    await this.#tail;
    const open = this.#open;
    this.#open = undefined;
    if (open !== undefined) await this.#finish(open);
  }

  /** Ends the session without an event: when a run is over, the end of the run also ends its trace. */
  async drop(): Promise<void> {
    await this.#open?.live.end();
  }

  async #each(live: LiveSession, actions: readonly Action[]): Promise<ActionOutcome[]> {
    const outcomes: ActionOutcome[] = [];
    for (const action of actions) {
      const outcome = await live.do(action, { timeout: ACTION_MS, signal: this.#options.signal });
      outcomes.push(outcome);
      if (!outcome.ok) break;
    }
    return outcomes;
  }

  async #session(): Promise<Open> {
    const before = this.#open;
    if (before !== undefined && !before.live.isOver) return before;
    if (before !== undefined) await this.#finish(before);
    const { allowUrl, pool: poolOf, recordEvent, tenant, userAgent } = this.#options;
    const pool = poolOf();
    if (pool === undefined) throw new BrowserError('NoBrowser', 'This service has no browser.');
    const session = {
      userAgent,
      allowUrl,
      maxBytes: MAX_BYTES,
      maxWindows: MAX_WINDOWS,
      downloads: DOWNLOADS,
    };
    const live = new LiveSession({ pool, session, tenant, ttlMs: SESSION_MS, idleMs: IDLE_MS });
    const open = { id: uuidv7(), live };
    this.#open = open;
    await recordEvent({ type: 'browser.session.started', browserSessionId: open.id });
    return open;
  }

  async #finish({ id, live }: Open): Promise<void> {
    const { durationMs } = await live.end();
    await this.#options.recordEvent({ type: 'browser.session.finished', browserSessionId: id, durationMs });
  }
}
