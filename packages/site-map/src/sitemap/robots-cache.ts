import type { RobotsCache } from '@web-data/net';
import type { CacheUse } from './cache.ts';

/** Returns the part of a cache that stores robots.txt, by origin and country. */
export function createRobotsCache({ store, ignoreCache, country }: CacheUse): RobotsCache {
  return {
    async get(origin) {
      if (ignoreCache) return undefined;
      const stored = await store.get(`robots ${country} ${origin}`);
      return stored?.kind === 'robots' ? stored : undefined;
    },
    set: (origin, value, maxAge) => store.set(`robots ${country} ${origin}`, value, maxAge),
  };
}
