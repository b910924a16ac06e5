import { parseUrl } from '../url/parse.ts';
import type { LocatedSitemap } from './parsed-sitemap.ts';

/** Levels of indexes followed, the first file counted. */
export const MAX_LEVELS = 10;
/** Files of one index requested ahead of the one being taken in. */
const AHEAD = 4;

/** How a tree of sitemaps is read. */
export interface SitemapTreeOptions {
  /** Reads one file; undefined when it must not be read (seen, refused, over budget) or failed. */
  readonly read: (url: string) => Promise<LocatedSitemap> | undefined;
  /** Takes the pages of one file, in file order, as they are written there. */
  readonly onPages: (sitemap: LocatedSitemap) => void;
  /** Told of the first child of an index that lies too deep to be followed. */
  readonly onTooDeep?: (url: string) => void;
  /** True when nothing more is wanted. */
  readonly done: () => boolean;
}

/**
 * Walks a sitemap and, if it is an index, its children, ten levels deep. Files are requested a few ahead but taken
 * in in document order, so that the same site gives the same order.
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
  if (parsed.kind !== 'index') return options.onPages(parsed);
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

function start(url: string | undefined, options: SitemapTreeOptions): Promise<LocatedSitemap | undefined> {
  if (url === undefined) return Promise.resolve(undefined);
  return options.read(url)?.catch(() => undefined) ?? Promise.resolve(undefined);
}
