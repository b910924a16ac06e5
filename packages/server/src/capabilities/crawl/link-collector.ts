import { parseUrl } from '@web-data/net/url';
import type { Page } from '@web-data/site-map/visit';
import type { CrawlScope } from './crawl-scope.ts';
import { pageEntry, siteEntry, sitemapEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import type { StoredRequest } from './job.ts';

/** Maximum remembered URLs. They avoid queries of the store for links that are on every page. */
const MAX_REMEMBERED = 20_000;
/** Maximum origins whose sitemaps are read. */
const MAX_SITES = 200;

/** Collects the links of pages and sitemaps that belong to the crawl and were not returned recently. */
export class LinkCollector {
  readonly #scope: CrawlScope;
  readonly #request: StoredRequest;
  readonly #handedOn = new Set<string>();
  readonly #origins = new Set<string>();

  constructor(scope: CrawlScope, request: StoredRequest) {
    this.#scope = scope;
    this.#request = request;
  }

  /** Returns the entries that a page links to. @param depth depth of the page. @param own its URL */
  ofPage({ links, base, refresh }: Page, depth: number, own: string): Entry[] {
    const found: Entry[] = [];
    this.#handedOn.add(own);
    if (refresh !== undefined) this.#add(found, refresh.href, base, depth);
    for (const { href, kind } of links) {
      if (kind === 'sitemap' || kind === 'feed') this.#addFile(found, href, base);
      else if (kind !== 'canonical' && this.#request.sitemap !== 'only' && this.#mayGo(depth + 1))
        this.#add(found, href, base, depth + 1);
    }
    return found;
  }

  /** Returns the pages that a sitemap lists. */
  ofSitemap(urls: readonly string[], base: URL): Entry[] {
    const found: Entry[] = [];
    for (const href of urls) this.#add(found, href, base, 0);
    return found;
  }

  /** Forgets the returned entries, because they were not stored. */
  forget(): void {
    this.#handedOn.clear();
    this.#origins.clear();
  }

  #mayGo(depth: number): boolean {
    return depth <= (this.#request.maxDiscoveryDepth ?? Number.POSITIVE_INFINITY);
  }

  #add(found: Entry[], href: string, base: URL, depth: number): void {
    const accepted = this.#scope.take(href, base);
    if (accepted === undefined || this.#handedOn.has(accepted.url)) return;
    if (this.#handedOn.size >= MAX_REMEMBERED) this.#handedOn.clear();
    this.#handedOn.add(accepted.url);
    found.push(pageEntry(accepted.url, depth, accepted.kind));
    if (accepted.kind === 'page') this.#addSite(found, new URL(accepted.url));
  }

  #addSite(found: Entry[], { origin }: URL): void {
    if (this.#request.sitemap === 'skip' || this.#origins.has(origin)) return;
    if (this.#origins.size >= MAX_SITES) return;
    this.#origins.add(origin);
    found.push(siteEntry(origin));
  }

  #addFile(found: Entry[], href: string, base: URL): void {
    const url = this.#request.sitemap === 'skip' ? undefined : parseUrl(href, base);
    if (url === undefined || !this.#scope.isOfSite(url) || this.#handedOn.has(url.href)) return;
    url.hash = '';
    this.#handedOn.add(url.href);
    found.push(sitemapEntry(url.href, 1));
  }
}
