import { setTimeout as wait } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import type { BrowserSession } from '../session/session.ts';

/** Requests without an end of their own. */
const ENDLESS: ReadonlySet<string> = new Set(['eventsource', 'media', 'ping', 'websocket']);
const LOOK_EVERY_MS = 50;
/** Milliseconds without a request after which an action counts as finished. */
const STILL_MS = 200;

/** When an action has been done and its requests have ended. */
export interface StillnessOptions {
  /** Max milliseconds to wait. */
  readonly max: number;
  /** Milliseconds without a request. Default 200. */
  readonly still?: number;
  /** Passes over requests that started before that time, in milliseconds since 1970: they may never end. Default 0. */
  readonly since?: number;
}

/** Detects when the windows of a session have no open request. */
export class Stillness {
  readonly #session: BrowserSession;
  /** Requests that are open, and when each of them started. */
  readonly #open = new Map<Request, number>();
  #changedAt = 0;

  constructor(session: BrowserSession) {
    this.#session = session;
    const context = session.page.context();
    context.on('request', (request) => {
      this.#changedAt = Date.now();
      if (!ENDLESS.has(request.resourceType())) this.#open.set(request, this.#changedAt);
    });
    const end = (request: Request): void => {
      this.#open.delete(request);
      this.#changedAt = Date.now();
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  /** Waits until the document is parsed and no request was open for a while; false when requests are still open then. */
  async wait({ max, still = STILL_MS, since = 0 }: StillnessOptions): Promise<boolean> {
    const until = Date.now() + max;
    this.#changedAt = Date.now();
    let isStill = false;
    while (!isStill && Date.now() < until) {
      await wait(LOOK_EVERY_MS);
      const isOpen = [...this.#open.values()].some((startedAt) => startedAt >= since);
      isStill = !isOpen && Date.now() - this.#changedAt >= still;
    }
    await this.#session.documentEnd.reach('domcontentloaded', Math.max(1, until - Date.now()));
    return isStill;
  }
}
