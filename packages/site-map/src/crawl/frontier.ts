import { segmentCount } from '@web-data/net/url';
import { LINK, SEED, SITEMAP, type Candidate, type Candidates } from './candidates.ts';
import { Groups } from './groups.ts';
import { HostFrontier } from './host-frontier.ts';
import { START, type Job } from './host-queue.ts';
import { Parts } from './parts.ts';
import type { Visited } from './part.ts';
import { Priority } from './priority.ts';
import type { RankedGroups } from './ranked-groups.ts';
import type { Run } from './run.ts';
import { Share } from './share.ts';
import type { Site } from './site.ts';
import { Coverage } from './sitemap-sample.ts';
import { Sleepers } from './sleepers.ts';

/** Expected score, 0 to 1, below which a running visit does not delay others. */
const PROMISING = 0.2;
/** The same for a visit to a new path, which delays further queries: about ten visits of its kind that found nothing. */
const PROMISING_PATH = 0.1;
/** An expected score that no visit has, so that none is waited for. */
const NONE = 2;
/** Expected score of a running visit that is not to an unproductive URL. */
const OTHER = -1;

/** The URL to visit next, which leaves its queue when it is taken. */
interface Selected {
  readonly isLow: boolean;
  readonly take: () => Candidate | undefined;
}

/** A running visit. */
interface Running {
  readonly host: HostFrontier;
  /** The score that was expected of it, when it is to an unproductive URL; else `OTHER`. */
  readonly expected: number;
  /** Whether it is to a further query of a known path. */
  readonly isQuery: boolean;
}

/**
 * The URLs that were found and not visited. When a host may receive a request, it takes the URL of the highest
 * priority: sections and pagination, entries of sitemaps, links, links like others that were a little productive.
 * Unproductive URLs get a small share of the visits while others wait, and all visits after that: new paths first, then
 * further queries of known paths. A host without a URL that may be visited now sleeps until the event that it waits for.
 */
export class Frontier {
  /** Visits one URL. */
  visit: (candidate: Candidate, site: Site) => Promise<void> = () => Promise.resolve();
  readonly #run: Run;
  /** The kinds of URLs that it has learnt about. */
  readonly parts: Parts = new Parts();
  readonly #coverage: Coverage;
  readonly #priority: Priority;
  readonly #groups: Groups;
  readonly #sleepers: Sleepers;
  readonly #share = new Share();
  readonly #hosts = new Map<Site, HostFrontier>();
  readonly #running = new Map<Candidate, Running>();
  /** Number of running visits to URLs that are not unproductive. */
  #open = 0;
  /** Number of waiting URLs that are not rated yet. */
  #unrated = 0;

  constructor(run: Run, candidates: Candidates) {
    this.#run = run;
    this.#coverage = new Coverage(run.settings);
    this.#priority = new Priority(run, this.parts, candidates);
    this.#sleepers = new Sleepers(({ site }) => run.scheduler.wake(site.queue));
    this.#groups = new Groups(this.#priority, (host) => this.#sleepers.wake(host));
  }

  /** Whether URLs wait, or are being visited, that may be productive. */
  get othersWait(): boolean {
    return this.#others > 0;
  }

  /** Adds a URL of a host. */
  add(candidate: Candidate, site: Site, isNext: boolean): void {
    this.#unrated++;
    if (candidate.source === SEED) return this.#addStart(candidate, site);
    const isNamed = candidate.source === SITEMAP && !candidate.is.hidden;
    if (isNamed) this.#coverage.named++;
    const host = this.#host(site);
    if (isFirst(candidate, isNext)) host.first.push(candidate);
    else if (isNamed) host.named.push(candidate);
    else host.unrated.push(candidate);
    this.#sleepers.wake(host);
  }

  /** Learns from a visited page. */
  noteVisited(candidate: Candidate, visited: Visited): void {
    this.parts.note(candidate, visited);
    this.#priority.noteVisited(candidate, visited);
    this.#coverage.note(visited.found);
    const isLow = this.#running.get(candidate)?.expected !== OTHER;
    // A visit that only led to more URLs of the same kind belongs to the share of unproductive ones.
    if (visited.gain === 'more' && !isLow) this.#share.noteLow();
  }

  /** Learns from a visit without a page, such as a redirect: it was productive if it led to something new. */
  noteNonPage(candidate: Candidate, found: number): void {
    this.parts.noteNonPage(candidate, found);
    this.#priority.noteNonPage(candidate, found);
    this.#coverage.note(found);
  }

  /** Notes that a visit has ended with a result, and wakes the hosts that waited for it. */
  settled(candidate: Candidate): void {
    const running = this.#running.get(candidate);
    if (!running) return;
    this.#end(candidate, running);
    this.#sleepers.wake(running.host);
    if (!this.#isCovered) this.#sleepers.wakeAll('sample');
    if (this.#areOthersDone) this.#sleepers.wakeAll('share');
  }

  /**
   * Continues when nothing runs any more, also after visits without a result. Returns whether there is more to do. Stops
   * the run when only entries of sitemaps are left, of which a sample led to no other URLs.
   */
  resume(): boolean {
    for (const [candidate, running] of this.#running) this.#end(candidate, running);
    const hosts = [...this.#hosts.values()];
    const ready = hosts.filter((host) => this.#select(host) !== undefined);
    for (const { site } of ready) this.#run.scheduler.wake(site.queue);
    if (ready.length > 0) return true;
    const left = hosts.reduce((sum, { named }) => sum + named.size, 0);
    if (left === 0) return false;
    this.#run.reasons.bound('sampled', left);
    this.#run.stop('covered');
    return true;
  }

  get #others(): number {
    return this.#unrated + this.#open + this.#groups.others;
  }

  /** Whether nothing is left but unproductive URLs, and the rest of sitemaps that were sampled. */
  get #areOthersDone(): boolean {
    if (this.#others <= 0) return true;
    if (!this.#isCovered) return false;
    let named = 0;
    for (const host of this.#hosts.values()) named += host.named.size;
    return this.#others <= named;
  }

  /** Whether a sample of each kind of page in the sitemaps led to no other URLs. */
  get #isCovered(): boolean {
    if (!this.#coverage.isProven) return false;
    for (const { named } of this.#hosts.values()) if (!named.isSampled) return false;
    return true;
  }

  /** Returns the highest score expected of a visit that runs on a host to an unproductive new path, or further query. */
  #getMaxExpected({ host, isQuery }: Pick<Running, 'host' | 'isQuery'>): number {
    let max = 0;
    for (const visit of this.#running.values())
      if (visit.host === host && visit.isQuery === isQuery) max = Math.max(max, visit.expected);
    return max;
  }

  #addStart(candidate: Candidate, site: Site): void {
    const visit = (): Promise<void> => {
      this.#unrated--;
      this.#begin(candidate, { host: this.#host(site), expected: OTHER, isQuery: false });
      return this.visit(candidate, site);
    };
    this.#run.scheduler.push(site.queue, START, visit, () => this.#unrated--);
  }

  #host(site: Site): HostFrontier {
    const known = this.#hosts.get(site);
    if (known) return known;
    const host = new HostFrontier(site);
    this.#hosts.set(site, host);
    site.queue.pages = {
      size: () => host.size,
      hasNext: () => this.#select(host) !== undefined,
      take: () => this.#take(host),
      clear: () => {
        this.#unrated -= host.unratedSize;
        this.#groups.clear(host);
      },
    };
    return host;
  }

  #take(host: HostFrontier): Job | undefined {
    const selected = this.#select(host);
    const candidate = selected?.take();
    if (!selected || !candidate) return undefined;
    const isQuery = this.#priority.isFurtherQuery(candidate);
    if (!selected.isLow) this.#begin(candidate, { host, expected: OTHER, isQuery });
    else {
      this.#share.noteLow({ isQuery });
      this.#priority.spend(candidate);
      this.#begin(candidate, { host, expected: this.#priority.getScore(candidate), isQuery });
    }
    return () => this.visit(candidate, host.site);
  }

  #begin(candidate: Candidate, running: Running): void {
    this.#running.set(candidate, running);
    if (running.expected === OTHER) this.#open++;
    for (const part of this.parts.widerThan(candidate)) part.open++;
    this.#share.noteVisit();
    if (this.#share.isLeft) this.#sleepers.wakeOne('share');
  }

  #end(candidate: Candidate, { expected }: Running): void {
    this.#running.delete(candidate);
    if (expected === OTHER) this.#open--;
    for (const part of this.parts.widerThan(candidate)) {
      part.open--;
      this.#groups.release(part);
    }
  }

  /** Returns the next URL of a host. When none may be visited now, notes what the host waits for. */
  #select(host: HostFrontier): Selected | undefined {
    const hasShare = this.#share.isLeft;
    const selected =
      (hasShare ? this.#selectShare(host) : undefined) ??
      this.#selectOther(host, hasShare) ??
      (this.#areOthersDone ? this.#selectLow(host, PROMISING) : undefined) ??
      this.#selectGroup(host.open, host);
    if (selected) return selected;
    if (host.lowSize > 0) this.#sleepers.add('share', host);
    if (host.named.size > 0) this.#sleepers.add('sample', host);
    return undefined;
  }

  /** Entries of sitemaps come before links, as in the result, until coverage is proven. */
  #selectOther(host: HostFrontier, hasShare: boolean): Selected | undefined {
    const selected =
      this.#selectRated(host.first, host) ??
      (this.#isCovered ? undefined : this.#selectRated(host.named, host)) ??
      this.#selectInOrder(host);
    // URLs that wait for the first visits to similar ones may be more productive than poor ones.
    if (selected || (host.probed > 0 && !hasShare)) return selected;
    return this.#selectGroup(host.poor, host);
  }

  /** Selects the link that was found, or released from its wait, first. */
  #selectInOrder(host: HostFrontier): Selected | undefined {
    const { open, unrated } = host;
    const isReleasedFirst = (open.first()?.after ?? Number.POSITIVE_INFINITY) <= unrated.shifted;
    const released = isReleasedFirst ? this.#selectGroup(open, host) : undefined;
    return released ?? this.#selectRated(unrated, host) ?? this.#selectGroup(open, host);
  }

  /** Selects the first URL of a queue that may be visited at once; those before it move to their groups. */
  #selectRated(
    queue: HostFrontier['unrated'] | HostFrontier['named'],
    host: HostFrontier,
  ): Selected | undefined {
    for (let candidate = queue.peek(); candidate; candidate = queue.peek()) {
      const take = (): Candidate | undefined => {
        this.#unrated--;
        return queue.shift();
      };
      const isWaiting = candidate.state === 'waiting';
      if (isWaiting && this.#priority.mayVisit(candidate)) return { isLow: false, take };
      take();
      if (isWaiting) this.#groups.add(candidate, host);
    }
    return undefined;
  }

  /**
   * Selects an unproductive URL while others wait. Visits have tried each further query that may be listed, so that these
   * have a share of their own while new paths wait as well; those that are never listed had no such visits.
   */
  #selectShare(host: HostFrontier): Selected | undefined {
    const { ignoreQueryParameters } = this.#run.settings;
    if (ignoreQueryParameters || this.#share.isQueryLeft || host.low.size === 0)
      return this.#selectLow(host, NONE);
    return this.#selectGroup(host.low, host);
  }

  /**
   * Selects an unproductive URL. It waits for running visits to others of its host and sort that promise at least
   * `awaited` and more than itself; a further query also waits for those to new paths.
   */
  #selectLow(host: HostFrontier, awaited: number): Selected | undefined {
    const getLeast = (isQuery: boolean): number => {
      const max = this.#getMaxExpected({ host, isQuery });
      return max < awaited ? 0 : max;
    };
    const path = (): Selected | undefined => this.#selectGroup(host.low, host, getLeast(false));
    const query = (): Selected | undefined =>
      this.#getMaxExpected({ host, isQuery: false }) < PROMISING_PATH
        ? this.#selectGroup(host.lowQueries, host, getLeast(true))
        : undefined;
    return this.#share.isQueryNext ? (query() ?? path()) : (path() ?? query());
  }

  #selectGroup(queue: RankedGroups, host: HostFrontier, least = 0): Selected | undefined {
    const group = this.#groups.select(queue, host, least);
    return group && { isLow: group.rating === 'low', take: () => this.#groups.take(group) };
  }
}

/** Whether a URL probably leads to many others: pagination and sections. */
function isFirst({ source, url, is }: Candidate, isNext: boolean): boolean {
  return isNext || is.paged || (source === LINK && segmentCount(url) <= 1);
}
