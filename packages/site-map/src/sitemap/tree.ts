import { TimeSlice } from '@web-data/net/pace';
import { parseUrl } from '@web-data/net/url';
import type { LocatedSitemap } from './parsed-sitemap.ts';

/** Max levels of indexes, including the first file. */
export const MAX_LEVELS = 10;
/** Number of files of one index that are requested ahead of the current one. */
const AHEAD = 4;
/** Max further pages of one feed: a site may make ever new ones. */
const MAX_FEED_PAGES = 1000;
/** Max characters of the entries of one feed that are stored, to know when its pages repeat. */
const MAX_NAMED_TEXT = 16_777_216;
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

/**
 * Passes on the pages of a file, and of the further pages of a feed, which end where one repeats the others. One page is
 * read at a time: only URLs wait, since a page may have 250,000 entries.
 */
async function takeFeed(first: LocatedSitemap, options: SitemapTreeOptions): Promise<void> {
  if (first.more.length === 0) return handOver(first, options);
  const named = new NamedUrls();
  const pages = new Set([first.url]);
  let parsed: LocatedSitemap | undefined = first;
  let omitted: string | undefined;
  // URLs that are added meanwhile come last.
  for (const page of pages) {
    if (page !== first.url) parsed = await start(page, options);
    if (options.done()) return;
    if (!parsed || parsed.kind === 'index') continue;
    await handOver(parsed, options);
    if (!named.add(parsed.urls)) continue;
    for (const href of parsed.more) {
      const url = parseUrl(href, parsed.url)?.href;
      if (url === undefined || pages.has(url)) continue;
      if (pages.size < MAX_FEED_PAGES) pages.add(url);
      else omitted ??= url;
    }
  }
  if (omitted !== undefined) options.onTooDeep?.(omitted);
}

/** The entries of a feed so far, as many as fit in a bounded memory. Further ones always count as new. */
class NamedUrls {
  readonly #urls = new Set<string>();
  #left = MAX_NAMED_TEXT;

  /** Adds the entries of a page; returns whether one is new. */
  add(urls: readonly string[]): boolean {
    let hasNew = false;
    for (const url of urls) {
      if (this.#urls.has(url)) continue;
      hasNew = true;
      this.#left -= url.length;
      if (this.#left > 0) this.#urls.add(url);
    }
    return hasNew;
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
