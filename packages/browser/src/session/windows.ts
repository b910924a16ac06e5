import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { inTime } from './in-time.ts';
import { addPopup } from './quiet-page.ts';
import type { Popups } from './quiet-page.ts';
import { watchWindow } from './session-window.ts';
import type { SessionWindow } from './session-window.ts';
import type { SessionOptions } from './session-options.ts';

/** Max milliseconds for the document of a window that opens. */
const OPEN_MS = 10_000;
const HTTP = /^https?:/;

/** What {@link Windows} tells its session. */
export interface WindowEvents {
  /** A window was kept, and is about to open its first document. */
  opened(window: SessionWindow): void;
  /** The last window has closed. */
  ended(): void;
}

/**
 * The windows of a session. A window that a page opens is closed at once when there are `maxWindows` of them. Else its
 * first request is held back, because nothing watches the window at that time, until the policies of the session apply.
 */
export class Windows {
  readonly #context: BrowserContext;
  readonly #options: SessionOptions;
  readonly #popups: Popups;
  readonly #events: WindowEvents;
  readonly #all: SessionWindow[];
  readonly #opening = new Map<Page, Promise<void>>();
  /** Windows that are opening, and whose first document was held back. */
  readonly #held = new WeakSet<Page>();
  readonly #followers = new Set<(window: SessionWindow) => void>();
  #current: SessionWindow;
  #guarded = false;

  constructor(
    first: SessionWindow,
    options: SessionOptions,
    { popups, events }: { popups: Popups; events: WindowEvents },
  ) {
    this.#context = first.page.context();
    this.#options = options;
    this.#popups = popups;
    this.#events = events;
    this.#all = [first];
    this.#current = first;
    this.#watchClose(first);
    this.#context.on('page', (page) => this.#onPage(page));
  }

  get current(): SessionWindow {
    return this.#current;
  }

  /** Calls a listener for each window that becomes the current one from now on. @returns a function that ends it */
  followCurrent(listener: (window: SessionWindow) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  /** The open windows in the order in which they opened. */
  get all(): readonly SessionWindow[] {
    return this.#all;
  }

  /**
   * Blocks the requests of windows that nothing watches; called before the first navigation by those who act in the
   * page. A click may open a window for a URL that no policy has checked.
   */
  async guard(): Promise<void> {
    if (this.#guarded) return;
    this.#guarded = true;
    await this.#context.route('**/*', async (route, request) => {
      const isWatched = this.#isWatched(request);
      const reply = isWatched ? route.continue() : this.#hold(route, request);
      await reply.catch(() => undefined); // The page was closed meanwhile.
    });
  }

  /** Waits until the windows that are opening have their documents. */
  async settle(): Promise<void> {
    await Promise.all(this.#opening.values());
  }

  /** Makes a window the current one; false when there is no window of that number, counted from 1. */
  async switchTo(number: number): Promise<boolean> {
    const window = this.#all[number - 1];
    if (window === undefined) return false;
    this.#setCurrent(window);
    await window.page.bringToFront();
    return true;
  }

  /**
   * Closes the current window; the one that opened before it becomes the current one. A page that does not end within
   * `timeout` milliseconds is closed without asking it.
   */
  async closeCurrent(timeout: number): Promise<void> {
    const { page } = this.#current;
    const closed = new Promise<void>((resolve) => page.once('close', () => resolve()));
    await page.close({ runBeforeUnload: true });
    await inTime(() => closed, { timeout }).catch(() => page.close());
  }

  /**
   * Shows an empty document in place of the first one of a window that will be kept: it keeps the window connected to the
   * one that opened it, which an error page of the browser would not.
   */
  #hold(route: Route, request: Request): Promise<void> {
    const page = findPage(request);
    // A window that navigates after it has opened has its place already.
    const hasRoom = (page !== undefined && this.#opening.has(page)) || this.#hasRoom;
    if (!hasRoom || !request.isNavigationRequest()) return route.abort('blockedbyclient');
    if (page !== undefined) this.#held.add(page);
    return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
  }

  #isWatched(request: Request): boolean {
    const page = findPage(request);
    return this.#all.some((window) => window.page === page);
  }

  get #hasRoom(): boolean {
    return this.#all.length + this.#opening.size < (this.#options.maxWindows ?? 1);
  }

  #onPage(page: Page): void {
    if (this.#all.some((window) => window.page === page)) return;
    if (!this.#guarded || !this.#hasRoom) {
      addPopup(this.#popups.windows, page.url());
      page.close().catch(() => undefined);
      return;
    }
    const opening = this.#open(page).catch(() => page.close().catch(() => undefined));
    this.#opening.set(page, opening);
    void opening.finally(() => this.#opening.delete(page));
  }

  async #open(page: Page): Promise<void> {
    const window = await watchWindow(page, this.#options);
    this.#all.push(window);
    this.#watchClose(window);
    this.#events.opened(window);
    if (this.#held.has(page))
      // The empty document that is shown in place of the one held back may not be there yet.
      await page.waitForURL(HTTP, { waitUntil: 'commit', timeout: OPEN_MS }).catch(() => undefined);
    if (!HTTP.test(page.url())) return;
    // Sends the request of the window again, with its method, its body and its `Referer`.
    const loading = page.reload({ waitUntil: 'domcontentloaded', timeout: OPEN_MS });
    // A window whose document does not come stays open and empty, as it does in front of a user.
    await inTime(() => loading, { timeout: OPEN_MS }).catch(() => undefined);
  }

  #watchClose(window: SessionWindow): void {
    window.page.on('close', () => {
      const index = this.#all.indexOf(window);
      if (index === -1) return;
      this.#all.splice(index, 1);
      const [first] = this.#all;
      if (first === undefined) return this.#events.ended();
      if (this.#current === window) this.#setCurrent(this.#all[index - 1] ?? first);
    });
  }

  #setCurrent(window: SessionWindow): void {
    this.#current = window;
    for (const listener of this.#followers) listener(window);
  }
}

/** The page of a request; undefined for that of a worker, and of a window that is still opening. */
function findPage(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}
