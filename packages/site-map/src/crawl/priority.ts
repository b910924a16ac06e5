import { withoutQuery } from '@web-data/net/url';
import { LINK, SEED, SITEMAP, type Candidate, type Candidates } from './candidates.ts';
import { getOrAdd } from './get-or-add.ts';
import type { Part, Visited } from './part.ts';
import type { Parts } from './parts.ts';
import type { Rating } from './ranked-groups.ts';
import type { Run } from './run.ts';
import { getOrigin } from './url-shapes.ts';

/** Min visits to a part before its score counts. */
const TELLING_VISITS = 2;
/** Expected score of an unknown part. */
const EVEN = 0.5;
/**
 * Min expected score of a further query of a known path that does not wait for new paths: that of visits with a little
 * new text. A new path only waits once visits to similar ones have found nothing for a long time.
 */
const MIN_QUERY_SCORE = 0.4;
/** Min visits to views of the pages of a host before they are known to repeat them. */
const VIEW_PROBES = 6;
/** Min visits to URLs with the same parameters before they are known to lead to nothing. */
const QUERY_PROBES = 10;
/** Budget of the queries of one kind of path, in budgets of one path. */
const KIND_FACTOR = 5.5;
/** Max concurrent visits to a part that is not known to be productive. */
const PROBES = 2;

/**
 * Estimates the score of a URL from visits to similar ones. The first part with enough visits decides: its
 * shape, then its kind, then its query, then its surroundings.
 */
export class Priority {
  readonly #run: Run;
  readonly #parts: Parts;
  readonly #candidates: Candidates;
  /** The first URL that was read of each path with a query. */
  readonly #firstQueries = new Map<string, string>();
  /** Visits to URLs that look generated. */
  #suspects = 0;

  constructor(run: Run, parts: Parts, candidates: Candidates) {
    this.#run = run;
    this.#parts = parts;
    this.#candidates = candidates;
  }

  /**
   * Whether a URL is a further query of a path that was read, by itself or with another query: the order, the filters,
   * the copies or a further part of a page, or another page. A path that was only named, or does not exist, says nothing.
   */
  isFurtherQuery(candidate: Candidate): boolean {
    const { url, is } = candidate;
    if (is.hidden) return true;
    if (!url.includes('?')) return false;
    return (
      (this.#firstQueries.get(withoutQuery(url)) ?? url) !== url || this.#findPage(candidate) !== undefined
    );
  }

  /** Learns from a visited page, after which other queries of the same path are further ones. */
  noteVisited(candidate: Candidate, visited: Visited): void {
    const { url, is } = candidate;
    if (is.hidden || !url.includes('?')) return;
    const page = this.#findPage(candidate);
    // Equal to another query, and not to its page, it probably stands for a page that was deleted.
    const isNotice = visited.repeats && is.print?.text !== page?.is.print?.text;
    if (page && !isNotice) this.#getViews(url).note(visited);
    getOrAdd(this.#firstQueries, withoutQuery(url), () => url);
  }

  /** Learns from a visit without a page that led to so many new URLs. */
  noteNonPage(candidate: Candidate, found: number): void {
    if (this.#findPage(candidate)) this.#getViews(candidate.url).noteNonPage(found);
  }

  /** Returns the page that a query is probably another view of: that of its path, when it was read. */
  #findPage({ url, is }: Candidate): Candidate | undefined {
    if (is.hidden || !url.includes('?')) return undefined;
    const page = this.#candidates.get(withoutQuery(url));
    return page?.is.print === undefined || page.is.missing ? undefined : page;
  }

  /** The part of all views of pages on a host, whatever their parameters. */
  #getViews(url: string): Part {
    return this.#parts.at(`${getOrigin(url)}?…`);
  }

  /** The part of URLs that only differ in numbers and ids. */
  getShape(candidate: Candidate): Part {
    return this.#parts.of(candidate);
  }

  /** The part that decides about a URL: URLs with the same one, and the same properties, are rated alike. */
  getDecidingPart(candidate: Candidate): Part {
    const part = this.#parts.of(candidate);
    return part.visits >= TELLING_VISITS || candidate.is.paged ? part : this.#parts.kindOf(candidate);
  }

  /** Whether a URL may be visited at once. */
  mayVisit(candidate: Candidate): boolean {
    return this.rate(candidate) === 'open' && !this.findProbedPart(candidate);
  }

  /** Returns where a URL waits, by the visits to similar ones. */
  rate(candidate: Candidate): Exclude<Rating, 'probed'> {
    if (this.#isLow(candidate)) return 'low';
    return this.#isPoor(candidate) ? 'poor' : 'open';
  }

  /** Returns the expected score of a visit, 0 to 1: the score of the first known part. */
  getScore(candidate: Candidate): number {
    for (const like of this.#parts.likesOf(candidate)) if (like.visits >= TELLING_VISITS) return like.score;
    return EVEN;
  }

  /**
   * Returns the part whose running visits a URL waits for: while nothing good is known of its kind, its query or its
   * surroundings, a few visits to them run at a time. Undefined when the URL may be visited at once.
   */
  findProbedPart(candidate: Candidate): Part | undefined {
    if (candidate.source !== LINK || this.#parts.kindOf(candidate).isProven) return undefined;
    return this.#parts.widerThan(candidate).find((part) => !part.isKnown && part.open >= PROBES);
  }

  /**
   * Whether one of the last visits may go to it: `budget` limits URLs that look generated, and queries that led
   * nowhere.
   */
  isWithinBudget(candidate: Candidate): boolean {
    const { odd, hidden } = candidate.is;
    if (hidden) return !this.#isUsedUp(candidate);
    if (!this.#parts.isSuspect(candidate)) return true;
    return !odd && this.#suspects < this.#run.settings.budget.suspects;
  }

  /** Counts a visit towards the budget of URLs that look generated. */
  spend(candidate: Candidate): void {
    if (!candidate.is.hidden && this.#parts.isSuspect(candidate)) this.#suspects++;
  }

  /** Reports a URL that is not visited because its budget is used up. */
  noteLeftOut({ url, is }: Candidate): void {
    this.#run.reasons.note(is.hidden ? 'queries' : 'suspects', url);
  }

  /**
   * Whether too many queries led to nothing: of this path, or of this kind of path when no value of these parameters has
   * proven its worth. Parameters that are not known yet get a few visits all the same.
   */
  #isUsedUp(candidate: Candidate): boolean {
    const { queries } = this.#run.settings.budget;
    const query = this.#parts.kindOf(candidate);
    if (this.#parts.of(candidate).isProven || query.isProven) return false;
    const [path, kind] = this.#parts.queriesOf(candidate);
    if (query.isWorthwhile || candidate.is.paged) return path.barren >= queries;
    const limit = queries * KIND_FACTOR;
    if (path.barren >= queries) return true;
    if (query.visits < QUERY_PROBES) return kind.barren >= 2 * limit;
    // Where no visit ever led to anything, those that run count as well, so that concurrency adds no visits.
    const running = query.barren === query.visits ? query.open : 0;
    return kind.barren + running >= limit;
  }

  /** Whether a URL has to wait: similar URLs were unproductive, or only its own part links to it. */
  #isLow(candidate: Candidate): boolean {
    const { source, is } = candidate;
    if (is.odd) return true;
    if (source === SEED || (source === SITEMAP && !is.hidden)) return false;
    const part = this.#parts.of(candidate);
    for (const like of this.#parts.likesOf(candidate).slice(0, -1)) {
      if (like.isProven) return false;
      if (like.isSpent) return true;
    }
    if (is.paged && !part.hasFailed) return false;
    if (this.#isIdleQuery(candidate)) return true;
    if (is.hidden || is.behind > 0 || is.selfNamed) return true;
    const around = this.#parts.around(candidate);
    return around.isBreeding && around.hasFailed;
  }

  /**
   * Whether a further query has to wait for new paths: enough visits with the same parameters found that they repeat
   * other pages. Two are enough for a view of a page, once the views of a host have mostly repeated their pages.
   */
  #isIdleQuery(candidate: Candidate): boolean {
    if (!this.isFurtherQuery(candidate) || this.getScore(candidate) >= MIN_QUERY_SCORE) return false;
    const [, , parameters] = this.#parts.likesOf(candidate);
    if (parameters?.isKnown) return true;
    const views = this.#getViews(candidate.url);
    if (views.visits < VIEW_PROBES || views.score >= MIN_QUERY_SCORE) return false;
    return this.#findPage(candidate) !== undefined;
  }

  /** Whether a URL is like others that were a little productive: it waits for better ones. */
  #isPoor(candidate: Candidate): boolean {
    if (candidate.source !== LINK) return false;
    // A likely next page of a list counts as one until its part has failed.
    if (candidate.is.paged && !this.#parts.of(candidate).hasFailed) return false;
    return this.getScore(candidate) < EVEN;
  }
}
