import {
  followRedirects,
  isTransient,
  parseOverload,
  type AllowUrl,
  type Fetcher,
  type FollowedResponse,
  type Overload,
} from '@web-data/net';
import { TimeSlice } from '@web-data/net/pace';
import { FRESH_FOR, MAX_AGE, type CachedSitemap, type CacheUse } from './cache.ts';
import { textDecoder } from './decode.ts';
import type { LocatedSitemap, ParsedSitemap } from './parsed-sitemap.ts';
import { SitemapScanner } from './scan.ts';

/** Options of a sitemap reader. */
export interface SitemapReaderOptions {
  readonly fetcher: Fetcher;
  readonly cache: CacheUse;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly timeout: number;
  readonly allowUrl: AllowUrl | undefined;
  /** Whose work it is, where several tenants share the event loop. */
  readonly tenant?: unknown;
}

/** A sitemap, and how it was received. */
export interface ReadSitemap extends LocatedSitemap {
  readonly fromCache: boolean;
  readonly bytes: number;
  /** Whether the site was overloaded or failing: a retry may succeed. */
  readonly failed: boolean;
  /** Set when the site requests a pause. */
  readonly overload?: Overload | undefined;
}

const NONE: Omit<ReadSitemap, 'url'> = {
  kind: 'none',
  urls: [],
  more: [],
  truncated: false,
  unfinished: false,
  fromCache: false,
  bytes: 0,
  failed: false,
};

/** Reads sitemaps through the cache. Fresh ones are returned at once; older ones are revalidated. */
export class SitemapReader {
  readonly #options: SitemapReaderOptions;

  constructor(options: SitemapReaderOptions) {
    this.#options = options;
  }

  /** Reads one file. A missing file, or a page instead of it, has the kind `none`; only network errors throw. */
  async read(url: URL): Promise<ReadSitemap> {
    const { cache } = this.#options;
    const key = `${cache.country} ${url.href}`;
    const stored = cache.ignoreCache ? undefined : await this.#stored(key);
    if (stored && Date.now() - stored.checkedAt < FRESH_FOR) return fromCache(stored, url);
    return this.#request(url, key, stored);
  }

  async #request(url: URL, key: string, stored: CachedSitemap | undefined): Promise<ReadSitemap> {
    const scanner = new SitemapScanner();
    const response = await this.#fetch(url, stored, scanner);
    if (response.status === 304 && stored) {
      await this.#keep(key, { ...stored, checkedAt: Date.now() });
      return fromCache(stored, url);
    }
    const { href } = response.url;
    if (response.status !== 200)
      return { ...NONE, url: href, failed: isTransient(response.status), overload: parseOverload(response) };
    const parsed = scanner.end(response.truncated);
    const isComplete = !parsed.truncated && !parsed.unfinished;
    if (parsed.kind !== 'none' && isComplete) await this.#keep(key, cached(parsed, url, response));
    return { ...parsed, url: href, fromCache: false, bytes: response.bytes, failed: false };
  }

  #fetch(url: URL, stored: CachedSitemap | undefined, scanner: SitemapScanner): Promise<FollowedResponse> {
    const { fetcher, headers, maxBytes, timeout, allowUrl, tenant } = this.#options;
    const slice = new TimeSlice(tenant);
    let contentType = '';
    let decode: ((chunk: Buffer) => string) | undefined;
    const take = (chunk: Buffer): boolean => {
      decode ??= textDecoder(chunk, contentType);
      scanner.write(decode(chunk));
      return !scanner.full;
    };
    return followRedirects(fetcher, url, {
      headers: {
        ...headers,
        accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
        ...conditions(stored),
      },
      maxBytes,
      timeout,
      allowUrl,
      sniffGzip: true,
      accept: (head) => {
        contentType = head.headers['content-type'] ?? '';
        scanner.base = head.url.href;
        return head.status === 200;
      },
      sink: (chunk) => (slice.isOver ? slice.next().then(() => take(chunk)) : take(chunk)),
    });
  }

  async #stored(key: string): Promise<CachedSitemap | undefined> {
    const stored = await this.#options.cache.store.get(key).catch(() => undefined);
    return stored && stored.kind !== 'robots' && Date.now() - stored.checkedAt < MAX_AGE ? stored : undefined;
  }

  async #keep(key: string, value: CachedSitemap): Promise<void> {
    await this.#options.cache.store.set(key, value, MAX_AGE).catch(() => undefined);
  }
}

function fromCache({ kind, urls, more = [], location }: CachedSitemap, url: URL): ReadSitemap {
  return {
    kind,
    urls,
    more,
    url: location ?? url.href,
    truncated: false,
    unfinished: false,
    fromCache: true,
    bytes: 0,
    failed: false,
  };
}

function cached(
  { kind, urls, more }: ParsedSitemap,
  requested: URL,
  { url, headers }: FollowedResponse,
): CachedSitemap {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    kind,
    urls,
    checkedAt: Date.now(),
    ...(more.length === 0 ? {} : { more }),
    ...(url.href === requested.href ? {} : { location: url.href }),
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

function conditions(stored: CachedSitemap | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (stored?.etag !== undefined) headers['if-none-match'] = stored.etag;
  if (stored?.lastModified !== undefined) headers['if-modified-since'] = stored.lastModified;
  return headers;
}
