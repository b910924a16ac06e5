import type { FetchError, Fetcher } from '@web-data/net';
import { bareHost, registrableDomain } from '@web-data/net/url';
import type { Link, MapStats } from '../link.ts';
import type { Settings } from '../settings.ts';
import { SEED } from './candidates.ts';
import { Discovery } from './discovery.ts';
import type { Run, StopReason } from './run.ts';
import { SitemapSource } from './sitemap-source.ts';
import { Visits } from './visits.ts';

/** Matches a start URL that may be a sitemap or feed itself. */
const SITEMAP_PATH = /sitemap|feed|\.(?:xml|txt|gz|rss|atom)$/i;

/** Runs one discovery with all sources in parallel, until nothing is left, or the limit or a budget is reached. */
export class Crawl {
  readonly discovery: Discovery;
  readonly #run: Run;
  readonly #sitemaps: SitemapSource | undefined;
  readonly #visits: Visits;

  constructor(start: URL, settings: Settings, onListed?: (link: Link) => void) {
    this.discovery = new Discovery(start, settings, onListed);
    const { frontier, sites, run } = this.discovery;
    this.#run = run;
    const sitemaps = settings.sitemap === 'skip' ? undefined : new SitemapSource(this.discovery);
    const visits = new Visits(this.discovery, sitemaps);
    frontier.visit = (candidate, site) =>
      visits.visit({ candidate, site, url: new URL(candidate.url), attempt: 1 });
    sites.onOpen = (site) => sitemaps?.addSite(site);
    this.#sitemaps = sitemaps;
    this.#visits = visits;
  }

  get stats(): MapStats {
    return this.#run.stats;
  }

  get stopped(): StopReason | undefined {
    return this.#run.stopped;
  }

  /** Whether any host has responded. */
  get heard(): boolean {
    return this.#run.heard;
  }

  /** Why the start page could not be read. */
  get startFailure(): FetchError | undefined {
    return this.#run.startFailure;
  }

  /** Number of queued requests. */
  get queued(): number {
    return this.#run.scheduler.queued;
  }

  /** Runs to the end. Never rejects: an error of the start page is in `startFailure`. */
  async run(): Promise<void> {
    const run = this.#run;
    run.track(() => this.#begin());
    await run.finished;
    // The end truncates pages that are still loading; they are read before the result is built.
    await new Promise((resolve) => setImmediate(resolve));
    run.scheduler.stop();
    await run.fetcher.close();
    this.#visits.end();
    run.stats.hosts = this.discovery.sites.size;
    run.stats.candidates = this.discovery.candidates.size;
  }

  /** Ends the crawl now; the results so far remain. */
  stop(reason: StopReason): void {
    this.#run.stop(reason);
  }

  async #begin(): Promise<void> {
    const { settings, start, fetcher } = this.#run;
    await moveToReachableHost(start, fetcher);
    if (this.stopped) return;
    const { sites, collector } = this.discovery;
    sites.at(start.origin);
    if (settings.sitemap !== 'only') collector.take(new URL(start), { source: SEED });
    else if (SITEMAP_PATH.test(start.pathname)) this.#sitemaps?.addRoot(start);
  }
}

/**
 * Moves `start` to `www.` when only that host has an address. Nothing else is tried, and nothing when the host itself
 * has an address.
 */
export async function moveToReachableHost(start: URL, fetcher: Fetcher): Promise<void> {
  const host = bareHost(start.hostname);
  if (registrableDomain(host) !== host || start.hostname.startsWith('www.')) return;
  const www = `www.${host}`;
  if (!(await fetcher.hasAddress(start.hostname)) && (await fetcher.hasAddress(www))) start.hostname = www;
}
