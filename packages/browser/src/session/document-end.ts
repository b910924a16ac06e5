import { EventEmitter, once } from 'node:events';
import type { CDPSession, Page } from 'playwright-core';

/**
 * `domcontentloaded`: the document of the page is parsed; `load`: so are the documents of its frames, and their
 * resources have loaded.
 */
type State = 'domcontentloaded' | 'load';

/**
 * Detects when the document of a page is parsed to its end. A document that a script rewrites (`document.open`, or
 * `document.write` after parsing) only ends when the script closes it, so waiting for its end could take forever.
 */
export class DocumentEnd {
  readonly #page: Page;
  readonly #rewritten = new Set<State>();
  readonly #events = new EventEmitter<Record<State, []>>();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param cdp a session with the page, whose events are listened to */
  static async watch(page: Page, cdp: CDPSession): Promise<DocumentEnd> {
    const end = new DocumentEnd(page);
    cdp.on('Page.documentOpened', ({ frame }) => {
      if (frame.parentId === undefined) end.#rewrite('domcontentloaded');
      end.#rewrite('load');
    });
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) end.restart();
    });
    await cdp.send('Page.enable');
    return end;
  }

  /** Clears the state of the previous document; called when the page navigates. */
  restart(): void {
    this.#rewritten.clear();
  }

  /**
   * Waits for a state of the document, or until it is rewritten, for up to `timeout` milliseconds (0: no limit). `late`
   * when neither came in that time. Never rejects: the session reports a page that was closed.
   */
  async reach(state: State, timeout: number): Promise<'late' | 'reached' | 'rewritten'> {
    if (this.#rewritten.has(state)) return 'rewritten';
    const over = new AbortController();
    const reached = this.#page.waitForLoadState(state, { timeout }).then(
      () => 'reached' as const,
      () => 'late' as const,
    );
    const rewritten = once(this.#events, state, { signal: over.signal }).then(() => 'rewritten' as const);
    rewritten.catch(() => undefined); // Nothing waits for it any more.
    return Promise.race([reached, rewritten]).finally(() => over.abort());
  }

  #rewrite(state: State): void {
    this.#rewritten.add(state);
    this.#events.emit(state);
  }
}
