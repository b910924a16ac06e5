import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Requests that go on for as long as a page likes. */
const ENDLESS: ReadonlySet<string> = new Set(['eventsource', 'media', 'ping', 'websocket']);
const LOOK_EVERY_MS = 50;
/** Milliseconds without a request after which what an action began seems to be over. */
const STILL_MS = 200;

/** Knows when nothing is on its way to a page. */
export class Stillness {
  readonly #page: Page;
  readonly #open = new Set<Request>();
  #changedAt = 0;

  constructor(page: Page) {
    this.#page = page;
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

  /** Waits until the document is there and nothing more comes, at most for so many milliseconds. */
  async wait(most: number): Promise<void> {
    const until = Date.now() + most;
    this.#changedAt = Date.now();
    while (Date.now() < until) {
      await wait(LOOK_EVERY_MS);
      if (this.#open.size === 0 && Date.now() - this.#changedAt >= STILL_MS) break;
    }
    this.#open.clear();
    const left = Math.max(1, until - Date.now());
    await this.#page.waitForLoadState('domcontentloaded', { timeout: left }).catch(() => undefined);
  }
}
