import { setMaxListeners } from 'node:events';
import { hasCode, SiteMapError } from '../errors.ts';
import { Fetcher, redirectTarget, type FetchResponse } from '../fetch/index.ts';
import type { MapStats } from '../link.ts';
import { acceptLanguage } from '../location.ts';
import type { Settings } from '../options.ts';
import { ALLOW_ALL, ALLOW_NONE } from '../robots/robots.ts';
import { Scope } from '../url/scope.ts';
import { LINK, SEED, type Candidate } from './candidates.ts';
import { Frontier, priorityOf } from './frontier.ts';
import { hashOf } from './hash.ts';
import { holdsLinks, readPage, type Page } from './page.ts';
import { Scheduler } from './scheduler.ts';
import { fetchRobots, type Site } from './sites.ts';
import { SitemapSource } from './sitemap-source.ts';
import { Traps, type Pattern } from './traps.ts';

const MAX_REDIRECTS = 10;
const MAX_ATTEMPTS = 3;
/** Longest pause a site's `Retry-After` can demand, in milliseconds. */
const MAX_PAUSE = 60_000;
const DEAD_AFTER = 3;
const RETRYABLE: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** Why a crawl ended before everything was seen. */
export type StopReason = 'timeout' | 'budget' | 'limit' | 'aborted';

/** One discovery at work: every source at once, until nothing is left, the limit is met or a bound is reached. */
export class Crawl {
  readonly frontier: Frontier;
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
  /** Why the start page itself could not be read. */
  startFailure: SiteMapError | undefined;
  readonly #settings: Settings;
  readonly #start: URL;
  readonly #scope: Scope;
  readonly #fetcher: Fetcher;
  readonly #scheduler: Scheduler;
  readonly #traps: Traps;
  readonly #sitemaps: SitemapSource | undefined;
  readonly #sites = new Map<string, Site>();
  readonly #abort = new AbortController();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #onListed: (candidate: Candidate) => void;
  #finish: () => void = () => {};
  /** Work outside the scheduler: sitemap walks between two requests. */
  #pending = 0;
  #nextIsUrgent = false;

  constructor(start: URL, settings: Settings, onListed: (candidate: Candidate) => void) {
    this.#start = start;
    this.#settings = settings;
    this.#onListed = onListed;
    this.#traps = new Traps(settings.budget.chain);
    this.#scope = new Scope(start, settings.includeSubdomains);
    setMaxListeners(0, this.#abort.signal);
    this.#headers = { 'accept-language': acceptLanguage(settings.location) };
    const { concurrency, hostConcurrency, rate } = settings.budget;
    this.#fetcher = new Fetcher({
      ...settings,
      proxy: settings.proxies?.[settings.country],
      connections: hostConcurrency,
    });
    this.#scheduler = new Scheduler({ concurrency, hostConcurrency, rate }, () => this.#checkDone());
    this.frontier = new Frontier(settings, this.#scope, this.#traps, (candidate) =>
      this.#discovered(candidate),
    );
    this.#sitemaps = settings.sitemap === 'skip' ? undefined : this.#sitemapSource();
  }

  /** Runs to the end. Never rejects: what went wrong with the start is in `startFailure`. */
  async run(): Promise<void> {
    const finished = new Promise<void>((resolve) => (this.#finish = resolve));
    this.#begin();
    await finished;
    this.#scheduler.stop();
    this.#abort.abort();
    await this.#fetcher.close();
    this.stats.candidates = this.frontier.candidates.size;
  }

  /** Ends the crawl now; what was found stays. */
  stop(reason: StopReason): void {
    this.stopped ??= reason;
    this.#scheduler.stop();
    this.#abort.abort();
    this.#finish();
  }

  get queued(): number {
    return this.#scheduler.queued;
  }

  #begin(): void {
    const only = this.#settings.sitemap === 'only';
    this.#track(async () => {
      this.#site(this.#start);
      if (only) this.#sitemaps?.addRoot(this.#start);
      else this.frontier.take(new URL(this.#start), { source: SEED });
    });
  }

  /** A new URL: its host is asked for rules and sitemaps; the page itself is visited, unless only sitemaps count. */
  #discovered(candidate: Candidate): void {
    const url = new URL(candidate.url);
    const site = this.#site(url);
    if (this.#settings.sitemap === 'only') return this.#list(candidate);
    if (!site) return this.#giveUp(candidate);
    const priority = priorityOf(candidate, this.#traps, this.#nextIsUrgent);
    this.#scheduler.push(site.queue, priority, () => this.#visit(candidate, url, site));
  }

  /** Past the budget of hosts: a sitemap's word still counts, a link's does not (hosts can be made up). */
  #giveUp(candidate: Candidate): void {
    this.stopped ??= undefined;
    if (candidate.source === LINK) this.frontier.candidates.settle(candidate, 'gone');
  }

  #list(candidate: Candidate): void {
    this.frontier.candidates.settle(candidate, 'listed');
    this.#onListed(candidate);
    const { stopAtLimit, limit } = this.#settings;
    if (stopAtLimit && this.frontier.candidates.listed >= limit) this.stop('limit');
  }

  #site(url: URL): Site | undefined {
    const known = this.#sites.get(url.origin);
    if (known) return known;
    if (this.#sites.size >= this.#settings.budget.hosts) return undefined;
    const queue = this.#scheduler.host(url.origin);
    const site: Site = {
      origin: url.origin,
      queue,
      robots: ALLOW_NONE,
      failures: 0,
      reached: false,
      dead: false,
    };
    this.#sites.set(url.origin, site);
    this.stats.hosts++;
    queue.closed = true;
    this.#scheduler.push(queue, 0, () => this.#openSite(site));
    return site;
  }

  async #openSite(site: Site, attempt = 1): Promise<void> {
    try {
      const { robots, bytes, failed } = await fetchRobots(this.#fetcher, site.origin, this.#request());
      this.#spend(bytes);
      if (failed && attempt < MAX_ATTEMPTS) return this.#reopenLater(site, attempt);
      site.robots = robots;
      site.queue.setDelay(robots.crawlDelay);
    } catch (error) {
      if (hasCode(error, 'Unreachable') && attempt < MAX_ATTEMPTS) return this.#reopenLater(site, attempt);
      this.#noteFailure(site, error);
      site.dead = hasCode(error, 'Unreachable', 'AddressRefused');
      if (hasCode(error, 'TooManyRedirects')) site.robots = ALLOW_ALL;
    }
    site.queue.closed = false;
    if (!site.dead) this.#sitemaps?.addSite(site, isSameSite(site.origin, this.#start));
    this.#scheduler.wake();
  }

  #reopenLater(site: Site, attempt: number): void {
    this.#scheduler.pushLater(2 ** attempt * 100, site.queue, 0, () => this.#openSite(site, attempt + 1));
  }

  async #visit(candidate: Candidate, url: URL, site: Site, attempt = 1): Promise<void> {
    if (candidate.state !== 'waiting' || this.stopped) return;
    const folded = this.frontier.fold(candidate.url);
    if (folded !== candidate.url) return this.#becomesAlias(candidate, new URL(folded), candidate.hops);
    if (candidate.pattern && candidate.selfNamed && this.#traps.isTrap(candidate.pattern))
      return this.#drop(candidate);
    if (!(await this.#permitted(candidate, url))) return this.#drop(candidate);
    if (site.dead) return this.#drop(candidate);
    if (!site.robots.allows(candidate.url)) return this.#unvisited(candidate);
    if (site.failures >= DEAD_AFTER && !site.reached) return this.#drop(candidate);
    if (this.stats.pages >= this.#settings.budget.pages) return this.stop('budget');
    await this.#fetchPage(candidate, url, site, attempt);
  }

  async #fetchPage(candidate: Candidate, url: URL, site: Site, attempt: number): Promise<void> {
    this.stats.pages++;
    const { pageBytes, pageTimeout } = this.#settings.budget;
    const request = { ...this.#request(), maxBytes: pageBytes, timeout: pageTimeout, accept: holdsLinks };
    try {
      const response = await this.#fetcher.get(url, request);
      site.reached = true;
      this.#spend(response.bytes);
      this.#answered(candidate, response, site, attempt);
    } catch (error) {
      this.#failed(candidate, url, site, attempt, error);
    }
  }

  #answered(candidate: Candidate, response: FetchResponse, site: Site, attempt: number): void {
    const { status } = response;
    if (RETRYABLE.has(status)) return this.#overloaded(candidate, response, site, attempt);
    site.queue.speedUp();
    const target = redirectTarget(response);
    if (target) return this.#redirected(candidate, response.url, target, site, attempt);
    if (status === 404 || status === 410 || (status >= 300 && status < 400) || status >= 500) {
      return this.#dead(
        candidate,
        new SiteMapError('Unreachable', `${response.url.href} answered ${status}.`),
      );
    }
    if (status !== 200)
      return status < 300 || !candidate.implied ? this.#list(candidate) : this.#drop(candidate);
    this.#read(candidate, response);
  }

  #read(candidate: Candidate, response: FetchResponse): void {
    const page = readPage(response);
    const pattern = (candidate.pattern ??= this.#traps.patternOf(candidate.url));
    const brought = this.#follow(page, pattern);
    candidate.barren = this.#traps.note(pattern, {
      title: page.title,
      body: hashOf(response.body),
      ...brought,
    });
    if (!page.isPage) return this.#drop(candidate);
    candidate.title = page.title;
    candidate.description = page.description;
    const canonical = page.links.find(({ kind }) => kind === 'canonical');
    if (canonical && this.#replacedBy(candidate, canonical.href, page.base)) return;
    this.#list(candidate);
  }

  /** Takes in a page's links; answers how many new URLs of its own pattern and of others it led to. */
  #follow(page: Page, from: Pattern): { newAlike: number; newElsewhere: number } {
    const brought = { newAlike: 0, newElsewhere: 0 };
    for (const { href, kind } of page.links) {
      const url = kind === 'canonical' ? undefined : parseHref(href, page.base);
      if (!url) continue;
      if (kind === 'sitemap' || kind === 'feed') {
        this.#followSitemap(url);
        continue;
      }
      const before = this.frontier.candidates.size;
      this.#nextIsUrgent = kind === 'next';
      const taken = this.frontier.take(url, { source: LINK, from });
      this.#nextIsUrgent = false;
      if (this.frontier.candidates.size === before) continue;
      if (taken?.pattern === from) brought.newAlike++;
      else brought.newElsewhere++;
    }
    return brought;
  }

  #followSitemap(url: URL): void {
    if (!this.#scope.includes(url.hostname)) return;
    this.#site(url);
    this.#sitemaps?.addRoot(url);
  }

  /** True when a listed page must not be answered after all: it is part of a trap and like the pages before it. */
  isTrapped({ pattern, selfNamed, barren }: Candidate): boolean {
    return selfNamed && barren && pattern !== undefined && this.#traps.isTrap(pattern);
  }

  /** `rel=canonical` in scope: that URL stands in the answer instead. Two pages naming each other both stay. */
  #replacedBy(candidate: Candidate, href: string, base: string): boolean {
    const url = parseHref(href, base);
    const target = url && this.frontier.take(url, { source: candidate.source });
    if (!target || target === candidate || target.state === 'gone' || target.state === 'alias') return false;
    this.frontier.candidates.settle(candidate, 'alias');
    if (target.state === 'waiting') (target.replaces ??= []).push(candidate);
    return true;
  }

  #redirected(candidate: Candidate, from: URL, to: URL, site: Site, attempt: number): void {
    if (candidate.source === SEED && candidate.hops < MAX_REDIRECTS) this.#scope.adopt(to.hostname);
    this.frontier.noteTwin(from, to);
    if (candidate.hops >= MAX_REDIRECTS) return this.#dead(candidate, loopError(this.#start));
    if (to.href === from.href) return this.#dead(candidate, loopError(this.#start));
    this.#becomesAlias(candidate, to, candidate.hops + 1, site, attempt);
  }

  #becomesAlias(candidate: Candidate, to: URL, hops: number, site?: Site, attempt = 1): void {
    const raw = new URL(to);
    const target = this.frontier.take(to, { source: candidate.source, hops });
    if (target === candidate && site) {
      // A session id or a query was added: the same page by its canonical name, so the redirect is walked as it is.
      candidate.hops = hops;
      return this.#scheduler.push(site.queue, 1, () => this.#visit(candidate, raw, site, attempt));
    }
    if (target === candidate) return this.#drop(candidate);
    this.frontier.candidates.settle(candidate, 'alias');
  }

  #overloaded(candidate: Candidate, response: FetchResponse, site: Site, attempt: number): void {
    const asksForLess = response.status === 429 || response.status === 503;
    const pause = retryAfter(response.headers['retry-after']) ?? 2 ** attempt * 100;
    if (asksForLess) site.queue.slowDown(Math.min(pause, MAX_PAUSE), performance.now());
    // An overload passes; a plain 500 mostly is the page's own.
    const attempts = asksForLess ? MAX_ATTEMPTS * 2 : MAX_ATTEMPTS - (response.status === 500 ? 1 : 0);
    const givesUp = attempt >= attempts || pause > MAX_PAUSE;
    if (!givesUp) return this.#retry(candidate, response.url, site, attempt, asksForLess ? 0 : pause);
    // Too many requests is no verdict about the page.
    if (response.status === 429) return this.#unvisited(candidate);
    this.#dead(
      candidate,
      new SiteMapError('Unreachable', `${response.url.href} answered ${response.status}.`),
    );
  }

  #failed(candidate: Candidate, url: URL, site: Site, attempt: number, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    this.#noteFailure(site, error);
    const isFinal = hasCode(error, 'AddressRefused', 'MalformedResponse') || site.failures >= DEAD_AFTER * 4;
    if (!isFinal && attempt < MAX_ATTEMPTS)
      return this.#retry(candidate, url, site, attempt, 2 ** attempt * 100);
    this.#dead(candidate, asError(error));
  }

  #retry(candidate: Candidate, url: URL, site: Site, attempt: number, delay: number): void {
    this.#scheduler.pushLater(delay, site.queue, 2, () => this.#visit(candidate, url, site, attempt + 1));
  }

  #noteFailure(site: Site, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    site.failures++;
    if (site.origin === this.#start.origin) this.startFailure ??= asError(error);
  }

  #dead(candidate: Candidate, reason: SiteMapError): void {
    this.stats.errors++;
    if (candidate.source === SEED) this.startFailure = reason;
    this.#drop(candidate);
  }

  /** Leaves a URL out. Pages that named it as their canonical form stand for themselves again. */
  #drop(candidate: Candidate): void {
    this.frontier.candidates.settle(candidate, 'gone');
    for (const page of candidate.replaces ?? []) this.#list(page);
  }

  /** Listed without having been seen: named by others, but not ours to fetch. */
  #unvisited(candidate: Candidate): void {
    if (candidate.implied) this.#drop(candidate);
    else this.#list(candidate);
  }

  async #permitted(candidate: Candidate, url: URL): Promise<boolean> {
    const { allowUrl } = this.#settings;
    if (!allowUrl) return true;
    candidate.judged = await allowUrl(url);
    if (candidate.judged) return true;
    if (candidate.source === SEED) {
      this.startFailure = new SiteMapError(
        'UrlRefused',
        `${url.href} was not visited: the caller's policy refuses it.`,
      );
    }
    return false;
  }

  #request(): {
    headers: Readonly<Record<string, string>>;
    signal: AbortSignal;
    allowUrl: Settings['allowUrl'];
  } {
    return { headers: this.#headers, signal: this.#abort.signal, allowUrl: this.#settings.allowUrl };
  }

  #spend(bytes: number): void {
    this.stats.bytes += bytes;
    if (this.stats.bytes > this.#settings.budget.bytes) this.stop('budget');
  }

  #sitemapSource(): SitemapSource {
    return new SitemapSource({
      settings: this.#settings,
      fetcher: this.#fetcher,
      frontier: this.frontier,
      scope: this.#scope,
      stats: this.stats,
      headers: this.#headers,
      signal: this.#abort.signal,
      isStopped: () => this.stopped !== undefined,
      spend: (bytes) => this.#spend(bytes),
      track: (work) => this.#track(work),
      schedule: (url, work, delay) => this.#schedule(url, work, delay),
    });
  }

  /** Runs work in the turn of a URL's host. Hosts outside the site (a sitemap elsewhere) get a queue of their own. */
  #schedule<T>(url: URL, work: () => Promise<T>, delay: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.#sites.get(url.origin)?.queue ?? this.#scheduler.host(url.origin);
      const job = (): Promise<void> => work().then(resolve, reject);
      if (delay > 0) this.#scheduler.pushLater(delay, queue, 0, job);
      else this.#scheduler.push(queue, 0, job);
    });
  }

  #track(work: () => Promise<unknown>): void {
    this.#pending++;
    work()
      .catch(() => {})
      .finally(() => {
        this.#pending--;
        this.#checkDone();
      });
  }

  #checkDone(): void {
    if (this.#pending === 0 && this.#scheduler.idle) this.#finish();
  }
}

function parseHref(href: string, base: string): URL | undefined {
  if (href.startsWith('#') || !URL.canParse(href, base)) return undefined;
  return new URL(href, base);
}

function isSameSite(origin: string, start: URL): boolean {
  return new URL(origin).hostname.replace(/^www\./, '') === start.hostname.replace(/^www\./, '');
}

/** Milliseconds of a `Retry-After` value, seconds or a date (RFC 9110 §10.2.3). */
function retryAfter(value: string | string[] | undefined): number | undefined {
  if (typeof value !== 'string') return undefined;
  const seconds = /^\s*(\d{1,9})\s*$/.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function loopError(start: URL): SiteMapError {
  return new SiteMapError('TooManyRedirects', `${start.href} redirects in a loop or too often.`);
}

function asError(error: unknown): SiteMapError {
  if (error instanceof SiteMapError) return error;
  return new SiteMapError('Unreachable', 'The site could not be read.', { cause: error });
}
