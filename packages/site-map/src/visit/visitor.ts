import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, SiteMapError } from '../errors.ts';
import { redirectTarget, type AllowUrl, type Fetcher, type FetchResponse } from '../fetch/index.ts';
import { isTransient, parseOverload } from '../fetch/overload.ts';
import type { PaceLimits } from '../fetch/pace.ts';
import type { Traffic } from '../fetch/traffic.ts';
import { backoff, MAX_ATTEMPTS } from '../crawl/retry.ts';
import { fetchRobots } from '../robots/fetch.ts';
import { ALLOW_ALL, type Robots } from '../robots/robots.ts';
import type { CacheUse } from '../sitemap/cache.ts';
import { SitemapReader, type ReadSitemap } from '../sitemap/reader.ts';
import { HostPaces } from './host-paces.ts';

/** How a visitor asks sites. */
export interface VisitorOptions extends PaceLimits {
  readonly fetcher: Fetcher;
  /** Who may ask which host when. */
  readonly traffic: Traffic;
  /** Who the visits are for; tenants that ask one host take turns. Default: the visitor is one of its own. */
  readonly tenant?: string | undefined;
  /** Where robots.txt and sitemaps are kept. */
  readonly cache: CacheUse;
  readonly headers: Readonly<Record<string, string>>;
  /** Asked before a URL is fetched; false refuses it. */
  readonly allowUrl?: AllowUrl | undefined;
  /** Fetch what robots.txt disallows, and keep no `Crawl-delay`. Default false. */
  readonly ignoreRobots?: boolean | undefined;
  /** Whose rules in robots.txt count; those of the fetcher's user agent unless given. */
  readonly robotsUserAgent?: string | undefined;
  /** Decoded bytes read of one page. */
  readonly pageBytes: number;
  /** Milliseconds for one page, from its turn on. */
  readonly pageTimeout: number;
}

/** What an origin asks of visitors. */
export interface SiteRules {
  readonly robots: Robots;
  /** False when the site failed to say: nothing may be fetched then (RFC 9309 §2.3.1.4). */
  readonly isKnown: boolean;
}

/** What became of a visit. */
export type Visited =
  /** An answer that is no redirect, and the URLs that led to it, the one asked for first. */
  | { readonly kind: 'answer'; readonly response: FetchResponse; readonly hops: readonly URL[] }
  /** It leads where `follow` does not let it. */
  | { readonly kind: 'left'; readonly to: URL; readonly hops: readonly URL[] }
  /** robots.txt of its origin, or of one it redirects to, disallows it, or could not be read. */
  | { readonly kind: 'disallowed'; readonly url: URL; readonly isKnown: boolean };

const MAX_HOPS = 10;
const ROBOTS_TIMEOUT = 15_000;
const SITEMAP_TIMEOUT = 60_000;
const SITEMAP_BYTES = 52_428_800;
/** Origins whose rules are remembered; they stand in the cache besides. */
const MAX_RULES = 200;

/**
 * Visits sites page by page, for callers that keep what was found and what is ahead themselves: in turn with all who
 * share the traffic, as robots.txt allows, hop by hop under the caller's policy. Remembers nothing but rules. Close it when done.
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
    this.#sitemaps = new SitemapReader({ fetcher, cache, headers, allowUrl: allowFile, ...limits });
  }

  /**
   * The rules of an origin, asked for once.
   * @throws SiteMapError as `followRedirects`, when it cannot be asked.
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
   * Asks for a page in its turn, and follows its redirects as far as `follow` lets it.
   * @throws SiteMapError as `Fetcher.get`; `UrlRefused` by the policy, `TooManyRedirects`.
   */
  async page(url: URL, follow: (to: URL) => boolean): Promise<Visited> {
    const hops = [url];
    const visited = new Set([url.href]);
    for (let at = url; ;) {
      const rules = await this.#rulesFor(at);
      if (!rules.robots.allows(at.href)) return { kind: 'disallowed', url: at, isKnown: rules.isKnown };
      const response = await this.#get(at);
      const next = redirectTarget(response);
      if (!next) return { kind: 'answer', response, hops };
      if (!/^https?:$/.test(next.protocol) || !follow(next)) return { kind: 'left', to: next, hops };
      if (visited.has(next.href) || hops.length > MAX_HOPS) throw tooMany(url, hops.length);
      visited.add(next.href);
      hops.push(next);
      at = next;
    }
  }

  /** Reads one sitemap in its turn, through the cache. A page in its place is of kind `none`; only the network throws. */
  async sitemap(url: URL): Promise<ReadSitemap> {
    return this.#hostPaces.run(url, async (pace) => {
      const read = await this.#sitemaps.read(url);
      if (read.overload) pace.slowDown(read.overload.pause ?? backoff(1), performance.now());
      return read;
    });
  }

  /** True when a host keeps refusing, though it gets the pauses that it asks for. */
  isAbandoned(url: URL): boolean {
    return this.#hostPaces.at(url).isAbandoned;
  }

  /** Ends all waiting and leaves the hosts to others. */
  close(): void {
    this.#hostPaces.close();
  }

  #rulesFor({ origin }: URL): Promise<SiteRules> | SiteRules {
    return this.#options.ignoreRobots === true ? { robots: ALLOW_ALL, isKnown: true } : this.rules(origin);
  }

  async #fetchRules(origin: string): Promise<SiteRules> {
    const { fetcher, headers, allowUrl, cache, ignoreRobots, robotsUserAgent: userAgent } = this.#options;
    // Who wants no page that takes longer waits no longer for the rules either.
    const timeout = Math.min(ROBOTS_TIMEOUT, this.#options.pageTimeout);
    const request = { headers, allowUrl, cache, timeout, userAgent };
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

  #get(url: URL): Promise<FetchResponse> {
    const { fetcher, headers, allowUrl, pageBytes: maxBytes, pageTimeout: timeout } = this.#options;
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

function createRejectionError({ href }: URL): SiteMapError {
  return new SiteMapError('UrlRefused', `${href} was not requested: the caller's policy refuses it.`);
}

function tooMany(start: URL, hops: number): SiteMapError {
  return new SiteMapError(
    'TooManyRedirects',
    `${start.href} redirects in a loop or too often (${hops} hops).`,
  );
}
