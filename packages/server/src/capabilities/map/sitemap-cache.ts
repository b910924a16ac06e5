import { TimeSlice } from '@web-data/net/pace';
import type { SitemapCache } from '@web-data/site-map';
import type { StoredCache } from '../../platform/store/stored-cache.ts';

type CachedSitemap = NonNullable<Awaited<ReturnType<SitemapCache['get']>>>;

/** URLs in one line of a stored file. */
const LINE = 1000;

/**
 * Creates the sitemap cache in the store, shared by all replicas. A file can have 250,000 URLs, so it is written as
 * lines of JSON, between which others are served: the first one without its URLs, each further one a list of them.
 */
export function createSitemapCache(cache: StoredCache): SitemapCache {
  return {
    async get(key) {
      const cached = await cache.get(key);
      return cached && read(cached.value);
    },
    set: async (key, entry, maxAge) => void (await cache.set(key, await write(entry), maxAge)),
  };
}

async function write(entry: CachedSitemap): Promise<string> {
  if (entry.kind === 'robots') return JSON.stringify(entry);
  const slice = new TimeSlice();
  const { urls, ...rest } = entry;
  let text = JSON.stringify({ ...rest, urls: [] });
  for (let from = 0; from < urls.length; from += LINE) {
    if (slice.isOver) await slice.next();
    text += `\n${JSON.stringify(urls.slice(from, from + LINE))}`;
  }
  return text;
}

async function read(text: string): Promise<CachedSitemap> {
  const slice = new TimeSlice();
  const [head = '', ...lines] = text.split('\n');
  const entry = JSON.parse(head) as CachedSitemap; // Written by `write`, as the lines are.
  if (entry.kind === 'robots') return entry;
  const urls = [...entry.urls];
  for (const line of lines) {
    if (slice.isOver) await slice.next();
    urls.push(...(JSON.parse(line) as string[]));
  }
  return { ...entry, urls };
}
