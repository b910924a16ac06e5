import { SEED, type Candidate } from './candidates.ts';
import type { Discovery } from './discovery.ts';
import type { SitemapSource } from './sitemap-source.ts';

/** The redirects of the start. They may lead over hosts of others; only where they end is the site. */
export class StartChain {
  readonly #discovery: Discovery;
  readonly #sitemaps: SitemapSource | undefined;
  #isEnded = false;

  constructor(discovery: Discovery, sitemaps: SitemapSource | undefined) {
    this.#discovery = discovery;
    this.#sitemaps = sitemaps;
  }

  /** Notes a page that redirects no further: when it is of the chain, the chain has ended at `url`. */
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
