import { BrowserError } from '@web-data/browser';
import type { Action, ActionOutcome, BrowserPool } from '@web-data/browser';
import type { AllowUrl } from '@web-data/site-map/fetch';
import { uuidv7 } from '../../ids.ts';
import { LiveSession } from '../../interact/live-session.ts';
import type { EventContent } from '../trace/trace-event.ts';

/** What a run browses with. */
export interface BrowsingOptions {
  /** Shows the pages; undefined where there is none. */
  pool(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Team whose run it is. */
  tenant: string;
  /** Credits of a minute begun. */
  minuteCredits: number;
  /** Asked for each document that a page is led to. */
  allowUrl: AllowUrl;
  /** Keeps an event in the trace. */
  recordEvent(event: EventContent): Promise<void>;
  signal: AbortSignal;
}

interface Open {
  id: string;
  live: LiveSession;
}

const MINUTE = 60_000;
/** Milliseconds for which a run may keep a place of the browser, and for which it may do nothing there. */
const SESSION_MS = 15 * MINUTE;
const IDLE_MS = 2 * MINUTE;
/** Milliseconds of one action. */
const ACTION_MS = 30_000;
/** Bytes that the pages of one session may take. */
const MAX_BYTES = 104_857_600;

/** The one page of a run that a model acts in; it opens with its first action, and each begin and end stands in the trace. */
export class Browsing {
  readonly #options: BrowsingOptions;
  #startedAt: number | undefined;
  #paidMinutes = 0;
  #open: Open | undefined;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(options: BrowsingOptions) {
    this.#options = options;
  }

  /** Whether there is a browser at all. */
  get isThere(): boolean {
    return this.#options.pool() !== undefined;
  }

  /** What the next actions cost before they are done: the minutes begun since the first ones that are not paid yet. */
  chargeMinutes(): number {
    this.#startedAt ??= Date.now();
    const minutes = Math.max(1, Math.ceil((Date.now() - this.#startedAt) / MINUTE));
    const unpaid = Math.max(0, minutes - this.#paidMinutes);
    this.#paidMinutes += unpaid;
    return unpaid * this.#options.minuteCredits;
  }

  /**
   * Does actions in turn until one fails.
   * @throws {BrowserError} when there is no page to act in; {SiteMapError} `Aborted`.
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

  /** Ends the session without a word: of a run that is over, the trace is ended with the run. */
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
    const session = { userAgent, allowUrl, maxBytes: MAX_BYTES };
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
