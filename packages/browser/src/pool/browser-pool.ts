import type { ChromiumOptions } from '../chromium/launch.ts';
import { BrowserError } from '../errors.ts';
import { openRoute } from '../gate/route.ts';
import type { Route, RouteOptions } from '../gate/route.ts';
import type { IsAd } from '../session/ad-request.ts';
import { inTime } from '../session/in-time.ts';
import type { WorkOptions } from '../session/in-time.ts';
import type { BrowserSession } from '../session/session.ts';
import type { SessionOptions } from '../session/session-options.ts';
import { Engine, holdMemory } from './engine.ts';
import { Slots } from './slots.ts';
import type { Claim, Slot } from './slots.ts';

/** Limits of a pool on its machine, and the addresses that its pages may reach. */
export interface BrowserPoolOptions extends RouteOptions {
  /** Which Chromium to use, and how to start it. */
  readonly chromium?: ChromiumOptions | undefined;
  /** Max concurrent sessions; further ones wait in a queue. Default 8. */
  readonly slots?: number | undefined;
  /** Sessions after which a browser is replaced by a new one. Default 500. */
  readonly renewAfter?: number | undefined;
  /**
   * Max bytes of memory of one page; a page above it ends as `Crashed`. Default 1,073,741,824. Only measured on Linux.
   */
  readonly pageMemory?: number | undefined;
  /**
   * Max bytes of memory of the browser with all its processes; above it, the largest page ends. Default 4,294,967,296.
   */
  readonly memory?: number | undefined;
  /** Milliseconds between two checks of the browser: whether it responds, and its memory. Default 1000. */
  readonly memoryEvery?: number | undefined;
  /** Milliseconds without a response after which a browser counts as hung and is ended. Default 30,000. */
  readonly hung?: number | undefined;
  /** Milliseconds without a session after which the browser is ended; the next session starts it. Default 60,000. */
  readonly idle?: number | undefined;
  /** Address that gates listen on, such as one that a browser on another machine can reach. Default `127.0.0.1`. */
  readonly gateHost?: string | undefined;
  /** Decides for `blockAds` of the sessions, instead of the domains of this package. Default: those domains. */
  readonly isAd?: IsAd | undefined;
  /**
   * Called after each start of a browser, with the error when it failed: callers of the pool only learn that there is
   * no browser.
   */
  readonly onStart?: ((error: unknown) => void) | undefined;
}

/** How busy a pool is. */
export interface PoolState {
  /** Sessions that are open or opening. */
  readonly open: number;
  /** Callers that wait for a slot. */
  readonly waiting: number;
  /** Running browsers: the current one, and those that end with their last session. */
  readonly browsers: number;
}

const GIGABYTE = 1_073_741_824;
const HUNG_MS = 30_000;

/**
 * A pool of real Chromium. Each session is a fresh context, and every connection of it passes the address policy. The
 * next session replaces a browser that has crashed, hangs or has served `renewAfter` sessions.
 *
 * @example
 * const pool = new BrowserPool();
 * const title = await pool.use({}, { timeout: 30_000 }, async (session) => {
 *   await session.page.goto('https://example.com');
 *   return session.page.title();
 * });
 * await pool.close();
 */
export class BrowserPool {
  readonly #options: BrowserPoolOptions;
  readonly #route: Route;
  readonly #slots: Slots;
  readonly #engines = new Set<Engine>();
  readonly #owners = new Map<BrowserSession, { engine: Engine; slot: Slot }>();
  readonly #watch: NodeJS.Timeout;
  #starting: Promise<Engine> | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isClosed = false;

  /** @throws FetchError `InvalidOption` for a malformed `allowPrivate`. */
  constructor(options: BrowserPoolOptions = {}) {
    this.#options = options;
    this.#route = openRoute(options);
    this.#slots = new Slots(options.slots ?? 8);
    this.#watch = setInterval(() => void this.#lookAtMemory(), options.memoryEvery ?? 1000);
    this.#watch.unref();
  }

  get state(): PoolState {
    return {
      open: this.#slots.claimed,
      waiting: this.#slots.waiting,
      browsers: this.#engines.size,
    };
  }

  /**
   * Opens a session; the caller must `release` it.
   * @throws {BrowserError} `NoBrowser`, `NoSandbox`, `Busy`, `Crashed`, `Closed`; {FetchError} `Timeout`, `Aborted`.
   */
  async open(options: SessionOptions, wait: WorkOptions & Claim): Promise<BrowserSession> {
    if (this.#isClosed) throw closed();
    const until = Date.now() + wait.timeout;
    const slot = await this.#slots.take(wait);
    clearTimeout(this.#idleTimer);
    const opening = this.#openSession(options, slot);
    opening.catch(() => this.#free(slot));
    return inTime(() => opening, { ...wait, timeout: Math.max(1, until - Date.now()) }).catch(
      (error: unknown) => {
        // A browser that takes longer than the timeout may still open the session. The slot stays in use until then.
        void opening.then((session) => this.release(session)).catch(() => undefined);
        throw error;
      },
    );
  }

  /** Closes a session and frees its slot. */
  async release(session: BrowserSession): Promise<void> {
    const owner = this.#owners.get(session);
    if (owner === undefined) return;
    this.#owners.delete(session);
    try {
      await owner.engine.release(session);
    } finally {
      this.#forgetEnded();
      this.#free(owner.slot);
    }
  }

  /**
   * Opens a session for one piece of work and releases it afterwards. The wait for a slot counts towards `timeout`.
   * @throws the errors of {@link open} and {@link BrowserSession.run}.
   */
  async use<T>(
    options: SessionOptions,
    { timeout, signal, tenant }: WorkOptions & Pick<Claim, 'tenant'>,
    work: (session: BrowserSession) => Promise<T>,
  ): Promise<T> {
    const until = Date.now() + timeout;
    const session = await this.open(options, { timeout, signal, tenant });
    try {
      return await session.run(() => work(session), { timeout: Math.max(1, until - Date.now()), signal });
    } finally {
      await this.release(session);
    }
  }

  /** Starts the browser unless one runs, so that a missing browser is noticed before the first page. */
  async start(): Promise<{ version: string }> {
    const engine = await this.#engine();
    this.#restartIdle();
    return { version: engine.browser.version() };
  }

  /** Ends every session and every browser. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#idleTimer);
    await this.#starting?.catch(() => undefined);
    await Promise.all([...this.#owners.keys()].map((session) => this.release(session)));
    await Promise.all([...this.#engines].map((engine) => engine.end()));
    this.#engines.clear();
  }

  /** Opens a session in another browser when the current one ends meanwhile. */
  async #openSession(options: SessionOptions, slot: Slot): Promise<BrowserSession> {
    const engine = await this.#engine();
    try {
      return await this.#openIn(engine, options, slot);
    } catch (error) {
      if (!engine.hasEnded) throw error;
      return this.#openIn(await this.#engine(), options, slot);
    }
  }

  async #openIn(engine: Engine, options: SessionOptions, slot: Slot): Promise<BrowserSession> {
    const session = await engine.open({ isAd: this.#options.isAd, ...options });
    this.#owners.set(session, { engine, slot });
    if (!this.#isClosed) return session;
    this.#owners.delete(session);
    await engine.release(session);
    throw closed();
  }

  /** The browser for new sessions; all callers that wait share one start. */
  #engine(): Promise<Engine> {
    if (this.#isClosed) return Promise.reject(closed());
    const open = [...this.#engines].find((engine) => engine.isOpen);
    if (open) return Promise.resolve(open);
    this.#starting ??= this.#startEngine().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #startEngine(): Promise<Engine> {
    const { chromium = {}, renewAfter = 500, hung = HUNG_MS, gateHost, onStart } = this.#options;
    for (const engine of this.#engines) void engine.retire().then(() => this.#forgetEnded());
    const started = Engine.start({ chromium, renewAfter, hung, gateHost, route: this.#route });
    if (onStart) started.then(() => onStart(undefined), onStart);
    const engine = await started;
    this.#engines.add(engine);
    engine.browser.on('disconnected', () => this.#engines.delete(engine));
    return engine;
  }

  #free(slot: Slot): void {
    slot.free();
    if (this.#slots.claimed === 0) this.#restartIdle();
  }

  #restartIdle(): void {
    clearTimeout(this.#idleTimer);
    if (this.#isClosed) return;
    this.#idleTimer = setTimeout(() => void this.#endIdle(), this.#options.idle ?? 60_000);
    this.#idleTimer.unref();
  }

  async #endIdle(): Promise<void> {
    await Promise.all([...this.#engines].map((engine) => engine.retire()));
    this.#forgetEnded();
  }

  #forgetEnded(): void {
    for (const engine of this.#engines) if (!engine.browser.isConnected()) this.#engines.delete(engine);
  }

  async #lookAtMemory(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const { pageMemory: pageBytes = GIGABYTE, memory: totalBytes = 4 * GIGABYTE } = this.#options;
    const looks = [...this.#engines].map((engine) => holdMemory(engine, { pageBytes, totalBytes }));
    await Promise.allSettled(looks);
    this.#isLooking = false;
  }
}

function closed(): BrowserError {
  return new BrowserError('Closed', 'The pool of browsers is closed.');
}
