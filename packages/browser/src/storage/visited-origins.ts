import type { Frame, Page } from 'playwright-core';

/** Origins that are noted of a page: one may have frames without end. */
const MAX_ORIGINS = 100;

/** Notes whose documents a page has shown: who has no document keeps nothing but cookies. */
export class VisitedOrigins {
  readonly #ofPage = new Set<string>();
  readonly #ofFrames = new Set<string>();

  constructor(page: Page) {
    page.on('framenavigated', (frame) => this.#note(frame, page));
  }

  /** Those of the page itself come before those of its frames, 100 at most. */
  get all(): string[] {
    return [...new Set([...this.#ofPage, ...this.#ofFrames])].slice(0, MAX_ORIGINS);
  }

  #note(frame: Frame, page: Page): void {
    const noted = frame === page.mainFrame() ? this.#ofPage : this.#ofFrames;
    if (noted.size >= MAX_ORIGINS || !/^https?:/.test(frame.url())) return;
    noted.add(new URL(frame.url()).origin);
  }
}
