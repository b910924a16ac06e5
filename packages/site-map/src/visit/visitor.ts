import { setTimeout as sleep } from 'node:timers/promises';
import {
  hasCode,
  FetchError,
  followableTarget,
  isTransient,
  parseOverload,
  fetchRobots,
  ALLOW_ALL,
  selectHeaders,
  type AllowUrl,
  type Fetcher,
  type FetchResponse,
  type FollowRequest,
  type Robots,
} from '@web-data/net';
import type { PaceLimits, Traffic } from '@web-data/net/pace';
import { backoff, MAX_ATTEMPTS } from '../crawl/retry.ts';
import type { CacheUse } from '../sitemap/cache.ts';
import { createRobotsCache } from '../sitemap/robots-cache.ts';
import { SitemapReader, type ReadSitemap } from '../sitemap/reader.ts';
import { HostPaces } from './host-paces.ts';

/** Options of a visitor. */
export interface VisitorOptions extends PaceLimits {
  readonly fetcher: Fetcher;
  /** Decides when requests may be sent to which host. */
  readonly traffic: Traffic;
  /** Who the visits are for; tenants that use the same host alternate. Default: the visitor is a tenant of its own. */
  readonly tenant?: string | undefined;
  /** Stores robots.txt and sitemaps. */
  readonly cache: CacheUse;
  readonly headers: Readonly<Record<string, string>>;
  /** Called before a URL is fetched; false rejects it. */
  readonly allowUrl?: AllowUrl | undefined;
  /** Fetch URLs that robots.txt disallows, and ignore `Crawl-delay`. Default false. */
  readonly ignoreRobots?: boolean | undefined;
  /** User agent whose rules in robots.txt apply. Default: the one of the fetcher. */
  readonly robotsUserAgent?: string | undefined;
  /** Max decoded bytes of one page, where the request for it has no other. */
  readonly pageBytes: number;
  /** Max milliseconds for one page, from its slot on. */
  readonly pageTimeout: number;
}

/** Rules of an origin for visitors. */
export interface SiteRules {
  readonly robots: Robots;
  /** False when the site failed to return its rules: nothing may be fetched then (RFC 9309 §2.3.1.4). */
  readonly isKnown: boolean;
}

/** How one page is requested. */
export interface PageRequest extends Pick<FollowRequest, 'originHeaders'> {
  /** Max decoded bytes. */
  readonly maxBytes?: number | undefined;
}

/** The rules of an origin do not allow a URL of it. */
export interface Disallowed {
  readonly kind: 'disallowed';
  readonly url: URL;
  readonly isKnown: boolean;
}

/** The result of a visit. */
export type Visited =
  /** A response that is not a redirect, and the URLs that led to it, the requested one first. */
  | { readonly kind: 'answer'; readonly response: FetchResponse; readonly hops: readonly URL[] }
  /** The page redirects to a URL that `follow` does not allow. */
  | { readonly kind: 'left'; readonly to: URL; readonly hops: readonly URL[] }
  /** robots.txt of its origin, or of one it redirects to, disallows it, or could not be read. */
  | Disallowed;

const MAX_HOPS = 10;
const ROBOTS_TIMEOUT = 15_000;
const SITEMAP_TIMEOUT = 60_000;
const SITEMAP_BYTES = 52_428_800;
/** Max origins whose rules are held in memory, in addition to the cache. */
const MAX_RULES = 200;

/**
 * Visits sites page by page, for callers that manage results and frontier themselves. It waits for slots that it shares
 * with all users of the traffic, obeys robots.txt, and checks each redirect with the caller's policy. It stores nothing
 * but rules. Close it when done.
 */
export class Visitor {
  readonly #options: VisitorOptions;
  readonly #hostPaces: HostPaces;
  readonly #rules = new Map<string, Promise<SiteRules>>();
  readonly #sitemaps: SitemapReader;

  constructor(options: VisitorOptions) {
    const { fetcher, traffic, tenant = this, cache, headers, allowUrl } = options;
    this.#options = options;
    this.#hostPaces = new HostPaces(traffic, options, tenant);
    const limits = { maxBytes: SITEMAP_BYTES, timeout: SITEMAP_TIMEOUT };
    const allowFile: AllowUrl | undefined = allowUrl && ((url) => allowUrl(url, 'file'));
    this.#sitemaps = new SitemapReader({ fetcher, cache, headers, allowUrl: allowFile, tenant, ...limits });
  }

  /**
   * Returns the rules of an origin, which are requested once.
   * @throws FetchError as `followRedirects`, when the request fails.
   */
  rules(origin: string): Promise<SiteRules> {
    const known = this.#rules.get(origin);
    if (known) return known;
    const fetched = this.#fetchRules(origin);
    if (this.#rules.size >= MAX_RULES) this.#rules.clear();
    this.#rules.set(origin, fetched);
    fetched.catch(() => this.#rules.delete(origin));
    return fetched;
  }

  /**
   * Fetches a page with a slot of its host, and follows its redirects as far as `follow` allows.
   * @throws FetchError as `Fetcher.get`; `UrlRejected` by the policy, `TooManyRedirects`, `InvalidRedirect`.
   */
  async page(url: URL, follow: (to: URL) => boolean, request: PageRequest = {}): Promise<Visited> {
    const hops = [url];
    const visited = new Set([url.href]);
    for (let at = url; ;) {
      const disallowed = await this.disallowed(at);
      if (disallowed) return disallowed;
      const response = await this.#get(at, request);
      const next = followableTarget(response);
      if (!next) return { kind: 'answer', response, hops };
      if (!follow(next)) return { kind: 'left', to: next, hops };
      if (visited.has(next.href) || hops.length > MAX_HOPS) throw tooMany(url, hops.length);
      visited.add(next.href);
      hops.push(next);
      at = next;
    }
  }

  /** Returns why robots.txt does not allow a URL; undefined when it does. @throws FetchError as `rules` */
  async disallowed(url: URL): Promise<Disallowed | undefined> {
    const { robots, isKnown } = await this.#rulesFor(url);
    return robots.allows(url.href) ? undefined : { kind: 'disallowed', url, isKnown };
  }

  /**
   * Reads a page by other means than `page`, such as a browser, with a slot of its host.
   * @param read gets the policy for the URLs of its redirects: that of the visitor, and robots.txt for pages.
   * @throws FetchError `UrlRejected` by the policy, and what `read` throws.
   */
  async read<T>(url: URL, read: (allowUrl: AllowUrl) => Promise<T>): Promise<T | Disallowed> {
    const { allowUrl } = this.#options;
    let disallowed = await this.disallowed(url);
    if (disallowed) return disallowed;
    return this.#hostPaces.run(url, async () => {
      if (allowUrl && !(await allowUrl(url, 'page'))) throw createRejectionError(url);
      return read(async (to, use) => {
        if (use === 'page' && to.href !== url.href) disallowed = await this.disallowed(to);
        return disallowed === undefined && (!allowUrl || (await allowUrl(to, use)));
      }).catch((error: unknown) => {
        if (disallowed) return disallowed;
        throw error;
      });
    });
  }

  /**
   * Reads one sitemap with a slot of its host, through the cache. A page instead of a sitemap has the kind `none`; only
   * network errors throw.
   */
  async sitemap(url: URL): Promise<ReadSitemap> {
    return this.#hostPaces.run(url, async (pace) => {
      const read = await this.#sitemaps.read(url);
      if (read.overload) pace.slowDown(read.overload.pause ?? backoff(1), performance.now());
      return read;
    });
  }

  /** Whether a host still rejects requests after the pauses that it requests. */
  isAbandoned(url: URL): boolean {
    return this.#hostPaces.at(url).isAbandoned;
  }

  /** Ends all waiting, and leaves the hosts to others. */
  close(): void {
    this.#hostPaces.close();
  }

  #rulesFor({ origin }: URL): Promise<SiteRules> | SiteRules {
    return this.#options.ignoreRobots === true ? { robots: ALLOW_ALL, isKnown: true } : this.rules(origin);
  }

  async #fetchRules(origin: string): Promise<SiteRules> {
    const { fetcher, headers, allowUrl, cache, ignoreRobots, robotsUserAgent: userAgent } = this.#options;
    // The timeout of a page limits the request for rules as well.
    const timeout = Math.min(ROBOTS_TIMEOUT, this.#options.pageTimeout);
    const request = { headers, allowUrl, cache: createRobotsCache(cache), timeout, userAgent };
    const url = new URL(origin);
    for (let attempt = 1; ; attempt++) {
      const isLast = attempt >= MAX_ATTEMPTS;
      const fetched = await this.#hostPaces
        .run(url, async (pace) => {
          const response = await fetchRobots(fetcher, origin, request);
          if (response.overload)
            pace.slowDown(response.overload.pause ?? backoff(attempt), performance.now());
          return response;
        })
        .catch((error: unknown) => {
          if (isLast || !hasCode(error, 'Unreachable')) throw error;
          return undefined;
        });
      if (fetched && (!fetched.failed || isLast)) {
        if (ignoreRobots !== true) this.#hostPaces.at(url).setDelay(fetched.robots.crawlDelay);
        return { robots: fetched.robots, isKnown: !fetched.failed };
      }
      await sleep(backoff(attempt));
    }
  }

  #get(url: URL, { originHeaders, maxBytes = this.#options.pageBytes }: PageRequest): Promise<FetchResponse> {
    const { fetcher, allowUrl, pageTimeout: timeout } = this.#options;
    const headers = selectHeaders(url, { headers: this.#options.headers, originHeaders });
    return this.#hostPaces.run(url, async (pace) => {
      if (allowUrl && !(await allowUrl(url, 'page'))) throw createRejectionError(url);
      const response = await fetcher.get(url, { headers, maxBytes, timeout });
      const overload = parseOverload(response);
      if (overload) pace.slowDown(overload.pause ?? backoff(1), performance.now());
      else if (!isTransient(response.status)) pace.speedUp();
      return response;
    });
  }
}

function createRejectionError({ href }: URL): FetchError {
  return new FetchError('UrlRejected', `${href} was not requested: the caller's policy refuses it.`);
}

function tooMany(start: URL, hops: number): FetchError {
  return new FetchError('TooManyRedirects', `${start.href} redirects in a loop or too often (${hops} hops).`);
}
