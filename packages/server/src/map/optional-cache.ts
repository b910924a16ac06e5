import type { SitemapCache } from '@web-data/site-map';
import { within } from '../within.ts';

/** Milliseconds that the cache has to answer, and for which it is left alone when it did not. */
const ANSWER_MS = 1000;
const REST_MS = 5000;

/** A cache that no Map waits for: one that fails, or is slow, is left alone for a while, and the site is asked instead. */
export function optionalCache(cache: SitemapCache): SitemapCache {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const tried = async <T>(call: () => T | Promise<T>): Promise<T | undefined> => {
    if (performance.now() < restsUntil) return undefined;
    try {
      return await within(ANSWER_MS, Promise.resolve(call()));
    } catch {
      restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  };
  return {
    get: (key) => tried(() => cache.get(key)),
    set: async (key, entry, maxAge) => void (await tried(() => cache.set(key, entry, maxAge))),
  };
}
