import { Scope, bareHost, canonicalUrl, isAsset, parseUrl, withoutQuery } from '@web-data/site-map/visit';
import type { StoredRequest } from './job.ts';
import { PathRules } from './path-rules.ts';

/** Which URLs belong to a crawl, and in which form they are known. */
export class CrawlScope {
  readonly #request: StoredRequest;
  readonly #rules: PathRules;
  readonly #site: Scope;
  /** Origins that a redirect has proven to be another one. */
  readonly #folded = new Map<string, string>();
  #start: URL;
  /** The path that pages must be below, without a slash at its end. */
  #below: string;

  /** @param start where the crawl began, after redirects once they are known. */
  constructor(request: StoredRequest, start: URL) {
    this.#request = request;
    this.#rules = new PathRules(request);
    this.#site = new Scope(start, request.allowSubdomains === true);
    this.#start = start;
    this.#below = directoryOf(start.pathname);
  }

  /** The start has ended here: this is the site, and where its path leads to is below it. */
  moveTo(start: URL): void {
    this.#start = start;
    this.#site.moveTo(start.hostname);
    if (!isBelow(start.pathname, this.#below)) this.#below = directoryOf(start.pathname);
  }

  /** Where the crawl began. */
  get start(): URL {
    return this.#start;
  }

  /** The one form of a link, and whether it is to be followed. */
  take(href: string, base: URL): { url: string; kind: 'page' | 'foreign' } | undefined {
    const parsed = href.startsWith('#') ? undefined : parseUrl(href, base);
    const url = parsed && this.formOf(parsed);
    if (url === undefined || isAsset(withoutQuery(url))) return undefined;
    const kind = this.kindOf(new URL(url));
    return kind !== undefined && this.#rules.allow(url) ? { url, kind } : undefined;
  }

  /** The form in which a URL is known; undefined for what is none of the web. */
  formOf(url: URL): string | undefined {
    const canonical = canonicalUrl(new URL(url));
    if (canonical === undefined) return undefined;
    const normalized = this.#request.ignoreQueryParameters === true ? withoutQuery(canonical) : canonical;
    if (this.#folded.size === 0) return normalized;
    const { origin } = new URL(normalized);
    const target = this.#folded.get(origin);
    return target === undefined ? normalized : target + normalized.slice(origin.length);
  }

  /** What a URL is to the crawl, whatever the patterns say. */
  kindOf(url: URL): 'page' | 'foreign' | undefined {
    if (!this.isOfSite(url)) return this.#request.allowExternalLinks === true ? 'foreign' : undefined;
    const isHome = bareHost(url.hostname) === bareHost(this.#start.hostname);
    if (this.#request.crawlEntireDomain === true || !isHome) return 'page';
    return isBelow(url.pathname, this.#below) ? 'page' : undefined;
  }

  /** Whether a host belongs to the site. */
  isOfSite({ hostname }: URL): boolean {
    return this.#site.includes(hostname);
  }

  /** Whether a page may be returned. */
  allows(url: string): boolean {
    return this.#rules.allow(url);
  }

  /** A redirect changed nothing but scheme or `www.`: both origins are one from now on. */
  noteDuplicate(from: URL, to: URL): void {
    if (from.origin === to.origin || from.pathname !== to.pathname || from.search !== to.search) return;
    const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:';
    if (isDowngrade || bareHost(from.hostname) !== bareHost(to.hostname)) return;
    const target = this.#folded.get(to.origin) ?? to.origin;
    if (target !== from.origin) this.#folded.set(from.origin, target);
  }
}

/** What a start stands for: the folder of a file, or all that is below a path. */
function directoryOf(path: string): string {
  const last = path.lastIndexOf('/');
  return path.slice(last).includes('.') ? path.slice(0, last) : path.replace(/\/+$/, '');
}

/** By whole segments: `/docs-old` is not below `/docs`. */
function isBelow(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`);
}
