import type { Fetcher } from '@web-data/net';
import { bareHost, registrableDomain } from '@web-data/net/url';
import type { Link } from '../link.ts';
import type { Settings } from '../settings.ts';
import { SEED } from './candidates.ts';
import { Discovery } from './discovery.ts';
import type { MissingPages } from './missing-pages.ts';
import { SitemapSource } from './sitemap-source.ts';
import { Visits } from './visits.ts';

/** Matches a start URL that may be a sitemap or feed itself. */
const SITEMAP_PATH = /sitemap|feed|\.(?:xml|txt|gz|rss|atom)$/i;

/** Runs one discovery with all sources in parallel, until nothing is left, or the limit or a budget is reached. */
export class Crawl {
  readonly discovery: Discovery;
  readonly #sitemaps: SitemapSource | undefined;
  readonly #visits: Visits;

  constructor(start: URL, settings: Settings, onListed?: (link: Link) => void) {
    this.discovery = new Discovery(start, settings, onListed);
    const { frontier, sites } = this.discovery;
    const sitemaps = settings.sitemap === 'skip' ? undefined : new SitemapSource(this.discovery);
    const visits = new Visits(this.discovery, sitemaps);
    frontier.visit = (candidate, site) =>
      visits.visit({ candidate, site, url: new URL(candidate.url), attempt: 1 });
    sites.onOpen = (site) => sitemaps?.addSite(site);
    this.#sitemaps = sitemaps;
    this.#visits = visits;
  }

  /** Pages that are the response for missing ones. */
  get missing(): MissingPages {
    return this.#visits.missing;
  }

  /** Adds the reasons why pages could not be read; `linkCount` is the number of links in the result. */
  conclude(linkCount: number): void {
    this.#visits.walls.conclude(linkCount);
  }

  /** Runs to the end. Never rejects: an error of the start page is in `startFailure` of its run. */
  async run(): Promise<void> {
    const { run, sites, candidates } = this.discovery;
    run.track(() => this.#begin());
    await run.finished;
    // The end truncates pages that are still loading; they are read before the result is built.
    await new Promise((resolve) => setImmediate(resolve));
    run.scheduler.stop();
    await run.fetcher.close();
    this.#visits.end();
    run.stats.hosts = sites.size;
    run.stats.candidates = candidates.size;
  }

  async #begin(): Promise<void> {
    const { run, sites, collector } = this.discovery;
    const { settings, start, fetcher } = run;
    await moveToReachableHost(start, fetcher);
    if (run.stopped) return;
    sites.at(start.origin);
    if (settings.sitemap !== 'only') collector.take(new URL(start), { source: SEED });
    else if (SITEMAP_PATH.test(start.pathname)) this.#sitemaps?.addRoot(start);
  }
}

/**
 * Moves `start` to `www.` when only that host has an address. Nothing else is tried, and nothing when the host itself
 * has an address.
 */
async function moveToReachableHost(start: URL, fetcher: Fetcher): Promise<void> {
  const host = bareHost(start.hostname);
  if (registrableDomain(host) !== host || start.hostname.startsWith('www.')) return;
  const www = `www.${host}`;
  if (!(await fetcher.hasAddress(start.hostname)) && (await fetcher.hasAddress(www))) start.hostname = www;
}
