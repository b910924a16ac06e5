import { TimeSlice } from '@web-data/net/pace';
import { parseUrl } from '@web-data/net/url';
import type { LocatedSitemap } from './parsed-sitemap.ts';

/** Max levels of indexes, including the first file. */
export const MAX_LEVELS = 10;
/** Number of files of one index that are requested ahead of the current one. */
const AHEAD = 4;
/** Max further pages of one feed: a site may make ever new ones. */
const MAX_FEED_PAGES = 1000;
/** Number of pages that are passed on at once. */
const BATCH = 128;

/** Callbacks for reading a tree of sitemaps. */
export interface SitemapTreeOptions {
  /** Reads one file; undefined when it must not be read (known, rejected, over budget) or failed. */
  readonly read: (url: string) => Promise<LocatedSitemap> | undefined;
  /** Called with the pages of one file, unchanged and in file order, some at a time. */
  readonly onPages: (sitemap: LocatedSitemap) => void;
  /** Whose work it is, where several tenants share the event loop. */
  readonly tenant?: unknown;
  /** Called with the first child of an index that is nested too deeply, or a page of a feed that has too many. */
  readonly onTooDeep?: (url: string) => void;
  /** Returns true to stop. */
  readonly done: () => boolean;
}

/**
 * Walks a sitemap and, if it is an index, its children, up to ten levels deep. Files are requested a few ahead but
 * processed in document order, so that the same site gives the same order.
 *
 * @returns true when the file was a sitemap.
 */
export async function walkSitemap(url: string, options: SitemapTreeOptions): Promise<boolean> {
  const parsed = await options.read(url)?.catch(() => undefined);
  if (!parsed || parsed.kind === 'none') return false;
  await take(parsed, 1, options);
  return true;
}

async function take(
  parsed: LocatedSitemap | undefined,
  level: number,
  options: SitemapTreeOptions,
): Promise<void> {
  if (!parsed || options.done()) return;
  if (parsed.kind !== 'index') return takeFeed(parsed, options);
  if (level >= MAX_LEVELS) return options.onTooDeep?.(parsed.urls[0] ?? '');
  const children = parsed.urls.map((child) => parseUrl(child, parsed.url)?.href);
  const started: Promise<LocatedSitemap | undefined>[] = [];
  for (const [index] of children.entries()) {
    while (started.length < Math.min(index + AHEAD, children.length)) {
      started.push(start(children[started.length], options));
    }
    const child = started[index];
    started[index] = Promise.resolve(undefined);
    await take(await child, level + 1, options);
    if (options.done()) return;
  }
}

/** Passes on the pages of a file, and of the further pages of a feed, which end where one repeats the others. */
async function takeFeed(first: LocatedSitemap, options: SitemapTreeOptions): Promise<void> {
  if (first.more.length === 0) return handOver(first, options);
  const named = new Set<string>();
  const waiting = [first];
  for (let count = 1; waiting.length > 0 && !options.done(); count++) {
    const parsed = waiting.shift() as LocatedSitemap;
    await handOver(parsed, options);
    const { size } = named;
    for (const url of parsed.urls) named.add(url);
    if (named.size === size) continue;
    if (count >= MAX_FEED_PAGES) return options.onTooDeep?.(parsed.url);
    for (const href of parsed.more) {
      const read = await start(parseUrl(href, parsed.url)?.href, options);
      if (read && read.kind !== 'index') waiting.push(read);
    }
  }
}

/** Passes the pages on, and serves others in between. */
async function handOver(
  parsed: LocatedSitemap,
  { onPages, done, tenant }: SitemapTreeOptions,
): Promise<void> {
  if (parsed.urls.length <= BATCH) return onPages(parsed);
  const slice = new TimeSlice(tenant);
  for (let from = 0; from < parsed.urls.length && !done(); from += BATCH) {
    if (slice.isOver) await slice.next();
    onPages({ ...parsed, urls: parsed.urls.slice(from, from + BATCH) });
  }
}

function start(url: string | undefined, options: SitemapTreeOptions): Promise<LocatedSitemap | undefined> {
  if (url === undefined) return Promise.resolve(undefined);
  return options.read(url)?.catch(() => undefined) ?? Promise.resolve(undefined);
}
