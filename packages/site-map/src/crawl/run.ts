import { hasCode, SiteMapError } from '../errors.ts';
import { Fetcher } from '../fetch/index.ts';
import type { MapStats } from '../link.ts';
import { acceptLanguage } from '../location.ts';
import { cacheUse, type Settings } from '../settings.ts';
import { Reasons } from '../reasons.ts';
import type { RobotsRequest } from '../robots/fetch.ts';
import { Scheduler } from './scheduler.ts';
import type { Site } from './site.ts';

/** Why a crawl ended before everything was seen. */
export type StopReason = 'timeout' | 'budget' | 'overload' | 'limit' | 'covered' | 'aborted';

/** Milliseconds spent on pages cut short by the end of the time: an answer is due, and there may be many large ones. */
const LAST_READS_MS = 25;

/** What all parts of one discovery share: its settings, its means, its counters, what stood in its way, and its end. */
export class Run {
  readonly settings: Settings;
  readonly start: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetcher: Fetcher;
  readonly scheduler: Scheduler;
  readonly reasons: Reasons = new Reasons();
  readonly stats: MapStats = {
    pages: 0,
    sitemaps: 0,
    sitemapsFromCache: 0,
    hosts: 0,
    bytes: 0,
    errors: 0,
    candidates: 0,
    elapsedMs: 0,
  };
  stopped: StopReason | undefined;
  /** Some host answered something. */
  heard = false;
  /** Why the start page itself could not be read. */
  startFailure: SiteMapError | undefined;
  /** Asked when nothing is left to do; true when it found something after all. */
  moreToDo: () => boolean = () => false;
  /** Settles at the end. */
  readonly finished: Promise<void>;
  #finish: () => void = () => {};
  /** Work outside the scheduler: sitemap walks between two requests, pages to be read. */
  #pending = 0;
  /** Milliseconds spent on reading since the run was stopped. */
  #lastReads = 0;

  constructor(start: URL, settings: Settings) {
    // Requests of a map for nobody in particular take their turns as one.
    const { budget, traffic, tenant = this } = settings;
    const { rate, hostConcurrency: concurrency } = budget;
    const proxy = settings.proxies?.[settings.country];
    this.start = start;
    this.settings = settings;
    this.headers = { 'accept-language': acceptLanguage(settings.location) };
    const pacedBy = { traffic, rate, concurrency, tenant };
    this.fetcher = new Fetcher({ ...settings, proxy, connections: concurrency, cookies: true, pacedBy });
    this.scheduler = new Scheduler(
      {
        ...budget,
        traffic,
        tenant,
        until: performance.now() + (settings.timeout ?? Number.POSITIVE_INFINITY),
      },
      () => this.checkDone(),
      () => this.stats.errors++,
    );
    this.finished = new Promise<void>((resolve) => (this.#finish = resolve));
  }

  /** How the rules of a host are asked for. */
  get robotsRequest(): RobotsRequest {
    const { allowUrl, budget } = this.settings;
    return {
      headers: this.headers,
      allowUrl,
      timeout: budget.robotsTimeout,
      cache: cacheUse(this.settings),
    };
  }

  /** Ends the run now; what was found stays. */
  stop(reason: StopReason): void {
    this.stopped ??= reason;
    this.scheduler.stop();
    this.fetcher.cancel();
    this.#finish();
  }

  /** Counts decoded bytes that were read. */
  spend(bytes: number): void {
    this.heard = true;
    this.stats.bytes += bytes;
    if (this.stats.bytes <= this.settings.budget.bytes) return;
    this.reasons.bound('bytes', this.settings.budget.bytes);
    this.stop('budget');
  }

  /** Notes a request to a site that brought no answer. */
  noteFailure(site: Site, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    site.failures++;
    site.failure = toError(error);
    if (site.origin === this.start.origin) this.startFailure ??= site.failure;
  }

  /** Keeps the run open while work goes on. */
  track(work: () => Promise<unknown>): void {
    this.#pending++;
    const done = (): void => {
      this.#pending--;
      this.checkDone();
    };
    work().then(done, done);
  }

  /** Runs work when the answers that are there have been received; the run does not end before. */
  defer(work: () => void): void {
    // What came before the end still counts, and nothing is left that could go out first.
    if (this.stopped) return this.#readLast(work);
    this.#pending++;
    setImmediate(() => {
      if (this.stopped) this.#readLast(work);
      else work();
      this.#pending--;
      this.checkDone();
    });
  }

  /** Ends the run when nothing is left to do. */
  checkDone(): void {
    if (this.#pending > 0 || !this.scheduler.idle) return;
    if (!this.stopped && this.moreToDo()) return;
    this.stopped ??= this.scheduler.dropped;
    this.#finish();
  }

  #readLast(work: () => void): void {
    if (this.stopped !== 'budget' && this.#lastReads > LAST_READS_MS) return;
    const start = performance.now();
    work();
    this.#lastReads += performance.now() - start;
  }
}

/** Any failure as one of ours. */
export function toError(error: unknown): SiteMapError {
  if (error instanceof SiteMapError) return error;
  return new SiteMapError('Unreachable', 'The site could not be read.', { cause: error });
}
