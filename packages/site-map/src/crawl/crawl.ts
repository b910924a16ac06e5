import { hasCode, SiteMapError } from '../errors.ts';
import { Fetcher } from '../fetch/index.ts';
import type { Link, MapStats } from '../link.ts';
import { acceptLanguage } from '../location.ts';
import { cacheUse, type Settings } from '../options.ts';
import type { RobotsRequest } from '../robots/fetch.ts';
import { Scope } from '../url/scope.ts';
import { LINK, SEED, type Candidate } from './candidates.ts';
import { ForeignHosts } from './foreign-hosts.ts';
import { Frontier, originOf, priorityOf } from './frontier.ts';
import { Ledger } from './ledger.ts';
import { slowDown } from './retry.ts';
import { Scheduler } from './scheduler.ts';
import { SitemapSource } from './sitemap-source.ts';
import { Sites, type Site } from './sites.ts';
import { Traps } from './traps.ts';
import { toError, Visits } from './visits.ts';

/** A start URL that may be a sitemap or feed itself. */
const SITEMAP_PATH = /sitemap|feed|\.(?:xml|txt|gz|rss|atom)$/i;

/** Milliseconds spent on pages cut short by the end of the time: an answer is due, and there may be many large ones. */
const LAST_READS_MS = 25;

/** Why a crawl ended before everything was seen. */
export type StopReason = 'timeout' | 'budget' | 'overload' | 'limit' | 'aborted';

/** One discovery at work: every source at once, until nothing is left, the limit is met or a bound is reached. */
export class Crawl {
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
  readonly frontier: Frontier;
  readonly #settings: Settings;
  readonly #start: URL;
  readonly #scope: Scope;
  readonly #traps: Traps;
  readonly #fetcher: Fetcher;
  readonly #scheduler: Scheduler;
  readonly #ledger: Ledger;
  readonly #sites: Sites;
  readonly #visits: Visits;
  readonly #sitemaps: SitemapSource | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  #finish: () => void = () => {};
  /** Work outside the scheduler: sitemap walks between two requests. */
  #pending = 0;
  /** Milliseconds spent on reading since the crawl was stopped. */
  #lastReads = 0;

  constructor(start: URL, settings: Settings, onListed?: (link: Link) => void) {
    const { budget, traffic } = settings;
    const { rate, hostConcurrency: concurrency } = budget;
    const proxy = settings.proxies?.[settings.country];
    this.#start = start;
    this.#settings = settings;
    this.#headers = { 'accept-language': acceptLanguage(settings.location) };
    this.#scope = new Scope(start, settings.includeSubdomains);
    this.#traps = new Traps(budget.chain);
    const pacedBy = { traffic, rate, concurrency };
    this.#fetcher = new Fetcher({ ...settings, proxy, connections: concurrency, cookies: true, pacedBy });
    this.#scheduler = new Scheduler(
      { ...budget, traffic, until: performance.now() + (settings.timeout ?? Number.POSITIVE_INFINITY) },
      () => this.#checkDone(),
      () => this.stats.errors++,
    );
    this.frontier = new Frontier(settings, this.#scope, this.#traps, {
      onNew: (candidate, isNext) => this.#discovered(candidate, isNext),
      onListed: (url) => this.#listed(url),
    });
    this.#ledger = this.#openLedger(onListed);
    this.#sites = this.#openSites();
    this.#visits = this.#openVisits();
    this.#sitemaps = settings.sitemap === 'skip' ? undefined : this.#openSitemaps();
  }

  /** Why the start page itself could not be read. */
  get startFailure(): SiteMapError | undefined {
    return this.#ledger.startFailure;
  }

  /** Requests waiting for their turn. */
  get queued(): number {
    return this.#scheduler.queued;
  }

  /** Runs to the end. Never rejects: what went wrong with the start is in `startFailure`. */
  async run(): Promise<void> {
    const finished = new Promise<void>((resolve) => (this.#finish = resolve));
    this.#track(async () => this.#begin());
    await finished;
    // The end cuts pages short: what came of them is read before the answer.
    await new Promise((resolve) => setImmediate(resolve));
    this.#scheduler.stop();
    await this.#fetcher.close();
    this.stats.hosts = this.#sites.size;
    this.stats.candidates = this.frontier.candidates.size;
  }

  /** Ends the crawl now; what was found stays. */
  stop(reason: StopReason): void {
    this.stopped ??= reason;
    this.#scheduler.stop();
    this.#fetcher.cancel();
    this.#finish();
  }

  /** True when a listed page must not be answered after all. */
  isTrapped(candidate: Candidate): boolean {
    return this.#visits.isTrapped(candidate);
  }

  #begin(): void {
    this.#sites.at(this.#start.origin);
    if (this.#settings.sitemap !== 'only') this.frontier.take(new URL(this.#start), { source: SEED });
    else if (SITEMAP_PATH.test(this.#start.pathname)) this.#sitemaps?.addRoot(this.#start);
  }

  /** A new URL: its host is asked for rules and sitemaps, the page itself is visited. */
  #discovered(candidate: Candidate, isNext: boolean): void {
    const site = this.#sites.at(originOf(candidate.url));
    if (site) {
      const priority = priorityOf(candidate, this.#traps, isNext);
      const visit = (): Promise<void> =>
        this.#visits.visit({ candidate, site, url: new URL(candidate.url), attempt: 1 });
      this.#scheduler.push(site.queue, priority, visit);
    } else if (candidate.source === LINK) {
      // Past the budget of hosts a sitemap's word still counts, a link's does not: hosts can be made up.
      this.#ledger.drop(candidate);
    }
  }

  /** A URL where only sitemaps count: its host may have some of its own. */
  #listed(url: string): void {
    this.#sites.at(originOf(url));
    this.#ledger.noteListed(url);
  }

  #openLedger(onListed: ((link: Link) => void) | undefined): Ledger {
    return new Ledger({
      candidates: this.frontier.candidates,
      settings: this.#settings,
      stats: this.stats,
      onListed,
      onLimit: () => this.stop('limit'),
    });
  }

  #openSites(): Sites {
    return new Sites({
      fetcher: this.#fetcher,
      scheduler: this.#scheduler,
      maxSites: this.#settings.budget.hosts,
      request: this.#robotsRequest(),
      spend: (bytes) => this.#spend(bytes),
      onOpen: (site) => this.#sitemaps?.addSite(site, isSameHost(site.origin, this.#start)),
      onFailure: (site, error) => this.#noteFailure(site, error),
    });
  }

  #robotsRequest(): RobotsRequest {
    return {
      headers: this.#headers,
      allowUrl: this.#settings.allowUrl,
      timeout: this.#settings.budget.robotsTimeout,
      cache: cacheUse(this.#settings),
    };
  }

  #openForeign(): ForeignHosts {
    return new ForeignHosts({
      fetcher: this.#fetcher,
      request: this.#robotsRequest(),
      maxRequests: this.#settings.budget.foreignRequests,
      queueOf: (origin) => this.#scheduler.host(origin),
    });
  }

  #openVisits(): Visits {
    return new Visits({
      settings: this.#settings,
      fetcher: this.#fetcher,
      scheduler: this.#scheduler,
      frontier: this.frontier,
      ledger: this.#ledger,
      scope: this.#scope,
      traps: this.#traps,
      stats: this.stats,
      headers: this.#headers,
      isStopped: () => this.stopped !== undefined,
      spend: (bytes) => this.#spend(bytes),
      defer: (work) => this.#defer(work),
      onBudget: () => this.stop('budget'),
      onSitemap: (url) => this.#sitemapNamed(url),
      onFailure: (site, error) => this.#noteFailure(site, error),
    });
  }

  #openSitemaps(): SitemapSource {
    return new SitemapSource({
      settings: this.#settings,
      fetcher: this.#fetcher,
      frontier: this.frontier,
      foreign: this.#openForeign(),
      scope: this.#scope,
      stats: this.stats,
      headers: this.#headers,
      isStopped: () => this.stopped !== undefined,
      spend: (bytes) => this.#spend(bytes),
      track: (work) => this.#track(work),
      schedule: (url, work, delay) => this.#schedule(url, work, delay),
      onOverload: (url, overload, attempt) => slowDown(this.#scheduler.host(url.origin), overload, attempt),
      isGivenUp: (url) => this.#scheduler.host(url.origin).givenUp,
    });
  }

  #sitemapNamed(url: URL): void {
    if (!this.#scope.includes(url.hostname)) return;
    this.#sites.at(url.origin);
    this.#sitemaps?.addRoot(url);
  }

  #noteFailure(site: Site, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    site.failures++;
    site.failure = toError(error);
    if (site.origin === this.#start.origin) this.#ledger.startFailure ??= site.failure;
  }

  #spend(bytes: number): void {
    this.heard = true;
    this.stats.bytes += bytes;
    if (this.stats.bytes > this.#settings.budget.bytes) this.stop('budget');
  }

  /** Runs work in the turn of a URL's host. Hosts outside the site (a sitemap elsewhere) get a queue of their own. */
  #schedule<T>(url: URL, work: () => Promise<T>, delay: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.#scheduler.host(url.origin);
      const onDropped = (): void => reject(new SiteMapError('Timeout', `${url.href} is not waited for.`));
      this.#scheduler.pushLater(delay, queue, 0, () => work().then(resolve, reject), onDropped);
    });
  }

  #defer(work: () => void): void {
    // What came before the end still counts, and nothing is left that could go out first.
    if (this.stopped) return this.#readLast(work);
    this.#pending++;
    setImmediate(() => {
      if (this.stopped) this.#readLast(work);
      else work();
      this.#pending--;
      this.#checkDone();
    });
  }

  #readLast(work: () => void): void {
    if (this.stopped !== 'budget' && this.#lastReads > LAST_READS_MS) return;
    const start = performance.now();
    work();
    this.#lastReads += performance.now() - start;
  }

  #track(work: () => Promise<unknown>): void {
    this.#pending++;
    const done = (): void => {
      this.#pending--;
      this.#checkDone();
    };
    work().then(done, done);
  }

  #checkDone(): void {
    if (this.#pending > 0 || !this.#scheduler.idle) return;
    this.stopped ??= this.#scheduler.dropped;
    this.#finish();
  }
}

function isSameHost(origin: string, start: URL): boolean {
  return new URL(origin).hostname.replace(/^www\./, '') === start.hostname.replace(/^www\./, '');
}
