import { followRedirects, type AllowUrl, type Fetcher, type FollowedResponse } from '../fetch/index.ts';
import { isTransient, overloadOf, type Overload } from '../fetch/overload.ts';
import { FRESH_FOR, MAX_AGE, type CachedSitemap, type CacheUse } from './cache.ts';
import { textDecoder } from './decode.ts';
import type { LocatedSitemap, ParsedSitemap } from './parsed.ts';
import { SitemapScanner } from './scan.ts';

/** What reading a sitemap needs. */
export interface SitemapReaderOptions {
  readonly fetcher: Fetcher;
  readonly cache: CacheUse;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly timeout: number;
  readonly allowUrl: AllowUrl | undefined;
}

/** A sitemap and how it came. */
export interface ReadSitemap extends LocatedSitemap {
  readonly fromCache: boolean;
  readonly bytes: number;
  /** True when the site was overloaded or failing: another attempt may succeed. */
  readonly failed: boolean;
  /** Set when it asked for a pause. */
  readonly overload?: Overload | undefined;
}

const NONE: Omit<ReadSitemap, 'url'> = {
  kind: 'none',
  urls: [],
  truncated: false,
  unfinished: false,
  fromCache: false,
  bytes: 0,
  failed: false,
};

/** Reads sitemaps through the cache: fresh ones at once, older ones after asking the site whether they changed. */
export class SitemapReader {
  readonly #options: SitemapReaderOptions;

  constructor(options: SitemapReaderOptions) {
    this.#options = options;
  }

  /** Reads one file. A missing one, or a page in its place, is of kind `none`; only the network throws. */
  async read(url: URL): Promise<ReadSitemap> {
    const { cache } = this.#options;
    const key = `${cache.country} ${url.href}`;
    const kept = cache.ignoreCache ? undefined : await this.#kept(key);
    if (kept && Date.now() - kept.checkedAt < FRESH_FOR) return fromCache(kept, url);
    return this.#request(url, key, kept);
  }

  async #request(url: URL, key: string, kept: CachedSitemap | undefined): Promise<ReadSitemap> {
    const scanner = new SitemapScanner();
    const response = await this.#fetch(url, kept, scanner);
    if (response.status === 304 && kept) {
      await this.#keep(key, { ...kept, checkedAt: Date.now() });
      return fromCache(kept, url);
    }
    const { href } = response.url;
    if (response.status !== 200)
      return { ...NONE, url: href, failed: isTransient(response.status), overload: overloadOf(response) };
    const parsed = scanner.end(response.truncated);
    const isWhole = !parsed.truncated && !parsed.unfinished;
    if (parsed.kind !== 'none' && isWhole) await this.#keep(key, cached(parsed, url, response));
    return { ...parsed, url: href, fromCache: false, bytes: response.bytes, failed: false };
  }

  #fetch(url: URL, kept: CachedSitemap | undefined, scanner: SitemapScanner): Promise<FollowedResponse> {
    const { fetcher, headers, maxBytes, timeout, allowUrl } = this.#options;
    let contentType = '';
    let decode: ((chunk: Buffer) => string) | undefined;
    return followRedirects(fetcher, url, {
      headers: {
        ...headers,
        accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
        ...conditions(kept),
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
      sink: (chunk) => {
        decode ??= textDecoder(chunk, contentType);
        scanner.write(decode(chunk));
        return !scanner.full;
      },
    });
  }

  async #kept(key: string): Promise<CachedSitemap | undefined> {
    const kept = await this.#options.cache.store.get(key).catch(() => undefined);
    return kept && kept.kind !== 'robots' && Date.now() - kept.checkedAt < MAX_AGE ? kept : undefined;
  }

  async #keep(key: string, value: CachedSitemap): Promise<void> {
    await this.#options.cache.store.set(key, value, MAX_AGE).catch(() => undefined);
  }
}

function fromCache({ kind, urls, location }: CachedSitemap, url: URL): ReadSitemap {
  return {
    kind,
    urls,
    url: location ?? url.href,
    truncated: false,
    unfinished: false,
    fromCache: true,
    bytes: 0,
    failed: false,
  };
}

function cached(
  { kind, urls }: ParsedSitemap,
  asked: URL,
  { url, headers }: FollowedResponse,
): CachedSitemap {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    kind,
    urls,
    checkedAt: Date.now(),
    ...(url.href === asked.href ? {} : { location: url.href }),
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

function conditions(kept: CachedSitemap | undefined): Record<string, string> {
  const headers: Record<string, string> = {};
  if (kept?.etag !== undefined) headers['if-none-match'] = kept.etag;
  if (kept?.lastModified !== undefined) headers['if-modified-since'] = kept.lastModified;
  return headers;
}
