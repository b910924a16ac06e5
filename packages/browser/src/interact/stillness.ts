import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import type { BrowserSession } from '../session/session.ts';

/** Requests without an end of their own. */
const ENDLESS: ReadonlySet<string> = new Set(['eventsource', 'media', 'ping', 'websocket']);
const LOOK_EVERY_MS = 50;
/** Milliseconds without a request after which an action counts as finished. */
const STILL_MS = 200;

/** Detects when a page has no open request. */
export class Stillness {
  readonly #documentEnd: BrowserSession['documentEnd'];
  readonly #open = new Set<Request>();
  #changedAt = 0;

  constructor({ page, documentEnd }: BrowserSession) {
    this.#documentEnd = documentEnd;
    page.on('request', (request) => {
      if (!ENDLESS.has(request.resourceType())) this.#open.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request): void => {
      this.#open.delete(request);
      this.#changedAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until the document has loaded and no request is open, for up to `max` milliseconds. */
  async wait(max: number): Promise<void> {
    const until = Date.now() + max;
    this.#changedAt = Date.now();
    while (Date.now() < until) {
      await wait(LOOK_EVERY_MS);
      if (this.#open.size === 0 && Date.now() - this.#changedAt >= STILL_MS) break;
    }
    this.#open.clear();
    await this.#documentEnd.reach('domcontentloaded', Math.max(1, until - Date.now()));
  }
}
