import { createHash } from 'node:crypto';
import type { CrawlUrlRow } from '../../platform/store/tables/crawl.ts';

/** A URL of the frontier. */
export type Entry = Pick<CrawlUrlRow, 'key' | 'kind' | 'url' | 'depth'>;

/** Depths of origins and of sitemap files by level; all are before pages. */
const SITE_DEPTH = -100;
const FILE_DEPTH = -50;

/** Returns the key of an entry, 128 bits of a SHA-256; for `same`, `name` is the content. */
export function toKey(kind: 'page' | 'site' | 'sitemap' | 'same', name: string): string {
  return createHash('sha256').update(`${kind} ${name}`).digest('base64url').slice(0, 22);
}

/** @param depth number of links from the start. */
export function pageEntry(url: string, depth: number, kind: 'page' | 'foreign' = 'page'): Entry {
  return { key: toKey('page', url), kind, url, depth };
}

/** Creates the entry of an origin whose sitemaps are to be found. */
export function siteEntry(origin: string): Entry {
  return { key: toKey('site', origin), kind: 'site', url: origin, depth: SITE_DEPTH };
}

/** @param level 1 for a file that a site names, 2 for one that such a file names, and so on. */
export function sitemapEntry(url: string, level: number): Entry {
  return { key: toKey('sitemap', url), kind: 'sitemap', url, depth: FILE_DEPTH + level };
}

/** Returns the level of a sitemap's entry. */
export function getLevel({ depth }: Pick<Entry, 'depth'>): number {
  return depth - FILE_DEPTH;
}

/** Whether an entry is a page to scrape, and not a sitemap or an origin. */
export function isPage({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'page' || kind === 'foreign';
}
