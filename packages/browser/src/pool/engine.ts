import type { Browser } from 'playwright-core';
import { launch } from '../chromium/launch.ts';
import type { ChromiumOptions } from '../chromium/launch.ts';
import { BrowserError } from '../errors.ts';
import type { Route } from '../gate/route.ts';
import { BrowserSession } from '../session/session.ts';
import type { SessionOptions } from '../session/session-options.ts';
import { listProcesses, ping } from './processes.ts';
import type { BrowserProcess } from './processes.ts';

/** Options for starting an engine. */
export interface EngineOptions {
  readonly chromium: ChromiumOptions;
  readonly route: Route;
  readonly gateHost?: string | undefined;
  /** Number of sessions after which it opens no more. */
  readonly renewAfter: number;
  /** Milliseconds without a response after which it counts as hung. */
  readonly hung: number;
}

/** Max milliseconds for a browser to close. */
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
  #onClosed: (reason: BrowserError) => void = () => undefined;
  readonly #closed = new Promise<never>((_, reject) => {
    this.#onClosed = reject;
  });

  private constructor(browser: Browser, options: EngineOptions) {
    this.browser = browser;
    this.#options = options;
    this.#closed.catch(() => undefined); // Nothing may await it when it rejects.
  }

  /** @throws {BrowserError} `NoBrowser`, `NoSandbox`. */
  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(await launch(options.chromium), options);
    await engine.measure().catch(() => undefined);
    return engine;
  }

  /** Whether it opens further sessions. */
  get isOpen(): boolean {
    return !this.#isRetired && this.#opened < this.#options.renewAfter && this.browser.isConnected();
  }

  /** Whether it has ended, or is about to end together with its sessions. */
  get hasEnded(): boolean {
    return this.#closing !== undefined || !this.browser.isConnected();
  }

  /** Sessions that are open or opening. */
  get busy(): number {
    return this.#sessions.size + this.#opening;
  }

  /** @throws {BrowserError} `Crashed` when the browser ends meanwhile, by itself or because it hangs. */
  async open(options: SessionOptions): Promise<BrowserSession> {
    this.#opened++;
    this.#opening++;
    try {
      const { route, gateHost } = this.#options;
      const opening = BrowserSession.open(options, { browser: this.browser, route, gateHost });
      // Playwright does not always reject pending calls when the browser ends.
      const session = await Promise.race([opening, this.#closed]);
      this.#sessions.add(session);
      return session;
    } finally {
      this.#opening--;
    }
  }

  /** Closes a session; when that takes too long, a browser with other sessions goes on regardless. */
  async release(session: BrowserSession): Promise<void> {
    await session.close();
    this.#sessions.delete(session);
    if (this.#isRetired || !this.isOpen) await this.retire();
  }

  /** Opens no further sessions, and ends with the last one. */
  async retire(): Promise<void> {
    this.#isRetired = true;
    if (this.busy === 0) await this.end();
  }

  /**
   * Lists its processes; none for a browser on another machine. A browser that does not respond has hung, and ends
   * together with its sessions.
   */
  async measure(): Promise<readonly BrowserProcess[]> {
    const timer = setTimeout(() => void this.end(), this.#options.hung);
    try {
      const isOurs = this.#options.chromium.url === undefined;
      const requestedItems = isOurs ? listProcesses(this.browser) : ping(this.browser).then(() => []);
      const processes = await Promise.race([requestedItems, this.#closed]);
      this.#pids = processes.map(({ pid }) => pid);
      return processes;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the browser; kills its processes when it does not close in time. */
  end(): Promise<void> {
    this.#isRetired = true;
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    this.#onClosed(new BrowserError('Crashed', 'The browser ended. Try again.'));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CLOSE_MS);
    });
    const closed = this.browser.close().catch(() => undefined);
    if ((await Promise.race([closed, late])) === 'late') for (const pid of this.#pids) kill(pid);
    clearTimeout(timer);
  }
}

/** Kills a process of a browser of this package. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Memory limits for the pages of a pool. */
interface MemoryLimits {
  /** Max bytes of one page. */
  readonly pageBytes: number;
  /** Max bytes of all processes of a browser. */
  readonly totalBytes: number;
}

/**
 * Kills the pages that use too much memory: each page above its own limit, and the largest ones while all processes
 * together are above theirs. The rest of the browser goes on. Returns how many were killed.
 */
export async function holdMemory(engine: Engine, { pageBytes, totalBytes }: MemoryLimits): Promise<number> {
  const processes = await engine.measure();
  const pages = processes.filter(({ type }) => type === 'renderer').toSorted((a, b) => b.bytes - a.bytes);
  let total = processes.reduce((sum, { bytes }) => sum + bytes, 0);
  let ended = 0;
  for (const { pid, bytes } of pages) {
    if (bytes <= pageBytes && total <= totalBytes) break;
    kill(pid);
    total -= bytes;
    ended++;
  }
  return ended;
}
