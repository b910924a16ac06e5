import { SEED, SITEMAP, type Candidate } from './crawl/candidates.ts';
import type { Crawl } from './crawl/crawl.ts';
import type { Link, MapStats } from './link.ts';
import type { MapOptions, Settings } from './options.ts';
import { rank } from './rank/rank.ts';
import { Relevance } from './rank/relevance.ts';
import { Session } from './session.ts';

/** The answer of `map`. */
export interface MapResult {
  /** At most `limit` links, the most relevant first. */
  readonly links: Link[];
  /** True when everything was looked at, or `limit` was met. */
  readonly complete: boolean;
  /** Why not: the `timeout`, a bound of `budget`, or a host that kept refusing, though it got the pauses it asked for. */
  readonly stopped?: 'timeout' | 'budget' | 'overload';
  readonly stats: MapStats;
}

/**
 * Finds the URLs of a website: sitemaps and a crawl of its links at once, ranked, then cut to `limit`.
 *
 * @throws SiteMapError `InvalidUrl`, `InvalidOption`, `AddressRefused`, `UrlRefused`, `Aborted`; `NotFound` when the site
 * has no such page and nothing else was found; `Unreachable` when it does not answer; `Timeout` when the time was up
 * before anything was found.
 *
 * @example
 * const { links } = await map('https://example.com', { search: 'pricing', limit: 100 });
 */
export async function map(url: string | URL, options: MapOptions = {}): Promise<MapResult> {
  const session = new Session(url, options);
  await session.run();
  const { crawl, settings } = session;
  const links = await cut(ordered(crawl, settings), session);
  if (links.length === 0 || session.heardNothing) session.throwWhenNothing();
  const reason = whyIncomplete(crawl, links.length < settings.limit);
  return {
    links,
    complete: reason === undefined,
    ...(reason === undefined ? {} : { stopped: reason }),
    stats: crawl.stats,
  };
}

function whyIncomplete(
  { stopped, frontier }: Crawl,
  hasRoom: boolean,
): 'timeout' | 'budget' | 'overload' | undefined {
  if (stopped === 'timeout' || stopped === 'budget' || stopped === 'overload') return stopped;
  return frontier.candidates.overflowed && hasRoom ? 'budget' : undefined;
}

/** Everything that may be answered, in order. */
function ordered(crawl: Crawl, { search }: Settings): Iterable<Link> {
  const links = byRelevance(crawl);
  return search === undefined ? links : rank([...links], search);
}

function* byRelevance(crawl: Crawl): Generator<Link, void, void> {
  const { candidates } = crawl.frontier;
  const order = new Relevance();
  for (const url of candidates.named) order.add(url, SITEMAP);
  for (const { url, source } of listable(crawl)) order.add(url, source);
  for (const urls of order.parts()) for (const url of urls) yield candidates.linkOf(url);
}

/** URLs not visited count only when the crawl was cut short. */
function* listable(crawl: Crawl): Generator<Candidate, void, void> {
  const isCutShort = crawl.stopped !== 'limit';
  for (const candidate of crawl.frontier.candidates.values()) {
    const { state, is, source } = candidate;
    const counts = state === 'waiting' ? isCutShort && !is.implied && source !== SEED : state === 'listed';
    if (counts && !crawl.isTrapped(candidate)) yield candidate;
  }
}

/** Cuts to the limit. What nobody judged yet is put to `allowUrl` first, so that the limit still fills. */
async function cut(ordered: Iterable<Link>, session: Session): Promise<Link[]> {
  const { allowUrl, limit } = session.settings;
  const links: Link[] = [];
  let asked: Link[] = [];
  for (const link of ordered) {
    if (links.length >= limit) break;
    if (!allowUrl) links.push(link);
    else if (asked.push(link) >= ASKED_AT_ONCE) {
      links.push(...(await allowed(asked, session)));
      asked = [];
    }
  }
  if (links.length < limit) links.push(...(await allowed(asked, session)));
  return links.length > limit ? links.slice(0, limit) : links;
}

const ASKED_AT_ONCE = 64;

async function allowed(links: readonly Link[], session: Session): Promise<Link[]> {
  const verdicts = await Promise.all(links.map((link) => isAllowed(link, session)));
  return links.filter((_, index) => verdicts[index]);
}

async function isAllowed({ url }: Link, { crawl, settings, dueAt }: Session): Promise<boolean> {
  const { allowUrl } = settings;
  if (!allowUrl || crawl.frontier.candidates.get(url)?.is.judged) return true;
  if (Date.now() >= dueAt) return false;
  return Promise.race([Promise.resolve(allowUrl(new URL(url))), refusedAt(dueAt)]);
}

function refusedAt(dueAt: number): Promise<boolean> {
  if (dueAt === Number.POSITIVE_INFINITY) return new Promise(() => {});
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), Math.max(0, dueAt - Date.now())).unref();
  });
}
