import type { Frame, Page } from 'playwright-core';

/** Max origins that are noted of a page, which may have frames without end. */
const MAX_ORIGINS = 100;

/** Notes the origins whose documents the pages of a session opened; other origins can only have stored cookies. */
export class VisitedOrigins {
  readonly #ofPage = new Set<string>();
  readonly #ofFrames = new Set<string>();

  /** Notes the origins of a page from now on. */
  watch(page: Page): void {
    page.on('framenavigated', (frame) => this.#note(frame, page));
  }

  /** The origins of the page itself, then those of its frames, up to 100. */
  get all(): string[] {
    return [...new Set([...this.#ofPage, ...this.#ofFrames])].slice(0, MAX_ORIGINS);
  }

  #note(frame: Frame, page: Page): void {
    const noted = frame === page.mainFrame() ? this.#ofPage : this.#ofFrames;
    if (noted.size >= MAX_ORIGINS || !/^https?:/.test(frame.url())) return;
    noted.add(new URL(frame.url()).origin);
  }
}
