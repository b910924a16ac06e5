import { MAX_LEVELS, WELL_KNOWN } from '@web-data/site-map/visit';
import { Rejection } from '@web-data/validator';
import { bareHost, parseUrl } from '@web-data/net/url';
import type { ReadSitemap } from '@web-data/site-map/visit';
import type { CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import { getLevel, sitemapEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { judgeError } from './judge-error.ts';
import type { Outcome } from './outcome.ts';
import type { VisitContext } from './visit-page.ts';

/** Maximum attempts at a file that a site fails to deliver. */
const MAX_ATTEMPTS = 3;
const RETRY_MS = 1000;
/** Maximum pages of one feed, each of which is a level: see `sitemapEntry`. */
const MAX_FEED_PAGES = 40;

type Site = NonNullable<VisitContext['site']>;

/** Finds the sitemaps of an origin, or reads one of them. Unreadable files are skipped and not reported as failures. */
export async function visitFile(
  { visitor, site }: Pick<VisitContext, 'visitor'> & { site: Site },
  entry: CrawlUrlRow,
): Promise<Outcome> {
  try {
    const found =
      entry.kind === 'site' ? findSitemaps(visitor, site, entry) : readSitemap(visitor, site, entry);
    return (await found) ?? toRetry(entry);
  } catch (error) {
    const { retryAt, error: message } = judgeError(error, entry.attempt);
    if (retryAt !== undefined) return { entry, found: [], retryAt };
    // The site is not at fault, so its caller must hear of it.
    const isOurs = error instanceof Rejection;
    return {
      entry,
      found: [],
      ...(isOurs && { failure: { kind: 'error', url: entry.url, error: message } }),
    };
  }
}

function toRetry(entry: CrawlUrlRow): Outcome {
  if (entry.attempt + 1 >= MAX_ATTEMPTS) return { entry, found: [] };
  return { entry, found: [], retryAt: Date.now() + RETRY_MS * 2 ** entry.attempt };
}

/** Returns the sitemaps of robots.txt, then the well-known paths up to the first that is a sitemap. */
async function findSitemaps(
  visitor: VisitContext['visitor'],
  { scope, collector }: Site,
  entry: CrawlUrlRow,
): Promise<Outcome> {
  const { robots } = await visitor.rules(entry.url);
  const declared = robots.sitemaps.map((href) => sitemapEntry(href, 1));
  const isHome = bareHost(new URL(entry.url).hostname) === bareHost(scope.start.hostname);
  const paths = declared.length > 0 || !isHome ? WELL_KNOWN.slice(0, 1) : WELL_KNOWN;
  for (const path of paths) {
    const url = new URL(path, entry.url);
    if (robots.sitemaps.includes(url.href)) break;
    const file = await visitor.sitemap(url).catch(() => undefined);
    if (file === undefined || file.kind === 'none') continue;
    return { entry, found: [...declared, ...(await listUrls(file, 1, { scope, collector }))] };
  }
  return { entry, found: declared };
}

/** @returns undefined when the site failed and a retry may succeed. */
async function readSitemap(
  visitor: VisitContext['visitor'],
  site: Site,
  entry: CrawlUrlRow,
): Promise<Outcome | undefined> {
  const file = await visitor.sitemap(new URL(entry.url));
  if (file.failed) return undefined;
  return { entry, found: await listUrls(file, getLevel(entry), site) };
}

async function listUrls(file: ReadSitemap, level: number, { scope, collector }: Site): Promise<Entry[]> {
  const base = new URL(file.url);
  if (file.kind === 'none') return [];
  const toFiles = (hrefs: readonly string[]): Entry[] =>
    hrefs.flatMap((href) => {
      const url = parseUrl(href, base);
      const isNear = url !== undefined && (scope.isOfSite(url) || url.hostname === base.hostname);
      return isNear ? [sitemapEntry(url.href, level + 1)] : [];
    });
  if (file.kind === 'index') return level >= MAX_LEVELS ? [] : toFiles(file.urls);
  const more = level >= MAX_FEED_PAGES ? [] : toFiles(file.more);
  return [...(await collector.ofSitemap(file.urls, base)), ...more];
}
