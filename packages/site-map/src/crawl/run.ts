import { hasCode, FetchError, Fetcher, acceptLanguage, type RobotsRequest } from '@web-data/net';
import type { MapStats } from '../link.ts';
import { cacheUse, type Settings } from '../settings.ts';
import { Reasons } from '../reasons.ts';
import { createRobotsCache } from '../sitemap/robots-cache.ts';
import { PageReads } from './page-reads.ts';
import { Scheduler } from './scheduler.ts';
import type { Site } from './site.ts';

/** Why a crawl ended early. */
export type StopReason = 'timeout' | 'budget' | 'overload' | 'limit' | 'covered' | 'aborted';

/** Shared state of one discovery: settings, fetcher, scheduler, counters, reasons, and its end. */
export class Run {
  readonly settings: Settings;
  readonly start: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetcher: Fetcher;
  readonly scheduler: Scheduler;
  readonly reads: PageReads;
  readonly reasons: Reasons = new Reasons();
  readonly stats: MapStats = {
    pages: 0,
    sitemaps: 0,
    sitemapsFromCache: 0,
    hosts: 0,
    bytes: 0,
    errors: 0,
    candidates: 0,
    copies: 0,
    elapsedMs: 0,
  };
  stopped: StopReason | undefined;
  /** Whether any host has responded. */
  heard = false;
  /** Why the start page could not be read. */
  startFailure: FetchError | undefined;
  /** Called when nothing is left to do; returns true when it found more work. */
  moreToDo: () => boolean = () => false;
  /** Resolves at the end. */
  readonly finished: Promise<void>;
  #finish: () => void = () => {};
  /** Number of tasks outside of the scheduler: sitemap walks between two requests. */
  #pending = 0;

  constructor(start: URL, settings: Settings) {
    // Without a tenant, the requests of a map form a tenant of their own. The traffic remembers tenants for some time,
    // so that the identity of this one must not hold on to the run.
    const { budget, traffic, tenant = Symbol('map') } = settings;
    const { rate, hostConcurrency: concurrency } = budget;
    const proxy = settings.proxies?.[settings.country];
    this.reads = new PageReads(
      settings.tenant,
      () => this.checkDone(),
      () => this.stats.errors++,
    );
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

  /** Options for requests for robots.txt. */
  get robotsRequest(): RobotsRequest {
    const { allowUrl, budget } = this.settings;
    return {
      headers: this.headers,
      allowUrl,
      timeout: budget.robotsTimeout,
      cache: createRobotsCache(cacheUse(this.settings)),
    };
  }

  /** Ends the run now; the results so far remain. */
  stop(reason: StopReason): void {
    this.stopped ??= reason;
    this.scheduler.stop();
    this.fetcher.cancel();
    this.reads.stop({ isBounded: reason !== 'budget' });
    this.#finish();
  }

  /** Counts decoded bytes. */
  spend(bytes: number): void {
    this.heard = true;
    this.stats.bytes += bytes;
    if (this.stats.bytes <= this.settings.budget.bytes) return;
    this.reasons.bound('bytes', this.settings.budget.bytes);
    this.stop('budget');
  }

  /** Notes a failed request to a site. */
  noteFailure(site: Site, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    site.failures++;
    site.failure = toError(error);
    if (site.origin === this.start.origin) this.startFailure ??= site.failure;
  }

  /** Keeps the run open while work is in progress. */
  track(work: () => Promise<unknown>): void {
    this.#pending++;
    const done = (): void => {
      this.#pending--;
      this.checkDone();
    };
    work().then(done, done);
  }

  /** Ends the run when nothing is left to do. */
  checkDone(): void {
    if (this.#pending > 0 || this.reads.size > 0 || !this.scheduler.idle) return;
    if (!this.stopped && this.moreToDo()) return;
    this.stopped ??= this.scheduler.dropped;
    this.#finish();
  }
}

/** Converts any error to a `FetchError`. */
export function toError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  return new FetchError('Unreachable', 'The site could not be read.', { cause: error });
}
