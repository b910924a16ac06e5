import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import type { BrowserSession } from '../session/session.ts';

/** Requests without an end of their own. */
const ENDLESS: ReadonlySet<string> = new Set(['eventsource', 'media', 'ping', 'websocket']);
const LOOK_EVERY_MS = 50;
/** Milliseconds without a request after which an action counts as finished. */
const STILL_MS = 200;

/** Detects when the windows of a session have no open request. */
export class Stillness {
  readonly #session: BrowserSession;
  readonly #open = new Set<Request>();
  #changedAt = 0;

  constructor(session: BrowserSession) {
    this.#session = session;
    const context = session.page.context();
    context.on('request', (request) => {
      if (!ENDLESS.has(request.resourceType())) this.#open.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request): void => {
      this.#open.delete(request);
      this.#changedAt = Date.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  /**
   * Waits until the document is parsed and no request was open for a while, for up to `max` milliseconds; false when
   * requests are still open then.
   */
  async wait(max: number, still: number = STILL_MS): Promise<boolean> {
    const until = Date.now() + max;
    this.#changedAt = Date.now();
    let isStill = false;
    while (!isStill && Date.now() < until) {
      await wait(LOOK_EVERY_MS);
      isStill = this.#open.size === 0 && Date.now() - this.#changedAt >= still;
    }
    // A request that never ends does not delay the next action.
    this.#open.clear();
    await this.#session.documentEnd.reach('domcontentloaded', Math.max(1, until - Date.now()));
    return isStill;
  }
}
