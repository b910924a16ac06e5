import { Scope } from '@web-data/site-map/visit';
import { bareHost, canonicalUrl, isAsset, parseUrl, withoutQuery } from '@web-data/net/url';
import type { StoredRequest } from './job.ts';
import { PathRules } from './path-rules.ts';

/** Decides which URLs belong to a crawl, and normalizes them. */
export class CrawlScope {
  readonly #request: StoredRequest;
  readonly #rules: PathRules;
  readonly #site: Scope;
  /** Origins that redirect to another origin of the site, with their targets. */
  readonly #folded = new Map<string, string>();
  #start: URL;
  /** The path prefix of pages, without a slash at its end. */
  #below: string;

  /** @param start start URL of the crawl, after redirects once they are known. */
  constructor(request: StoredRequest, start: URL) {
    this.#request = request;
    this.#rules = new PathRules(request);
    this.#site = new Scope(start, request.allowSubdomains === true);
    this.#start = start;
    this.#below = directoryOf(start.pathname);
  }

  /**
   * Sets the start URL after redirects. Its host becomes the site, and its directory the path prefix unless it is below
   * the current one.
   */
  moveTo(start: URL): void {
    this.#start = start;
    this.#site.moveTo(start.hostname);
    if (!isBelow(start.pathname, this.#below)) this.#below = directoryOf(start.pathname);
  }

  /** The start URL. */
  get start(): URL {
    return this.#start;
  }

  /** Milliseconds that matching the patterns has taken until now. */
  get matchingMs(): number {
    return this.#rules.matchingMs;
  }

  /** Normalizes a link; undefined when it should not be followed. */
  take(href: string, base: URL): { url: string; kind: 'page' | 'foreign' } | undefined {
    const parsed = href.startsWith('#') ? undefined : parseUrl(href, base);
    const url = parsed && this.formOf(parsed);
    if (url === undefined || isAsset(withoutQuery(url))) return undefined;
    const kind = this.kindOf(new URL(url));
    return kind !== undefined && this.#rules.allow(url) ? { url, kind } : undefined;
  }

  /** Normalizes a URL; undefined when it is too long, or its scheme is not http or https. */
  formOf(url: URL): string | undefined {
    const canonical = canonicalUrl(new URL(url));
    if (canonical === undefined) return undefined;
    const normalized = this.#request.ignoreQueryParameters === true ? withoutQuery(canonical) : canonical;
    if (this.#folded.size === 0) return normalized;
    const { origin } = new URL(normalized);
    const target = this.#folded.get(origin);
    return target === undefined ? normalized : target + normalized.slice(origin.length);
  }

  /** Classifies a URL by host and path prefix, without the patterns. */
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

  /** Whether the patterns allow a page to be returned. */
  allows(url: string): boolean {
    return this.#rules.allow(url);
  }

  /** Treats two origins as one when a redirect between them changes only scheme or `www.`. */
  noteDuplicate(from: URL, to: URL): void {
    if (from.origin === to.origin || from.pathname !== to.pathname || from.search !== to.search) return;
    const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:';
    if (isDowngrade || bareHost(from.hostname) !== bareHost(to.hostname)) return;
    const target = this.#folded.get(to.origin) ?? to.origin;
    if (target !== from.origin) this.#folded.set(from.origin, target);
  }
}

/** Returns the directory of a file, or the path itself when it names no file. */
function directoryOf(path: string): string {
  const last = path.lastIndexOf('/');
  return path.slice(last).includes('.') ? path.slice(0, last) : path.replace(/\/+$/, '');
}

/** Compares complete segments: `/docs-old` is not below `/docs`. */
function isBelow(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`);
}
