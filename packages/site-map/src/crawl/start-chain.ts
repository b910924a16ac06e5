import { SEED, type Candidate } from './candidates.ts';
import type { Discovery } from './discovery.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** The redirects of the start URL. They may pass through foreign hosts; their end decides what the site is. */
export class StartChain {
  readonly #discovery: Discovery;
  readonly #sitemaps: SitemapSource | undefined;
  #isEnded = false;

  constructor(discovery: Discovery, sitemaps: SitemapSource | undefined) {
    this.#discovery = discovery;
    this.#sitemaps = sitemaps;
  }

  /** Notes a page that does not redirect: if it belongs to the chain, the chain ends at `url`. */
  end(candidate: Candidate, url: URL): void {
    if (this.#isEnded || candidate.source !== SEED) return;
    this.#isEnded = true;
    const { scope, sites } = this.#discovery;
    if (!candidate.is.isWaypoint) return;
    scope.moveTo(url.hostname);
    const site = sites.at(url.origin);
    if (site) this.#sitemaps?.addSite(site);
  }
}
