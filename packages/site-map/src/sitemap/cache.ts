import type { CachedRobots } from '@web-data/net';
import type { SitemapKind } from './parsed-sitemap.ts';

/** A cached sitemap: not its XML, only its URLs and validators. */
export interface CachedSitemap {
  readonly kind: SitemapKind;
  readonly urls: readonly string[];
  /** Further pages of a feed. */
  readonly more?: readonly string[];
  /** URL after redirects, if there were any. */
  readonly location?: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** Milliseconds since 1970 of the last confirmation by the site. */
  readonly checkedAt: number;
}

/** A cached file of a site, distinguished by `kind`. */
export type CachedFile = CachedSitemap | CachedRobots;

/** Stores parsed sitemaps and robots.txt between maps. An error of the cache only costs a request. */
export interface SitemapCache {
  get(key: string): Promise<CachedFile | undefined>;
  /** Stores `value` for up to `maxAge` milliseconds. */
  set(key: string, value: CachedFile, maxAge: number): Promise<void>;
}

/** How one discovery uses a cache. */
export interface CacheUse {
  readonly store: SitemapCache;
  /** Write only. */
  readonly ignoreCache: boolean;
  /** Part of every key, since a site may respond differently by country. */
  readonly country: string;
}

/** Seven days: the max age of a cached sitemap (API specification, Limits). */
export const MAX_AGE: number = 7 * 24 * 3_600_000;
/** Age in milliseconds after which a cached sitemap is revalidated: one hour. */
export const FRESH_FOR = 3_600_000;

/** Stores sitemaps in memory; the least recently used ones are dropped first. */
export class MemorySitemapCache implements SitemapCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { value: CachedFile; until: number; bytes: number }>();
  #bytes = 0;

  /** @param maxBytes approximate limit of the memory. Default 64 MiB. */
  constructor(maxBytes: number = 67_108_864) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): Promise<CachedFile | undefined> {
    const entry = this.#entries.get(key);
    if (!entry) return Promise.resolve(undefined);
    this.#entries.delete(key);
    if (entry.until <= Date.now()) {
      this.#bytes -= entry.bytes;
      return Promise.resolve(undefined);
    }
    this.#entries.set(key, entry);
    return Promise.resolve(entry.value);
  }

  set(key: string, value: CachedFile, maxAge: number): Promise<void> {
    this.#drop(key);
    const bytes = sizeOf(key, value);
    if (bytes > this.#maxBytes) return Promise.resolve();
    this.#entries.set(key, { value, until: Date.now() + Math.min(maxAge, MAX_AGE), bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
    return Promise.resolve();
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Approximate bytes: the characters of each string, and an overhead. */
function sizeOf(key: string, value: CachedFile): number {
  const strings = value.kind === 'robots' ? [value.text] : value.urls;
  return strings.reduce((sum, text) => sum + text.length + 32, key.length + 200);
}
