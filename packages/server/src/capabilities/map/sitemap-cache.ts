import type { SitemapCache } from '@web-data/site-map';
import type { StoredCache } from '../../platform/store/stored-cache.ts';

type CachedSitemap = NonNullable<Awaited<ReturnType<SitemapCache['get']>>>;

/** Creates the sitemap cache in the store, shared by all replicas. */
export function createSitemapCache(cache: StoredCache): SitemapCache {
  return {
    async get(key) {
      const cached = await cache.get(key);
      return cached && (JSON.parse(cached.value) as CachedSitemap); // Written by `set`.
    },
    set: async (key, entry, maxAge) => void (await cache.set(key, JSON.stringify(entry), maxAge)),
  };
}
