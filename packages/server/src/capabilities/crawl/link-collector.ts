import { TimeSlice } from '@web-data/net/pace';
import { canonicalUrl, parseUrl, withoutFormat } from '@web-data/net/url';
import { reject } from '@web-data/validator';
import type { Page } from '@web-data/site-map/visit';
import type { CrawlScope } from './crawl-scope.ts';
import { pageEntry, siteEntry, sitemapEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import type { StoredRequest } from './job.ts';

/** Maximum remembered URLs. They avoid queries of the store for links that are on every page. */
const MAX_REMEMBERED = 20_000;
/** Maximum origins whose sitemaps are read. */
const MAX_SITES = 200;

/** Maximum milliseconds to match the links of one page or sitemap; patterns that repeat nothing take some 1 µs a link. */
const MAX_MATCHING_MS = 1000;

/** Collects the links of pages and sitemaps that belong to the crawl and were not returned recently. */
export class LinkCollector {
  readonly #scope: CrawlScope;
  readonly #request: StoredRequest;
  readonly #teamId: string;
  readonly #handedOn = new Set<string>();
  readonly #origins = new Set<string>();

  /** @param teamId whose turns at the event loop it uses. */
  constructor(scope: CrawlScope, request: StoredRequest, teamId: string) {
    this.#scope = scope;
    this.#request = request;
    this.#teamId = teamId;
  }

  /**
   * Returns the entries that a page links to. Yields to the event loop.
   * @param depth depth of the page. @param own its URL
   * @throws {Rejection} 422 when the patterns of the crawl take too long for so many links.
   */
  async ofPage({ links, base, refresh }: Page, depth: number, own: string): Promise<Entry[]> {
    const found: Entry[] = [];
    const pause = this.#startSlices();
    this.#handedOn.add(own);
    this.#skipFormats(links, base);
    if (refresh !== undefined) this.#add(found, refresh.href, base, depth);
    for (const { href, kind } of links) {
      await pause();
      if (kind === 'sitemap' || kind === 'feed') this.#addFile(found, href, base);
      else if (kind === 'manifest') this.#addManifest(found, href, base);
      else if (
        kind !== 'canonical' &&
        kind !== 'format' &&
        this.#request.sitemap !== 'only' &&
        this.#mayGo(depth + 1)
      )
        this.#add(found, href, base, depth + 1);
    }
    return found;
  }

  /** Returns the pages that a sitemap lists. Yields to the event loop. @throws {Rejection} as `ofPage`. */
  async ofSitemap(urls: readonly string[], base: URL): Promise<Entry[]> {
    const found: Entry[] = [];
    const pause = this.#startSlices();
    for (const href of urls) {
      await pause();
      this.#add(found, href, base, 0);
    }
    return found;
  }

  /** Forgets the returned entries, because they were not stored. */
  forget(): void {
    this.#handedOn.clear();
    this.#origins.clear();
  }

  /** Returns what a loop over links calls for each of them. */
  #startSlices(): () => Promise<void> | undefined {
    const slice = new TimeSlice(this.#teamId);
    const from = this.#scope.matchingMs;
    return () => {
      if (!slice.isOver) return undefined;
      if (this.#scope.matchingMs - from <= MAX_MATCHING_MS) return slice.next();
      const message = 'Matching its links took too long: simplify `includePaths` and `excludePaths`.';
      throw reject('UnprocessableEntity', { message });
    };
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

  /** Skips files that are the page in another format. A page may also give one at its own address. */
  #skipFormats(links: Page['links'], base: URL): void {
    for (const { href, kind } of links) {
      const url = kind === 'format' ? parseUrl(href, base) : undefined;
      const canonical = url && withoutFormat(url.href) !== undefined ? canonicalUrl(url) : undefined;
      if (canonical !== undefined) this.#handedOn.add(canonical);
    }
  }

  /** Adds the manifest of a web app, which names pages but is no sitemap. */
  #addManifest(found: Entry[], href: string, base: URL): void {
    if (this.#request.sitemap !== 'only') this.#addFile(found, href, base);
  }

  #addFile(found: Entry[], href: string, base: URL): void {
    const url = this.#request.sitemap === 'skip' ? undefined : parseUrl(href, base);
    if (url === undefined || !this.#scope.isOfSite(url) || this.#handedOn.has(url.href)) return;
    url.hash = '';
    this.#handedOn.add(url.href);
    found.push(sitemapEntry(url.href, 1));
  }
}
