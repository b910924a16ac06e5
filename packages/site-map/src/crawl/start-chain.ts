import type { Candidate } from './candidates.ts';
import type { Discovery } from './discovery.ts';
import { originOf } from './origin.ts';
import type { SitemapSource } from './sitemap-source.ts';
import type { Visit } from './visit.ts';

/** The redirects of the start. They may lead over hosts of others; only where they end is the site. */
export class StartChain {
  readonly #discovery: Discovery;
  readonly #sitemaps: SitemapSource | undefined;
  readonly #walked = new Set<string>();
  #isEnded = false;

  constructor(discovery: Discovery, sitemaps: SitemapSource | undefined) {
    this.#discovery = discovery;
    this.#sitemaps = sitemaps;
  }

  /** True when a redirect leads where the chain has been before. */
  isCircle(from: URL, to: URL): boolean {
    this.#walked.add(from.href);
    return this.#walked.has(to.href);
  }

  /** A place the chain has passed, to be visited once more. */
  reopen(candidate: Candidate, { attempt }: Visit): Visit {
    const { candidates, sites } = this.#discovery;
    candidates.settle(candidate, 'waiting');
    const site = sites.at(originOf(candidate.url));
    if (!site) throw new Error(`${candidate.url} was visited, so its host is known.`);
    return { candidate, site, url: new URL(candidate.url), attempt };
  }

  /** The chain has ended at `url`. */
  end(candidate: Candidate, url: URL): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const { scope, sites } = this.#discovery;
    if (!candidate.is.isWaypoint) return;
    scope.moveTo(url.hostname);
    const site = sites.at(url.origin);
    if (site) this.#sitemaps?.addSite(site);
  }
}
