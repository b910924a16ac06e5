import type { SitemapKind } from './parsed-sitemap.ts';

/** The robots.txt of an origin as it is kept. */
export interface CachedRobots {
  readonly kind: 'robots';
  /** What it says, or nothing where there is none. */
  readonly text: string;
  /** Milliseconds since 1970 when it was asked for. */
  readonly checkedAt: number;
}

/** A parsed sitemap as it is kept: no XML, only its URLs and what proves it fresh. */
export interface CachedSitemap {
  readonly kind: SitemapKind;
  readonly urls: readonly string[];
  /** Where its redirects led, if it has any. */
  readonly location?: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** Milliseconds since 1970 when the site last confirmed it. */
  readonly checkedAt: number;
}

/** What a cache keeps of a site, told apart by `kind`. */
export type CachedFile = CachedSitemap | CachedRobots;

/** Where parsed sitemaps and robots.txt are kept between maps. Failing is allowed: a failing cache only costs a request. */
export interface SitemapCache {
  get(key: string): Promise<CachedFile | undefined>;
  /** Keeps `value` for at most `maxAge` milliseconds. */
  set(key: string, value: CachedFile, maxAge: number): Promise<void>;
}

/** How one discovery uses a cache. */
export interface CacheUse {
  readonly store: SitemapCache;
  /** Write only. */
  readonly ignoreCache: boolean;
  /** Part of every key: a site may answer each country differently. */
  readonly country: string;
}

/** Seven days: the longest a sitemap is kept (API specification, Limits). */
export const MAX_AGE: number = 7 * 24 * 3_600_000;
/** After an hour the site is asked whether its sitemap changed. */
export const FRESH_FOR = 3_600_000;

/** Keeps sitemaps in memory, the least recently used dropped first. */
export class MemorySitemapCache implements SitemapCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, { value: CachedFile; until: number; bytes: number }>();
  #bytes = 0;

  /** @param maxBytes approximate bound of the memory held. Default 64 MiB. */
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

/** A string costs its characters and a header. */
function sizeOf(key: string, value: CachedFile): number {
  const strings = value.kind === 'robots' ? [value.text] : value.urls;
  return strings.reduce((sum, text) => sum + text.length + 32, key.length + 200);
}
