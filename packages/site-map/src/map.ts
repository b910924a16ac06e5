import { SEED, type Candidate } from './crawl/candidates.ts';
import type { Crawl } from './crawl/crawl.ts';
import type { Link, MapStats } from './link.ts';
import type { MapOptions, Settings } from './options.ts';
import { rank } from './rank/rank.ts';
import { byRelevance } from './rank/relevance.ts';
import { Session } from './session.ts';

/** The answer of `map`. */
export interface MapResult {
  /** At most `limit` links, the most relevant first. */
  readonly links: Link[];
  /** True when everything was looked at, or `limit` was met. */
  readonly complete: boolean;
  /** Why not: the `timeout`, or a bound of `budget`. */
  readonly stopped?: 'timeout' | 'budget';
  readonly stats: MapStats;
}

/**
 * Finds the URLs of a website: sitemaps and a crawl of its links at once, ranked, then cut to `limit`.
 *
 * @throws SiteMapError `InvalidUrl`, `InvalidOption`, `AddressRefused`, `UrlRefused`, `Aborted`; `Unreachable` when
 * the site does not answer; `Timeout` when the time was up before anything was found.
 *
 * @example
 * const { links } = await map('https://example.com', { search: 'pricing', limit: 100 });
 */
export async function map(url: string | URL, options: MapOptions = {}): Promise<MapResult> {
  const session = new Session(url, options, () => {});
  await session.run();
  const { crawl, settings } = session;
  const ordered = ordering(crawl, settings);
  const links = await cut(ordered, settings, session.dueAt);
  if (links.length === 0 || session.heardNothing) session.throwWhenNothing();
  const stopped = crawl.stopped === 'timeout' || crawl.stopped === 'budget' ? crawl.stopped : undefined;
  const budget =
    stopped === undefined && crawl.frontier.candidates.overflowed && links.length < settings.limit;
  const reason = budget ? 'budget' : stopped;
  return {
    links,
    complete: reason === undefined,
    ...(reason === undefined ? {} : { stopped: reason }),
    stats: crawl.stats,
  };
}

/** Everything that may be answered, in order. URLs not visited count only when the crawl was cut short. */
function ordering(crawl: Crawl, { search }: Settings): Candidate[] {
  const isCutShort = crawl.stopped !== 'limit';
  const listable = [...crawl.frontier.candidates.values()].filter(({ state, is, source }) => {
    if (state === 'waiting') return isCutShort && !is.implied && source !== SEED;
    return state === 'listed';
  });
  const relevant = byRelevance(listable.filter((candidate) => !crawl.isTrapped(candidate)));
  return search === undefined ? relevant : rank(relevant, search);
}

/** Cuts to the limit. What nobody judged yet is put to `allowUrl` first, so that the limit still fills. */
async function cut(ordered: readonly Candidate[], settings: Settings, dueAt: number): Promise<Link[]> {
  const { allowUrl, limit } = settings;
  if (!allowUrl) return ordered.slice(0, limit).map((candidate) => candidate.toLink());
  const links: Link[] = [];
  for (let at = 0; at < ordered.length && links.length < limit; at += ASKED_AT_ONCE) {
    const batch = ordered.slice(at, at + ASKED_AT_ONCE);
    const allowed = await Promise.all(batch.map((candidate) => isAllowed(candidate, settings, dueAt)));
    for (const [index, candidate] of batch.entries()) if (allowed[index]) links.push(candidate.toLink());
  }
  return links.slice(0, limit);
}

const ASKED_AT_ONCE = 64;

async function isAllowed(candidate: Candidate, { allowUrl }: Settings, dueAt: number): Promise<boolean> {
  if (candidate.is.judged || !allowUrl) return true;
  if (Date.now() >= dueAt) return false;
  return Promise.race([Promise.resolve(allowUrl(new URL(candidate.url))), refusedAt(dueAt)]);
}

function refusedAt(dueAt: number): Promise<boolean> {
  if (dueAt === Number.POSITIVE_INFINITY) return new Promise(() => {});
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), Math.max(0, dueAt - Date.now())).unref();
  });
}
