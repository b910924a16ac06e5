import { EventEmitter, once } from 'node:events';
import type { CDPSession, Page } from 'playwright-core';

/** `domcontentloaded`: the document of the page is read; `load`: so are those of its frames, with all that they ask for. */
type State = 'domcontentloaded' | 'load';

/**
 * Knows when the document of a page is read to its end. One that a script writes anew (`document.open`, and `document.write`
 * once it was read) has no end unless the script closes it, and what waits for one would never go on.
 */
export class DocumentEnd {
  readonly #page: Page;
  readonly #rewritten = new Set<State>();
  readonly #events = new EventEmitter<Record<State, []>>();

  private constructor(page: Page) {
    this.#page = page;
  }

  /** @param cdp a session with the page, over which it is listened to */
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

  /** Forgets the document before: a page is led anew. */
  restart(): void {
    this.#rewritten.clear();
  }

  /**
   * Waits for a state of the document, or until it is rewritten, at most for so many milliseconds (0: no bound).
   * Never fails: a page that has gone is told of by its session.
   */
  async reach(state: State, timeout: number): Promise<'reached' | 'rewritten'> {
    if (this.#rewritten.has(state)) return 'rewritten';
    const over = new AbortController();
    const reached = this.#page.waitForLoadState(state, { timeout }).then(
      () => 'reached' as const,
      () => 'reached' as const,
    );
    const rewritten = once(this.#events, state, { signal: over.signal }).then(() => 'rewritten' as const);
    rewritten.catch(() => undefined); // Nobody waits any more.
    return Promise.race([reached, rewritten]).finally(() => over.abort());
  }

  #rewrite(state: State): void {
    this.#rewritten.add(state);
    this.#events.emit(state);
  }
}
