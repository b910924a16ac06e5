import { SEED, SITEMAP, type Candidate } from './crawl/candidates.ts';
import type { Discovery } from './crawl/discovery.ts';
import type { Link, MapStats } from './link.ts';
import type { MapOptions } from './options.ts';
import { permitted } from './permitted.ts';
import { rankInSteps } from './rank/rank.ts';
import { Relevance } from './rank/relevance.ts';
import type { Reason, ReasonCode } from './reasons.ts';
import { Suspects, type Suspect } from './report.ts';
import { Session } from './session.ts';

/** The result of `map`. */
export interface MapResult {
  /** Up to `limit` links, sorted by relevance. */
  readonly links: Link[];
  /** Whether the site was searched completely, or `limit` was reached. */
  readonly complete: boolean;
  /**
   * Every limit, wall and rejection that was encountered, sorted by importance: why links may be missing, or why there
   * are few.
   */
  readonly reasons: Reason[];
  /**
   * Why the work ended early: the `timeout`, a limit of `budget`, or a host that still rejected requests after pauses.
   */
  readonly stopped?: 'timeout' | 'budget' | 'overload';
  /**
   * Groups of URLs that look generated or missing, which are last in `links` and cut first. The largest groups come
   * first.
   */
  readonly suspects: Suspect[];
  readonly stats: MapStats;
}

/**
 * Finds the URLs of a website from sitemaps and a crawl of its links in parallel, sorts them, and cuts them to `limit`.
 *
 * @throws FetchError `InvalidUrl`, `InvalidOption`, `AddressRejected`, `UrlRejected`, `Aborted`; `NotFound` when the
 * site has no such page and nothing else was found; `Unreachable` when it does not respond; `Timeout` when the time ran
 * out before anything was found.
 *
 * @example
 * const { links } = await map('https://example.com', { search: 'pricing', limit: 100 });
 */
export async function map(url: string | URL, options: MapOptions = {}): Promise<MapResult> {
  return runMap(new Session(url, options));
}

/** Runs a session and collects its result. @throws what `map` throws */
export async function runMap(session: Session): Promise<MapResult> {
  await session.run();
  const { discovery, missing } = session.crawl;
  const suspects = new Suspects(discovery.frontier.parts, missing);
  const links = await permitted(ordered(discovery, suspects), session);
  if (links.length === 0 || session.heardNothing) session.throwWhenNothing();
  const { reasons } = session.conclude(links.length);
  const isMet = isLimitMet(session, links.length);
  return {
    links,
    complete: isMet || reasons.every(({ code }) => EXPLAINING.has(code)),
    reasons: isMet ? [] : reasons,
    ...stoppedBy(session),
    suspects: suspects.list(),
    stats: discovery.run.stats,
  };
}

/** Reasons that explain a result which is complete. */
const EXPLAINING: ReadonlySet<ReasonCode> = new Set(['no-links', 'sitemap-missing']);

/**
 * Whether `limit` was reached. With `search`, the number of links does not matter, since better ones may be missing.
 */
function isLimitMet({ crawl, settings }: Session, linkCount: number): boolean {
  const { stopped, reasons } = crawl.discovery.run;
  if (linkCount < settings.limit && reasons.has('undecided')) return false;
  if (stopped !== undefined) return stopped === 'limit';
  return settings.stopAtLimit && linkCount >= settings.limit;
}

function stoppedBy({ crawl }: Session): Pick<MapResult, 'stopped'> {
  const { stopped } = crawl.discovery.run;
  return stopped === 'timeout' || stopped === 'budget' || stopped === 'overload' ? { stopped } : {};
}

/** Number of URLs between two places where the work may be interrupted. */
const STEP = 256;

/**
 * Yields all links that may be returned, in order: URLs that look generated come last, for every search. Yields
 * undefined wherever the work may be interrupted.
 */
function* ordered(discovery: Discovery, suspects: Suspects): Generator<Link | undefined, void, void> {
  const { candidates, run } = discovery;
  const order = new Relevance();
  const last = new Relevance();
  let count = 0;
  for (const url of candidates.named) {
    order.add(url, SITEMAP);
    if (++count % STEP === 0) yield undefined;
  }
  for (const candidate of candidates.values()) {
    if (++count % STEP === 0) yield undefined;
    if (!isListable(candidate, discovery)) continue;
    if (suspects.holds(candidate)) last.add(candidate.url, candidate.source);
    else order.add(candidate.url, candidate.source);
  }
  yield* ranked(order, discovery, run.settings.search);
  yield* ranked(last, discovery, run.settings.search);
}

function* ranked(
  order: Relevance,
  { candidates }: Discovery,
  search: string | undefined,
): Generator<Link | undefined, void, void> {
  const links: Link[] = [];
  for (const url of order.urls()) {
    const link = url === undefined ? undefined : candidates.linkOf(url);
    if (search === undefined || link === undefined) yield link;
    else links.push(link);
  }
  if (search === undefined) return;
  yield* yield* rankInSteps(links, search);
}

/** Whether a candidate may be listed. URLs that were not visited only count when the crawl ended early. */
function isListable({ state, is, source, isNamed, url }: Candidate, { sites, run }: Discovery): boolean {
  const isWaiting =
    state === 'waiting' && run.stopped !== 'limit' && !is.implied && !is.hidden && source !== SEED;
  const isAlias = state === 'alias' && is.folded && isNamed;
  return (isWaiting || isAlias || state === 'listed') && sites.scope.includes(new URL(url).hostname);
}
