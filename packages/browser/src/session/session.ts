import { SiteMapError } from '@web-data/site-map/fetch';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { BrowserError } from '../errors.ts';
import { Gate } from '../gate/gate.ts';
import type { Route } from '../gate/route.ts';
import { readStorage } from '../storage/read-storage.ts';
import { restoreStorage } from '../storage/restore-storage.ts';
import type { StorageState } from '../storage/storage-state.ts';
import { VisitedOrigins } from '../storage/visited-origins.ts';
import { isAdHost } from './ad-hosts.ts';
import { contextOptions } from './context-options.ts';
import { DocumentEnd } from './document-end.ts';
import { Interception } from './interception.ts';
import { inTime } from './in-time.ts';
import type { WorkOptions } from './in-time.ts';
import { keepQuiet } from './quiet-page.ts';
import type { Popups } from './quiet-page.ts';
import type { SessionOptions } from './session-options.ts';

/** What a session is opened with. */
export interface SessionParts {
  readonly browser: Browser;
  readonly route: Route;
  /** Where the gate listens. */
  readonly gateHost?: string | undefined;
}

/** What a session is made of. */
interface Opened {
  context: BrowserContext;
  page: Page;
  gate: Gate;
  interception: Interception;
  documentEnd: DocumentEnd;
  cdp: CDPSession;
  storage: StorageState | undefined;
}

/** Milliseconds in which a context must close. */
const CLOSE_MS = 5000;
/** Milliseconds in which what sites kept must be put back. */
const RESTORE_MS = 20_000;

/** One page in a context of its own, behind a gate of its own. Nothing of it outlives `close`. */
export class BrowserSession {
  readonly page: Page;
  readonly gate: Gate;
  readonly interception: Interception;
  readonly documentEnd: DocumentEnd;
  readonly popups: Popups;
  readonly #context: BrowserContext;
  readonly #storage: StorageState | undefined;
  readonly #visited: VisitedOrigins;
  readonly #lost: Promise<never>;
  #lose: (reason: BrowserError) => void = () => undefined;
  #reason: BrowserError | undefined;
  #closing: Promise<boolean> | undefined;

  private constructor({ context, page, gate, interception, documentEnd, cdp, storage }: Opened) {
    this.#context = context;
    this.#storage = storage;
    this.#visited = new VisitedOrigins(page);
    this.page = page;
    this.gate = gate;
    this.interception = interception;
    this.documentEnd = documentEnd;
    this.popups = keepQuiet(context, page, cdp);
    this.#lost = new Promise((_, reject) => {
      this.#lose = (reason) => reject((this.#reason ??= reason));
    });
    page.on('crash', () => this.#lose(crashed('The page crashed, or took more memory than it may have.')));
    page.on('close', () => this.#lose(crashed('The browser of this page ended.')));
    context.on('close', () => this.#lose(crashed('The browser of this page ended.')));
    this.#lost.catch(() => undefined); // Nobody may be at work when it happens.
  }

  /** Opens a fresh context with one empty page. */
  static async open(options: SessionOptions, parts: SessionParts): Promise<BrowserSession> {
    const { browser, gateHost: host } = parts;
    const route: Route = (hostname, port) =>
      isBlocked(hostname, options)
        ? Promise.reject(new SiteMapError('UrlRefused', `${hostname} only serves advertisements.`))
        : parts.route(hostname, port, options.proxy);
    const gate = await Gate.open({ route, host, maxBytes: options.maxBytes });
    let context: BrowserContext | undefined;
    try {
      context = await browser.newContext(
        contextOptions(options, { gateUrl: gate.url, version: browser.version() }),
      );
      const { storage } = options;
      if (storage) await restored(context, storage);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      const interception = await Interception.begin(cdp, options);
      const documentEnd = await DocumentEnd.watch(page, cdp);
      return new BrowserSession({ context, page, gate, interception, documentEnd, cdp, storage });
    } catch (cause) {
      await Promise.all([context?.close().catch(() => undefined), gate.close()]);
      if (cause instanceof BrowserError) throw cause;
      throw crashed('The browser ended before a page was open.', cause);
    }
  }

  /**
   * Does a piece of work with the page, and ends when the page does.
   * @throws {BrowserError} `Crashed`, `Closed`; {SiteMapError} `Timeout`, `Aborted`; what the work throws.
   */
  async run<T>(work: (page: Page) => Promise<T>, { timeout, signal }: WorkOptions): Promise<T> {
    try {
      return await inTime(() => Promise.race([work(this.page), this.#lost]), { timeout, signal });
    } catch (error) {
      // What the work says of a page that has gone is said better by why it has.
      throw this.#reason ?? error;
    }
  }

  /**
   * Ends the page, and reads what sites keep: for the `storage` of another session. Only `close` may follow. What its page
   * never showed is as it was before.
   * @param most characters of JSON at most
   * @throws {BrowserError} `TooLarge`, `Crashed` when it cannot be read; {SiteMapError} `Timeout`
   */
  async readStorage(max: number, { timeout }: Pick<WorkOptions, 'timeout'>): Promise<StorageState> {
    this.#lose(new BrowserError('Closed', 'The session is closed.'));
    const context = this.#context;
    context.removeAllListeners('page'); // The next one is ours.
    const read = async (): Promise<StorageState> => {
      await this.page.close();
      return readStorage(context, { before: this.#storage, visited: this.#visited.all, max });
    };
    try {
      return await inTime(read, { timeout });
    } catch (cause) {
      if (cause instanceof BrowserError || cause instanceof SiteMapError) throw cause;
      throw crashed('The browser ended before it was read what sites keep.', cause);
    }
  }

  /** Closes the page and all its connections. False when the browser did not manage to in time. */
  close(): Promise<boolean> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<boolean> {
    // First of all: whatever the page suffers from now on has this reason.
    this.#lose(new BrowserError('Closed', 'The session is closed.'));
    await this.gate.close();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), CLOSE_MS);
    });
    const closed = this.#context.close().then(
      () => true,
      () => true, // It has gone already.
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
    if (!(cause instanceof SiteMapError)) throw cause;
    throw new BrowserError('Busy', 'What sites kept was not put back in time. Try again.', { cause });
  });
}
