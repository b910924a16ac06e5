import { createHash } from 'node:crypto';
import type { CrawlUrlRow } from '../store/tables.ts';

/** A URL that a crawl comes to know of. */
export type Entry = Pick<CrawlUrlRow, 'key' | 'kind' | 'url' | 'depth'>;

/** Before every page: origins, then their files by level. */
const SITE_DEPTH = -100;
const FILE_DEPTH = -50;

/** What tells one entry from others: names of `same` are contents. 128 bits of a SHA-256. */
export function toKey(kind: 'page' | 'site' | 'sitemap' | 'same', name: string): string {
  return createHash('sha256').update(`${kind} ${name}`).digest('base64url').slice(0, 22);
}

/** @param depth links in a row that led here. */
export function pageEntry(url: string, depth: number, kind: 'page' | 'foreign' = 'page'): Entry {
  return { key: toKey('page', url), kind, url, depth };
}

/** An origin whose sitemaps are to be found. */
export function siteEntry(origin: string): Entry {
  return { key: toKey('site', origin), kind: 'site', url: origin, depth: SITE_DEPTH };
}

/** @param level 1 for a file that a site names, 2 for one that such a file names, and so on. */
export function sitemapEntry(url: string, level: number): Entry {
  return { key: toKey('sitemap', url), kind: 'sitemap', url, depth: FILE_DEPTH + level };
}

/** The level of a sitemap's entry. */
export function getLevel({ depth }: Pick<Entry, 'depth'>): number {
  return depth - FILE_DEPTH;
}

/** Whether an entry is a page to be scraped, and no file that leads to some. */
export function isPage({ kind }: Pick<Entry, 'kind'>): boolean {
  return kind === 'page' || kind === 'foreign';
}
