import { hasCode } from '../errors.ts';
import type { Fetcher } from '../fetch/index.ts';
import type { Overload } from '../fetch/overload.ts';
import type { MapStats } from '../link.ts';
import { cacheUse, type Settings } from '../options.ts';
import { SitemapReader, type ReadSitemap } from '../sitemap/reader.ts';
import type { LocatedSitemap } from '../sitemap/parsed.ts';
import { walkSitemap, type SitemapTreeOptions } from '../sitemap/tree.ts';
import type { Scope } from '../url/scope.ts';
import { SITEMAP } from './candidates.ts';
import type { ForeignHosts } from './foreign-hosts.ts';
import type { Frontier, Naming } from './frontier.ts';
import { isTooLong } from './retry.ts';
import type { Site } from './sites.ts';
import { parseUrl } from '../url/parse.ts';

/** Where sitemaps are looked for when robots.txt names none; the first that is one ends the search. */
const WELL_KNOWN: readonly string[] = [
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
const MAX_URL_TEXT = 8_192;
const MAX_ATTEMPTS = 3;
const NAMED_BY_SITEMAP: Naming = { source: SITEMAP };

export interface SitemapSourceOptions {
  readonly settings: Settings;
  readonly fetcher: Fetcher;
  readonly frontier: Frontier;
  readonly foreign: ForeignHosts;
  readonly scope: Scope;
  readonly stats: MapStats;
  readonly headers: Readonly<Record<string, string>>;
  readonly isStopped: () => boolean;
  readonly spend: (bytes: number) => void;
  /** Keeps the crawl open while work runs. */
  readonly track: (work: () => Promise<unknown>) => void;
  /** The host of a URL asked for a pause. */
  readonly onOverload: (url: URL, overload: Overload, attempt: number) => void;
  /** True when the host of a URL keeps refusing. */
  readonly isGivenUp: (url: URL) => boolean;
  /** Waits for the turn of a URL's host, after `delay` milliseconds. */
  readonly schedule: <T>(url: URL, work: () => Promise<T>, delay: number) => Promise<T>;
}

/** Reads the sitemaps of every host of the site, each file once, and hands their pages to the frontier. */
export class SitemapSource {
  readonly #options: SitemapSourceOptions;
  readonly #reader: SitemapReader;
  readonly #seen = new Set<string>();

  constructor(options: SitemapSourceOptions) {
    this.#options = options;
    const { settings, fetcher, headers } = options;
    this.#reader = new SitemapReader({
      fetcher,
      headers,
      cache: cacheUse(settings),
      maxBytes: settings.budget.sitemapBytes,
      timeout: settings.budget.sitemapTimeout,
      allowUrl: (url) => this.#mayAsk(url),
    });
  }

  /** A host whose robots.txt is known: what it names, then the well-known places. */
  addSite(site: Site, isStart: boolean): void {
    this.#options.track(async () => {
      const declared = await Promise.all(site.robots.sitemaps.map((href) => this.#walk(href)));
      const found = declared.some(Boolean);
      const places = found || !isStart ? WELL_KNOWN.slice(0, 1) : WELL_KNOWN;
      for (const place of places) {
        if (this.#options.isStopped()) return;
        if (await this.#walk(site.origin + place)) return;
      }
    });
  }

  /** A file named as a sitemap or feed by a page, or the start URL when only sitemaps count. */
  addRoot(url: URL): void {
    this.#options.track(() => this.#walk(url.href));
  }

  /** The policy of the caller, and for other hosts their own: redirects lead there too. */
  async #mayAsk(url: URL): Promise<boolean> {
    const { settings, scope, foreign } = this.#options;
    if (settings.allowUrl && !(await settings.allowUrl(url))) return false;
    return scope.includes(url.hostname) || foreign.admits(url);
  }

  #walk(href: string): Promise<boolean> {
    const root = parseUrl(href);
    if (root === undefined) return Promise.resolve(false);
    return walkSitemap(root.href, this.#tree(root.hostname));
  }

  /**
   * Children may live on the site or beside their parent: robots.txt may name a sitemap on another host, and one of
   * the site may redirect there.
   */
  #tree(rootHost: string): SitemapTreeOptions {
    const { isStopped } = this.#options;
    const hosts = new Set([rootHost]);
    return {
      done: isStopped,
      read: (href) =>
        this.#read(href, hosts)?.then((read) => {
          if (read.kind === 'index') hosts.add(new URL(read.url).hostname);
          return read;
        }),
      onPages: (sitemap) => this.#takePages(sitemap),
    };
  }

  #read(href: string, hosts: ReadonlySet<string>): Promise<ReadSitemap> | undefined {
    const { scope, settings, stats } = this.#options;
    const url = href.length > MAX_URL_TEXT ? undefined : parseUrl(href);
    if (url === undefined) return undefined;
    url.hash = '';
    if (!scope.includes(url.hostname) && !hosts.has(url.hostname)) return undefined;
    if (this.#seen.has(url.href) || this.#seen.size >= settings.budget.sitemaps * 2) return undefined;
    if (stats.sitemaps >= settings.budget.sitemaps || this.#options.isGivenUp(url)) return undefined;
    this.#seen.add(url.href);
    return this.#attempts(url);
  }

  /** Reads one file, again when the site was only overloaded or the connection broke. */
  async #attempts(url: URL): Promise<ReadSitemap> {
    const { stats, schedule, spend, isStopped, isGivenUp, onOverload } = this.#options;
    let delay = 0;
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= MAX_ATTEMPTS || isStopped() || isGivenUp(url);
      const read = await schedule(url, () => this.#reader.read(url), delay).catch((error: unknown) => {
        if (isLast || !hasCode(error, 'Unreachable')) throw error;
        return undefined;
      });
      const tooLong = isTooLong(read?.overload);
      if (read?.overload && !tooLong) onOverload(url, read.overload, attempt);
      delay = read?.overload?.pause ?? 2 ** attempt * 100;
      if (!read || (read.failed && !isLast && !tooLong)) continue;
      if (read.kind !== 'none') stats.sitemaps++;
      if (read.fromCache) stats.sitemapsFromCache++;
      spend(read.bytes);
      return read;
    }
  }

  #takePages({ urls, url }: LocatedSitemap): void {
    const { frontier, isStopped } = this.#options;
    const base = new URL(url);
    const file = { url: base, origin: base.origin };
    for (const href of urls) {
      if (isStopped()) return;
      frontier.takeHref(href, file, NAMED_BY_SITEMAP);
    }
  }
}
