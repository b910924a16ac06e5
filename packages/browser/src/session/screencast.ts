import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import type { BrowserSession } from './session.ts';
import type { SessionWindow } from './session-window.ts';

/** Bounds of a screencast. */
export interface ScreencastOptions {
  /** Max frames per second; 4 by default. */
  readonly maxFps?: number;
  /** Quality of the JPEG, 1 to 100; 50 by default. */
  readonly quality?: number;
  /** Max pixels of a side of a frame; 1024 by default. */
  readonly maxSide?: number;
  /** Max bytes of a frame; a larger one is dropped. 524,288 by default. */
  readonly maxBytes?: number;
}

/** Frames that Chromium sends before it waits for the first of them to be acknowledged. */
const IN_FLIGHT = 3;

/** A frame as Chromium sends it (CDP, Page.screencastFrame). */
interface CastFrame {
  data: string;
  sessionId: number;
}

/**
 * Shows the current window of a session to watchers, as JPEG frames whenever it changes. All of them share one cast, which
 * runs only while there is a watcher. Acknowledging them late bounds the frames per second at their source. It is view only, as there is no way from a watcher to the page.
 */
export class Screencast {
  readonly #session: BrowserSession;
  readonly #options: Required<ScreencastOptions>;
  readonly #watchers = new Set<(jpeg: Buffer) => void>();
  readonly #listened = new WeakSet<CDPSession>();
  #last: Buffer | undefined;
  #window: SessionWindow | undefined;
  #timer: NodeJS.Timeout | undefined;
  #nextAt = 0;
  #stopFollowing: () => void = () => undefined;

  constructor(session: BrowserSession, options: ScreencastOptions = {}) {
    this.#session = session;
    this.#options = { maxFps: 4, quality: 50, maxSide: 1024, maxBytes: 524_288, ...options };
  }

  /** Number of watchers. */
  get watchers(): number {
    return this.#watchers.size;
  }

  /** Calls a listener with the last frame, and with each one from now on. @returns a function that ends it */
  watch(listener: (jpeg: Buffer) => void): () => void {
    this.#watchers.add(listener);
    if (this.#watchers.size === 1) this.#begin();
    else if (this.#last !== undefined) listener(this.#last);
    return () => {
      if (this.#watchers.delete(listener) && this.#watchers.size === 0) this.#end();
    };
  }

  #begin(): void {
    const { windows } = this.#session;
    this.#stopFollowing = windows.followCurrent((window) => this.#show(window));
    this.#show(windows.current);
  }

  #end(): void {
    this.#stopFollowing();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#last = undefined;
    this.#hide();
  }

  #show(window: SessionWindow): void {
    this.#hide();
    this.#window = window;
    const { cdp } = window;
    if (!this.#listened.has(cdp)) {
      this.#listened.add(cdp);
      cdp.on('Page.screencastFrame', (frame) => void this.#onFrame(window, frame));
    }
    const { quality, maxSide } = this.#options;
    void cdp
      .send('Page.enable')
      .then(() =>
        cdp.send('Page.startScreencast', { format: 'jpeg', quality, maxWidth: maxSide, maxHeight: maxSide }),
      )
      .catch(() => undefined); // The window was closed meanwhile.
  }

  #hide(): void {
    this.#window?.cdp.send('Page.stopScreencast').catch(() => undefined);
    this.#window = undefined;
  }

  async #onFrame(window: SessionWindow, { data, sessionId }: CastFrame): Promise<void> {
    // Base64 has four characters for three bytes.
    if (window === this.#window && data.length * 0.75 <= this.#options.maxBytes) {
      this.#last = Buffer.from(data, 'base64');
      this.#timer ??= setTimeout(() => this.#deliver(), this.#nextAt - performance.now());
    }
    await sleep(IN_FLIGHT * this.#interval, undefined, { ref: false });
    await window.cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  }

  /** Sends the last frame; those that came before it since the last delivery are dropped. */
  #deliver(): void {
    this.#timer = undefined;
    this.#nextAt = performance.now() + this.#interval;
    if (this.#last === undefined) return;
    for (const listener of this.#watchers) listener(this.#last);
  }

  get #interval(): number {
    return 1000 / this.#options.maxFps;
  }
}
