import type { Browser } from 'playwright-core';
import { launch } from '../chromium/launch.ts';
import type { ChromiumOptions } from '../chromium/launch.ts';
import type { Route } from '../gate/route.ts';
import { BrowserSession } from '../session/session.ts';
import type { SessionOptions } from '../session/session-options.ts';
import { processesOf } from './processes.ts';
import type { BrowserProcess } from './processes.ts';

/** What an engine is started with. */
export interface EngineOptions {
  readonly chromium: ChromiumOptions;
  readonly route: Route;
  readonly gateHost?: string | undefined;
  /** Sessions after which it takes no more. */
  readonly renewAfter: number;
}

/** Milliseconds in which a browser must end. */
const CLOSE_MS = 5000;

/** One running browser and the sessions in it. */
export class Engine {
  readonly browser: Browser;
  readonly #options: EngineOptions;
  readonly #sessions = new Set<BrowserSession>();
  #opened = 0;
  #opening = 0;
  #isRetired = false;
  #closing: Promise<void> | undefined;
  #pids: readonly number[] = [];

  private constructor(browser: Browser, options: EngineOptions) {
    this.browser = browser;
    this.#options = options;
  }

  /** @throws {BrowserError} `NoBrowser`, `NoSandbox`. */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(await launch(options.chromium), options);
    await engine.measure().catch(() => undefined);
    return engine;
  }

  /** Whether it takes another session. */
  get isOpen(): boolean {
    return !this.#isRetired && this.#opened < this.#options.renewAfter && this.browser.isConnected();
  }

  /** Sessions open or about to be. */
  get busy(): number {
    return this.#sessions.size + this.#opening;
  }

  async open(options: SessionOptions): Promise<BrowserSession> {
    this.#opened++;
    this.#opening++;
    try {
      const { route, gateHost } = this.#options;
      const session = await BrowserSession.open(options, { browser: this.browser, route, gateHost });
      this.#sessions.add(session);
      return session;
    } finally {
      this.#opening--;
    }
  }

  /** Closes a session; a browser that does not manage to has hung, and ends with all that is in it. */
  async release(session: BrowserSession): Promise<void> {
    const isClosed = await session.close();
    this.#sessions.delete(session);
    if (!isClosed) await this.end();
    else if (this.#isRetired || !this.isOpen) await this.retire();
  }

  /** Takes no more sessions, and ends with the last. */
  async retire(): Promise<void> {
    this.#isRetired = true;
    if (this.busy === 0) await this.end();
  }

  /** Its processes; none of a browser on another machine. */
  async measure(): Promise<readonly BrowserProcess[]> {
    if (this.#options.chromium.url !== undefined) return [];
    const processes = await processesOf(this.browser);
    this.#pids = processes.map(({ pid }) => pid);
    return processes;
  }

  /** Ends the browser, by force when it does not end by itself. */
  end(): Promise<void> {
    this.#isRetired = true;
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CLOSE_MS);
    });
    const closed = this.browser.close().catch(() => undefined);
    if ((await Promise.race([closed, late])) === 'late') for (const pid of this.#pids) kill(pid);
    clearTimeout(timer);
  }
}

/** Ends a process that belongs to a browser of ours. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
