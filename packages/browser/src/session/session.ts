import { FetchError } from '@web-data/net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { Gate } from '../gate/gate.ts';
import type { Route } from '../gate/route.ts';
import { readStorage } from '../storage/read-storage.ts';
import { restoreStorage } from '../storage/restore-storage.ts';
import type { StorageState } from '../storage/storage-state.ts';
import { VisitedOrigins } from '../storage/visited-origins.ts';
import { isAdHost } from './ad-hosts.ts';
import { contextOptions } from './context-options.ts';
import type { DocumentEnd } from './document-end.ts';
import { Downloads } from './downloads.ts';
import type { Interception } from './interception.ts';
import { inTime } from './in-time.ts';
import type { WorkOptions } from './in-time.ts';
import { addPopup, createPopups, keepQuiet } from './quiet-page.ts';
import type { DialogResponse, Popups } from './quiet-page.ts';
import type { SessionOptions } from './session-options.ts';
import { watchWindow } from './session-window.ts';
import type { SessionWindow } from './session-window.ts';
import { openClosedShadows } from './closed-shadows.ts';
import { Windows } from './windows.ts';

/** Parts of the pool that a session is opened with. */
export interface SessionParts {
  readonly browser: Browser;
  readonly route: Route;
  /** Address that the gate listens on. */
  readonly gateHost?: string | undefined;
}

/** Parts of an open session. */
interface Opened {
  context: BrowserContext;
  window: SessionWindow;
  gate: Gate;
  options: SessionOptions;
}

/** Max milliseconds for a context to close. */
const CLOSE_MS = 5000;
/** Max milliseconds for restoring the stored data of sites. */
const RESTORE_MS = 20_000;

/** One or more windows in their own context, behind their own gate. `close` ends all of it. */
export class BrowserSession {
  readonly gate: Gate;
  readonly windows: Windows;
  readonly popups: Popups = createPopups();
  /** The files that its pages download; undefined when it takes none. */
  readonly downloads: Downloads | undefined;
  /** How dialogs are answered from now on. */
  dialogResponse: DialogResponse | undefined;
  readonly #context: BrowserContext;
  readonly #storage: StorageState | undefined;
  readonly #visited = new VisitedOrigins();
  readonly #lost: Promise<never>;
  #lose: (reason: BrowserError) => void = () => undefined;
  #reason: BrowserError | undefined;
  #closing: Promise<boolean> | undefined;

  private constructor({ context, window, gate, options }: Opened) {
    this.#context = context;
    this.#storage = options.storage;
    this.gate = gate;
    this.downloads =
      options.downloads && new Downloads(options.downloads, options.allowUrl, gate.traffic.max);
    this.#lost = new Promise((_, reject) => {
      this.#lose = (reason) => reject((this.#reason ??= reason));
    });
    this.#lost.catch(() => undefined); // Nothing may await it when it rejects.
    const ended = (): void => this.#lose(crashed('The browser of this page ended.'));
    const events = { opened: (opened: SessionWindow) => this.#watch(opened), ended };
    this.windows = new Windows(window, options, { popups: this.popups, events });
    this.#watch(window);
    context.on('close', ended);
  }

  /** The page of the current window. */
  get page(): Page {
    return this.windows.current.page;
  }

  get interception(): Interception {
    return this.windows.current.interception;
  }

  get documentEnd(): DocumentEnd {
    return this.windows.current.documentEnd;
  }

  #watch(window: SessionWindow): void {
    const { page } = window;
    this.#visited.watch(page);
    keepQuiet(window, this.popups, () => this.dialogResponse);
    if (this.downloads) this.downloads.watch(window);
    else page.on('download', (download) => addPopup(this.popups.downloads, download.url()));
    page.on('crash', () => this.#lose(crashed('The page crashed, or took more memory than it may have.')));
  }

  /** Opens a fresh context with one empty page. */
  static async open(options: SessionOptions, parts: SessionParts): Promise<BrowserSession> {
    const { browser, gateHost: host } = parts;
    const route: Route = (hostname, port) =>
      isBlocked(hostname, options)
        ? Promise.reject(new FetchError('UrlRejected', `${hostname} only serves advertisements.`))
        : parts.route(hostname, port, options.proxy);
    const gate = await Gate.open({ route, host, maxBytes: options.maxBytes });
    let context: BrowserContext | undefined;
    try {
      context = await browser.newContext(
        contextOptions(options, { gateUrl: gate.url, version: browser.version() }),
      );
      const { storage } = options;
      if (storage) await restored(context, storage);
      await openClosedShadows(context);
      const window = await watchWindow(await context.newPage(), options);
      return new BrowserSession({ context, window, gate, options });
    } catch (cause) {
      await Promise.all([context?.close().catch(() => undefined), gate.close()]);
      if (cause instanceof BrowserError) throw cause;
      throw crashed('The browser ended before a page was open.', cause);
    }
  }

  /**
   * Does a piece of work with the page; rejects as soon as the page ends.
   * @throws {BrowserError} `Crashed`, `Closed`; {FetchError} `Timeout`, `Aborted`; the errors of the work.
   */
  async run<T>(work: (page: Page) => Promise<T>, { timeout, signal }: WorkOptions): Promise<T> {
    try {
      return await inTime(() => Promise.race([work(this.page), this.#lost]), { timeout, signal });
    } catch (error) {
      // The reason why a page ended explains more than the error that the work got from it.
      throw this.#reason ?? error;
    }
  }

  /**
   * Ends the page and reads the stored data of sites, for the `storage` of another session. Only `close` may follow.
   * Data of origins that the page never opened is returned unchanged.
   * @param max max characters of JSON
   * @throws {BrowserError} `TooLarge`, `Crashed` when it cannot be read; {FetchError} `Timeout`
   */
  async readStorage(max: number, { timeout }: Pick<WorkOptions, 'timeout'>): Promise<StorageState> {
    this.#lose(new BrowserError('Closed', 'The session is closed.'));
    const context = this.#context;
    context.removeAllListeners('page'); // This module opens the next page itself.
    const read = async (): Promise<StorageState> => {
      await Promise.all(context.pages().map((page) => page.close()));
      return readStorage(context, { before: this.#storage, visited: this.#visited.all, max });
    };
    try {
      return await inTime(read, { timeout });
    } catch (cause) {
      if (cause instanceof BrowserError || cause instanceof FetchError) throw cause;
      throw crashed('The browser ended before it was read what sites keep.', cause);
    }
  }

  /** Closes the page and all its connections. Resolves to false when the browser did not close them in time. */
  close(): Promise<boolean> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<boolean> {
    // Comes first: later errors of the page all have this reason.
    this.#lose(new BrowserError('Closed', 'The session is closed.'));
    await this.gate.close();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), CLOSE_MS);
    });
    const closed = this.#context.close().then(
      () => true,
      () => true, // It was closed already.
    );
    return Promise.race([closed, late]).finally(() => clearTimeout(timer));
  }
}

function isBlocked(hostname: string, { blockAds = false, isAd, ownHost }: SessionOptions): boolean {
  return blockAds && isAd === undefined && hostname !== ownHost && isAdHost(hostname);
}

function crashed(message: string, cause?: unknown): BrowserError {
  return new BrowserError('Crashed', `${message} Try again.`, { cause });
}

async function restored(context: BrowserContext, storage: StorageState): Promise<void> {
  await inTime(() => restoreStorage(context, storage), { timeout: RESTORE_MS }).catch((cause: unknown) => {
    if (!(cause instanceof FetchError)) throw cause;
    throw new BrowserError('Busy', 'What sites kept was not put back in time. Try again.', { cause });
  });
}
