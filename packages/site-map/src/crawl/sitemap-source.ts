import { hasCode, FetchError, followRedirects } from '@web-data/net';
import { cacheUse } from '../settings.ts';
import { SitemapReader, type ReadSitemap } from '../sitemap/reader.ts';
import type { LocatedSitemap } from '../sitemap/parsed-sitemap.ts';
import { walkSitemap, type SitemapTreeOptions } from '../sitemap/tree.ts';
import type { LinkKind } from '@web-data/net/html';
import { bareHost, parseUrl } from '@web-data/net/url';
import { LINK, SITEMAP } from './candidates.ts';
import type { Discovery } from './discovery.ts';
import { ForeignHosts } from './foreign-hosts.ts';
import type { Naming } from './url-collector.ts';
import { FILE, GUESS, type JobPriority } from './host-queue.ts';
import { holdsLinks, readPage } from './page.ts';
import { backoff, isTooLong, MAX_ATTEMPTS, slowDown } from './retry.ts';
import type { Site } from './site.ts';

/** Paths of sitemaps that are tried when robots.txt names none, until the first one exists. */
export const WELL_KNOWN: readonly string[] = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap_index.xml.gz',
  '/sitemap.txt',
  '/llms.txt',
  '/feed',
];
/** Usual paths of feeds, tried where no sitemap is and no page names a feed. */
const FEEDS: readonly string[] = ['/rss.xml', '/feed.xml', '/atom.xml', '/index.xml'];
const MAX_URL_TEXT = 8_192;
/** A file that may not exist: a guessed path, or a feed that a page names. */
const MAYBE = { isNamed: false, priority: FILE } as const;
const NAMED_BY_SITEMAP: Naming = { source: SITEMAP };
const NAMED_BY_MANIFEST: Naming = { source: LINK };

/** How a file is read. */
interface Reading {
  /** Whether the site says that it is a sitemap, so that a missing one hides pages. */
  readonly isNamed: boolean;
  readonly priority: JobPriority;
}

/** Reads the sitemaps of every host of the site, each file once, and passes their URLs to the collector. */
export class SitemapSource {
  readonly #discovery: Discovery;
  readonly #reader: SitemapReader;
  readonly #foreign: ForeignHosts;
  readonly #seen = new Set<string>();
  /** Whether a page names a sitemap or a feed. */
  #isNamed = false;

  constructor(discovery: Discovery) {
    this.#discovery = discovery;
    const { settings, fetcher, headers, scheduler, robotsRequest: request } = discovery.run;
    this.#foreign = new ForeignHosts({
      fetcher,
      request,
      maxRequests: settings.budget.foreignRequests,
      queueOf: (origin) => scheduler.host(origin),
    });
    this.#reader = new SitemapReader({
      fetcher,
      headers,
      cache: cacheUse(settings),
      maxBytes: settings.budget.sitemapBytes,
      timeout: settings.budget.sitemapTimeout,
      allowUrl: (url) => this.#isAllowed(url),
      tenant: settings.tenant,
    });
  }

  /** Adds a host whose robots.txt is known: reads the sitemaps in it, then the well-known paths. */
  addSite(site: Site): void {
    const { run, sites } = this.#discovery;
    if (!sites.scope.includes(new URL(site.origin).hostname)) return;
    const isStart = bareHost(new URL(site.origin).hostname) === bareHost(run.start.hostname);
    this.#discovery.run.track(async () => {
      const declared = await Promise.all(
        site.robots.sitemaps.map((href) => this.#walk(href, { isNamed: true, priority: FILE })),
      );
      const found = declared.some(Boolean);
      const paths = found || !isStart ? WELL_KNOWN.slice(0, 1) : WELL_KNOWN;
      // With a `Crawl-delay`, each guess would delay a page that is known.
      const priority = site.robots.crawlDelay > 0 ? GUESS : FILE;
      if ((await this.#tryPaths(site, paths, priority)) || found || !isStart) return;
      const isOnly = run.settings.sitemap === 'only';
      if (isOnly) await this.#readStart(site);
      // All pages come first, and may name a feed. A site that responds to no page responds to no guess either.
      else await this.#waitForPages(site);
      if (isOnly || (site.reached && site.failures === 0)) await this.#tryPaths(site, FEEDS, GUESS);
    });
  }

  /** Waits until no page waits for a visit. */
  #waitForPages({ queue }: Site): Promise<void> {
    const { scheduler } = this.#discovery.run;
    return new Promise((resolve) => {
      const done = (): Promise<void> => Promise.resolve(resolve());
      scheduler.push(queue, GUESS, done, resolve);
    });
  }

  /** Reads the first of several paths that is a sitemap or feed; returns whether there is one. */
  async #tryPaths(site: Site, paths: readonly string[], priority: JobPriority): Promise<boolean> {
    for (const path of paths) {
      if (this.#discovery.run.stopped || (priority === GUESS && this.#isNamed)) return false;
      if (await this.#walk(site.origin + path, { isNamed: false, priority })) return true;
    }
    return false;
  }

  /** Reads the start page for links to sitemaps, when nothing else names one. */
  async #readStart(site: Site): Promise<void> {
    const { run } = this.#discovery;
    const { start, settings, fetcher, headers } = run;
    if (!site.robots.allows(start.href) || run.stopped) return;
    const { pageBytes: maxBytes, pageTimeout: timeout } = settings.budget;
    const allowUrl = (url: URL): Promise<boolean> => this.#isAllowed(url);
    const request = { headers, maxBytes, timeout, allowUrl, accept: holdsLinks };
    const response = await this.#schedule(start, 0, () => followRedirects(fetcher, start, request));
    run.spend(response.bytes);
    const { links, base } = readPage(response);
    for (const { href, kind } of links) {
      const url = kind === 'sitemap' || kind === 'feed' ? parseUrl(href, base) : undefined;
      if (url !== undefined) this.addNamed(url, kind);
    }
  }

  /** Adds the start URL when only sitemaps are read, since it may be one itself. */
  addRoot(url: URL): void {
    this.#discovery.run.track(() => this.#walk(url.href, MAYBE));
  }

  /** Adds a file that a page of the site links to as a sitemap, a feed or the manifest of a web app. */
  addNamed(url: URL, kind: LinkKind): void {
    const { sites } = this.#discovery;
    if (!sites.scope.includes(url.hostname)) return;
    this.#isNamed ||= kind !== 'manifest';
    sites.at(url.origin);
    this.addRoot(url);
  }

  /**
   * Whether the policy of the caller allows a URL, and for foreign hosts also their own robots.txt; applies to
   * redirects, too.
   */
  async #isAllowed(url: URL): Promise<boolean> {
    const { sites, run } = this.#discovery;
    const { allowUrl } = run.settings;
    if (allowUrl && !(await allowUrl(url, 'file'))) return false;
    const admitted = sites.scope.includes(url.hostname) || (await this.#foreign.admits(url));
    if (this.#foreign.limited && !run.reasons.has('foreign')) run.reasons.note('foreign', url.origin);
    return admitted;
  }

  #walk(href: string, how: Reading): Promise<boolean> {
    const root = parseUrl(href);
    if (root === undefined) return Promise.resolve(false);
    return walkSitemap(root.href, this.#tree(root, how));
  }

  /**
   * Options for a walk. Children may be on the site or on the host of their parent: robots.txt may name a sitemap on
   * another host, and a sitemap of the site may redirect there.
   */
  #tree(root: URL, how: Reading): SitemapTreeOptions {
    const { run } = this.#discovery;
    const hosts = new Set([root.hostname]);
    let isIndex = false;
    return {
      tenant: run.settings.tenant,
      done: () => run.stopped !== undefined,
      read: (href) =>
        this.#read(href, hosts, href === root.href ? how : { ...how, priority: FILE })?.then((read) => {
          // What an index names must be a sitemap, as must what robots.txt names; a feed may have lost its pages.
          if (read.kind === 'none' && (how.isNamed || isIndex) && !read.failed && !run.stopped)
            run.reasons.note('sitemap-missing', href);
          isIndex ||= read.kind === 'index';
          if (read.kind === 'index') hosts.add(new URL(read.url).hostname);
          return read;
        }),
      onPages: (sitemap) => this.#takePages(sitemap),
      onTooDeep: (href) => run.reasons.note('sitemap-depth', href),
    };
  }

  #read(href: string, hosts: ReadonlySet<string>, { priority }: Reading): Promise<ReadSitemap> | undefined {
    const { sites, run } = this.#discovery;
    const { settings, stats, reasons } = run;
    const url = href.length > MAX_URL_TEXT ? undefined : parseUrl(href);
    if (url === undefined) return undefined;
    url.hash = '';
    if (!sites.scope.includes(url.hostname) && !hosts.has(url.hostname)) return undefined;
    if (this.#seen.has(url.href)) return undefined;
    const isUsedUp = stats.sitemaps >= settings.budget.sitemaps;
    if (isUsedUp || this.#seen.size >= settings.budget.sitemaps * 2) {
      reasons.bound('sitemaps', settings.budget.sitemaps);
      return undefined;
    }
    if (this.#isAbandoned(url)) return undefined;
    this.#seen.add(url.href);
    return this.#attempts(url, priority);
  }

  /** Reads one file, with retries when the site was overloaded or the connection broke. */
  async #attempts(url: URL, priority: JobPriority): Promise<ReadSitemap> {
    const { run } = this.#discovery;
    let delay = 0;
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= MAX_ATTEMPTS || run.stopped !== undefined || this.#isAbandoned(url);
      const read = await this.#schedule(url, delay, () => this.#reader.read(url), priority).catch(
        (error: unknown) => {
          if (isLast || !hasCode(error, 'Unreachable'))
            throw priority === GUESS ? error : this.#noteMissed(url, error);
          return undefined;
        },
      );
      const tooLong = isTooLong(read?.overload);
      if (read?.overload && !tooLong) slowDown(run.scheduler.host(url.origin), read.overload, attempt);
      delay = read?.overload?.pause ?? backoff(attempt);
      if (!read || (read.failed && !isLast && !tooLong)) continue;
      this.#noteRead(url, read);
      return read;
    }
  }

  #noteRead(url: URL, read: ReadSitemap): void {
    const { run } = this.#discovery;
    if (read.kind !== 'none') run.stats.sitemaps++;
    if (read.fromCache) run.stats.sitemapsFromCache++;
    if (read.failed) this.#noteMissed(url, undefined);
    if (read.kind !== 'none' && read.truncated && !run.stopped) run.reasons.note('sitemap-size', url.href);
    else if (read.unfinished && !run.stopped) run.reasons.note('sitemap-cut', url.href);
    run.spend(read.bytes);
  }

  /** Notes a file that could not be read, unless the run has ended or its URL was rejected. */
  #noteMissed(url: URL, error: unknown): unknown {
    const { run } = this.#discovery;
    const isMissed = error === undefined || hasCode(error, 'Unreachable', 'Timeout', 'MalformedResponse');
    if (isMissed && !run.stopped) run.reasons.note('sitemap-unread', url.href);
    return error;
  }

  /** Waits for a slot of the host of a URL. Hosts outside of the site have queues of their own. */
  #schedule<T>(url: URL, delay: number, work: () => Promise<T>, priority: JobPriority = FILE): Promise<T> {
    const { scheduler } = this.#discovery.run;
    return new Promise((resolve, reject) => {
      const onDropped = (): void => reject(new FetchError('Timeout', `${url.href} is not waited for.`));
      const job = (): Promise<void> => work().then(resolve, reject);
      scheduler.pushLater(delay, scheduler.host(url.origin), priority, job, onDropped);
    });
  }

  /** Whether the host of a URL is abandoned because it rejects requests. */
  #isAbandoned({ origin }: URL): boolean {
    return this.#discovery.run.scheduler.host(origin).pace.isAbandoned;
  }

  #takePages({ kind, urls, url }: LocatedSitemap): void {
    const { collector, run } = this.#discovery;
    const isManifest = kind === 'manifest';
    if (isManifest && run.settings.sitemap === 'only') return;
    const naming = isManifest ? NAMED_BY_MANIFEST : NAMED_BY_SITEMAP;
    const base = new URL(url);
    const file = { url: base, origin: base.origin };
    for (const href of urls) {
      if (run.stopped) return;
      collector.takeHref(href, file, naming);
    }
  }
}
