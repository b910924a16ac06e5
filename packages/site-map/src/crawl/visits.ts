import { hasCode, SiteMapError } from '../errors.ts';
import { redirectTarget, type Fetcher, type FetchResponse } from '../fetch/index.ts';
import type { MapStats } from '../link.ts';
import type { Settings } from '../options.ts';
import type { Scope } from '../url/scope.ts';
import { LINK, SEED, type Candidate } from './candidates.ts';
import { followLinks } from './follow.ts';
import type { Frontier } from './frontier.ts';
import { hashOf } from './hash.ts';
import type { Ledger } from './ledger.ts';
import { holdsLinks, readPage } from './page.ts';
import { isTransient, waitAfterAnswer, waitAfterFailure } from './retry.ts';
import type { Scheduler } from './scheduler.ts';
import type { Site } from './sites.ts';
import type { Traps } from './traps.ts';

const MAX_REDIRECTS = 10;
/** A host that never answered is given up after so many failures. */
const DEAD_AFTER = 3;

export interface VisitsOptions {
  readonly settings: Settings;
  readonly fetcher: Fetcher;
  readonly scheduler: Scheduler;
  readonly frontier: Frontier;
  readonly ledger: Ledger;
  readonly scope: Scope;
  readonly traps: Traps;
  readonly stats: MapStats;
  readonly headers: Readonly<Record<string, string>>;
  readonly isStopped: () => boolean;
  readonly spend: (bytes: number) => void;
  /** Runs work when the answers that are there have been received; the crawl does not end before. */
  readonly defer: (work: () => void) => void;
  readonly onBudget: () => void;
  readonly onSitemap: (url: URL) => void;
  readonly onFailure: (site: Site, error: unknown) => void;
}

/** One visit: the candidate, the URL to ask (not always its canonical one), and how often it was tried. */
export interface Visit {
  readonly candidate: Candidate;
  readonly url: URL;
  readonly site: Site;
  readonly attempt: number;
}

/** Visits pages: decides whether to, fetches, judges the answer, and follows the links. */
export class Visits {
  readonly #options: VisitsOptions;
  readonly #cameBack = new Set<Candidate>();

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  async visit(visit: Visit): Promise<void> {
    const { settings, frontier, ledger, stats, isStopped, onBudget } = this.#options;
    const { candidate, site } = visit;
    if (candidate.state !== 'waiting' || isStopped()) return;
    const folded = frontier.fold(candidate.url);
    if (folded !== candidate.url) return this.#movesTo(visit, new URL(folded), candidate.is.hops);
    if (this.#isInTrap(candidate)) return ledger.drop(candidate);
    if (!(await this.#isAllowed(visit))) return ledger.refuse(candidate);
    if (site.dead || (site.failures >= DEAD_AFTER && !site.reached))
      return ledger.drop(candidate, site.failure);
    if (!site.robots.allows(candidate.url)) return ledger.listUnvisited(candidate);
    if (stats.pages >= settings.budget.pages) return onBudget();
    await this.#fetch(visit);
  }

  /** True when a listed page must not be answered after all: it is part of a trap and like the pages before it. */
  isTrapped(candidate: Candidate): boolean {
    return candidate.is.barren && this.#isInTrap(candidate);
  }

  async #isAllowed({ candidate, url }: Visit): Promise<boolean> {
    const { allowUrl } = this.#options.settings;
    if (!allowUrl) return true;
    return (candidate.note.judged = await allowUrl(url));
  }

  #isInTrap({ source, is: { pattern, selfNamed } }: Candidate): boolean {
    return source === LINK && selfNamed && pattern !== undefined && this.#options.traps.isTrap(pattern);
  }

  async #fetch(visit: Visit): Promise<void> {
    const { fetcher, settings, headers, stats, spend } = this.#options;
    const { pageBytes, pageTimeout } = settings.budget;
    stats.pages++;
    try {
      const request = { headers, maxBytes: pageBytes, timeout: pageTimeout, accept: holdsLinks };
      const response = await fetcher.get(visit.url, request);
      visit.site.reached = true;
      visit.site.failures = 0;
      spend(response.bytes);
      this.#judge(visit, response);
    } catch (error) {
      this.#failed(visit, error);
    }
  }

  #judge(visit: Visit, response: FetchResponse): void {
    const { ledger } = this.#options;
    const { candidate, site } = visit;
    const { status } = response;
    if (isTransient(status)) return this.#overloaded(visit, response);
    site.queue.speedUp();
    const target = redirectTarget(response);
    if (target) return this.#redirected(visit, target);
    if (status === 200) return this.#readLater(visit, response);
    const isDead = status === 404 || status === 410 || status >= 500 || (status >= 300 && status < 400);
    if (isDead) return ledger.dead(candidate, answered(response));
    if (status < 300) ledger.list(candidate);
    else ledger.listUnvisited(candidate);
  }

  /** The connection is free as soon as the page is here: the next request goes out before this page is read. */
  #readLater(visit: Visit, response: FetchResponse): void {
    this.#options.defer(() => {
      try {
        this.#read(visit, response);
      } catch (error) {
        this.#failed(visit, error);
      }
    });
  }

  #read(visit: Visit, response: FetchResponse): void {
    const { traps, frontier, ledger, onSitemap } = this.#options;
    const { candidate } = visit;
    const page = readPage(response);
    if (page.refresh) return this.#redirected(visit, page.refresh);
    const { note } = candidate;
    const pattern = (note.pattern ??= traps.patternOf(candidate.url));
    const brought = followLinks(page, pattern, frontier, onSitemap);
    note.barren = traps.note(pattern, { title: page.title, body: hashOf(response.body), ...brought });
    if (!page.isPage) return ledger.drop(candidate);
    note.title = page.title;
    note.description = page.description;
    const canonical = page.links.find(({ kind }) => kind === 'canonical');
    if (!canonical || !this.#isReplaced(candidate, canonical.href, page.base)) ledger.list(candidate);
  }

  /** `rel=canonical` in scope: that URL stands in the answer instead. Two pages naming each other both stay. */
  #isReplaced(candidate: Candidate, href: string, url: URL): boolean {
    const { frontier, ledger } = this.#options;
    const { source } = candidate;
    const target = frontier.takeHref(href, { url, origin: url.origin }, { source });
    if (!target || target === candidate || target.state === 'gone' || target.state === 'alias') return false;
    ledger.replace(candidate);
    if (target.state === 'waiting') (target.note.replaces ??= []).push(candidate);
    return true;
  }

  #redirected(visit: Visit, to: URL): void {
    const { ledger, frontier, scope } = this.#options;
    const { candidate, url } = visit;
    const { hops } = candidate.is;
    if (hops >= MAX_REDIRECTS || to.href === url.href) return ledger.dead(candidate, looping(candidate));
    if (!/^https?:$/.test(to.protocol)) return ledger.dead(candidate, leavingTheWeb(candidate, to));
    // Where the start itself leads is the site that was asked for.
    if (candidate.source === SEED) scope.adopt(to.hostname);
    frontier.noteTwin(url, to);
    this.#movesTo(visit, to, hops + 1);
  }

  #movesTo(visit: Visit, to: URL, hops: number): void {
    const { frontier, ledger } = this.#options;
    const { candidate } = visit;
    const target = frontier.take(new URL(to), { source: candidate.source, hops });
    if (target !== candidate) {
      ledger.replace(candidate);
      if (target) this.#comesBack(target, to, visit.site);
      return;
    }
    // A session id or a query was added: the same page by its canonical name, so the redirect is walked as it is.
    candidate.note.hops = hops;
    this.#again({ ...visit, url: to }, 0);
  }

  /** A chain that leads back to where it began, such as to set a cookie on the way: that page is asked once more. */
  #comesBack(target: Candidate, url: URL, site: Site): void {
    if (target.state !== 'alias' || url.origin !== site.origin || this.#cameBack.has(target)) return;
    this.#cameBack.add(target);
    this.#options.frontier.candidates.settle(target, 'waiting');
    this.#again({ candidate: target, url, site, attempt: 1 }, 0);
  }

  #overloaded(visit: Visit, response: FetchResponse): void {
    const { ledger } = this.#options;
    const wait = waitAfterAnswer(response, visit.site, visit.attempt);
    if (wait !== undefined) return this.#again({ ...visit, attempt: visit.attempt + 1 }, wait);
    // Too many requests is no verdict about the page.
    if (response.status === 429) ledger.listUnvisited(visit.candidate);
    else ledger.dead(visit.candidate, answered(response));
  }

  #failed(visit: Visit, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    this.#options.onFailure(visit.site, error);
    const wait = waitAfterFailure(error, visit.site, visit.attempt);
    if (wait === undefined) this.#options.ledger.dead(visit.candidate, toError(error));
    else this.#again({ ...visit, attempt: visit.attempt + 1 }, wait);
  }

  #again(visit: Visit, delay: number): void {
    this.#options.scheduler.pushLater(delay, visit.site.queue, 2, () => this.visit(visit));
  }
}

/** Any failure as one of ours. */
export function toError(error: unknown): SiteMapError {
  if (error instanceof SiteMapError) return error;
  return new SiteMapError('Unreachable', 'The site could not be read.', { cause: error });
}

function answered({ url, status }: FetchResponse): SiteMapError {
  if (status === 404 || status === 410)
    return new SiteMapError('NotFound', `${url.href} answered ${status}. Check that the page exists.`);
  return new SiteMapError('Unreachable', `${url.href} answered ${status}: the site is in trouble.`);
}

function leavingTheWeb({ url }: Candidate, { protocol }: URL): SiteMapError {
  const message = `${url} redirects to an address of the scheme ${protocol} which is no web page. Check where it leads.`;
  return new SiteMapError('Unreachable', message);
}

function looping({ url }: Candidate): SiteMapError {
  return new SiteMapError('TooManyRedirects', `${url} redirects in a loop or too often.`);
}
