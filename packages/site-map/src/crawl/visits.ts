import { hasCode, isTransient, redirectTarget, type FetchResponse } from '@web-data/net';
import { withoutFormat } from '@web-data/net/url';
import { LINK, SEED, type Candidate } from './candidates.ts';
import { Canonicals } from './canonicals.ts';
import type { Discovery } from './discovery.ts';
import { Duplicates } from './duplicates.ts';
import { followLinks, type Followed } from './follow.ts';
import { RETRY } from './host-queue.ts';
import { MissingPages } from './missing-pages.ts';
import { holdsLinks, readPage, type Page } from './page.ts';
import { createPrint } from './print.ts';
import { waitAfterFailure, waitAfterResponse } from './retry.ts';
import { toError } from './run.ts';
import type { Site } from './site.ts';
import type { SitemapSource } from './sitemap-source.ts';
import { SeenHashes, TextIndex, type Comparison } from './text-index.ts';
import { Walls, createStatusError, detectWall, leavingTheWeb, looping } from './walls.ts';

/** One visit: the candidate, the URL to request (not always the canonical one), and the number of the attempt. */
export interface Visit {
  readonly candidate: Candidate;
  readonly url: URL;
  readonly site: Site;
  readonly attempt: number;
}

const MAX_REDIRECTS = 10;
/** Files of text that documentation keeps beside its pages. */
const TEXT_FILE = /\.(?:md|mdx|markdown|txt|rst|adoc)$/i;
/** Number of failures after which a host that has never responded is abandoned. */
const DEAD_AFTER = 3;

/** Visits pages: decides whether to, fetches, evaluates the response, and follows the links. */
export class Visits {
  /** Pages that could not be read. */
  readonly walls: Walls;
  /** Pages that are the response for missing ones. */
  readonly missing: MissingPages;
  readonly #discovery: Discovery;
  readonly #sitemaps: SitemapSource | undefined;
  /** Whether the redirects of the start URL have ended. */
  #isStartReached = false;
  readonly #blocks = new SeenHashes();
  readonly #textIndex = new TextIndex();
  readonly #canonicals: Canonicals;
  readonly #duplicates: Duplicates;
  readonly #cameBack = new Set<Candidate>();

  constructor(discovery: Discovery, sitemaps: SitemapSource | undefined) {
    this.walls = new Walls(discovery.run);
    this.missing = new MissingPages(discovery.run);
    this.#discovery = discovery;
    this.#sitemaps = sitemaps;
    this.#canonicals = new Canonicals(discovery.ledger);
    this.#duplicates = new Duplicates(discovery.candidates, discovery.ledger);
  }

  async visit(visit: Visit): Promise<void> {
    const { run, collector, ledger } = this.#discovery;
    const { candidate, site } = visit;
    if (candidate.state !== 'waiting' || run.stopped) return;
    const folded =
      candidate.source === LINK ? collector.foldLink(candidate.url) : collector.fold(candidate.url);
    if (folded !== candidate.url) return this.#movesTo(visit, new URL(folded), candidate.is.hops);
    if (!(await this.#isAllowed(visit))) return ledger.reject(candidate);
    if (site.dead || (site.failures >= DEAD_AFTER && !site.reached)) {
      this.walls.note('failing', candidate);
      return ledger.drop(candidate, site.failure);
    }
    if (!site.robots.allows(candidate.url)) {
      this.walls.note(site.unruly ? 'robots-unread' : 'disallowed', candidate);
      return ledger.listUnvisited(candidate);
    }
    if (run.stats.pages >= run.settings.budget.pages) return this.#endPages();
    await this.#fetch(visit);
  }

  /** Decides results that are only known at the end. */
  end(): void {
    const { candidates, collector, ledger } = this.#discovery;
    this.#canonicals.settle();
    collector.settle();
    for (const page of candidates.values()) if (this.#isOtherFormat(page)) ledger.fold(page);
  }

  /** Whether a listed file of plain text is that of a listed page: `/x.md` of `/x`. Only pages have text that is read. */
  #isOtherFormat({ url, state, source, is }: Candidate): boolean {
    if (state !== 'listed' || source !== LINK || is.print?.textLength !== 0 || !TEXT_FILE.test(url))
      return false;
    const bare = withoutFormat(url)?.replace(/\/index$/, '') ?? '';
    const pages = [bare, `${bare}/`, `${bare}.html`].map((form) => this.#discovery.candidates.get(form));
    return pages.some((page) => page?.state === 'listed' && page.is.print?.textLength !== 0);
  }

  /**
   * Notes a page that does not redirect. The redirects of the start URL may pass through foreign hosts: where they end
   * decides what the site is.
   */
  #endStartRedirects(candidate: Candidate, url: URL): void {
    if (this.#isStartReached || candidate.source !== SEED) return;
    this.#isStartReached = true;
    if (!candidate.is.isWaypoint) return;
    const { sites } = this.#discovery;
    sites.scope.moveTo(url.hostname);
    const site = sites.at(url.origin);
    if (site) this.#sitemaps?.addSite(site);
  }

  #endPages(): void {
    const { run } = this.#discovery;
    run.reasons.bound('pages', run.settings.budget.pages);
    run.stop('budget');
  }

  async #isAllowed({ candidate, url }: Visit): Promise<boolean> {
    const { allowUrl } = this.#discovery.run.settings;
    if (!allowUrl) return true;
    return (candidate.note.judged = await allowUrl(url, 'page'));
  }

  async #fetch(visit: Visit): Promise<void> {
    const { run } = this.#discovery;
    const { fetcher, settings, headers, stats } = run;
    const { pageBytes, pageTimeout } = settings.budget;
    stats.pages++;
    try {
      const request = { headers, maxBytes: pageBytes, timeout: pageTimeout, accept: holdsLinks };
      const response = await fetcher.get(visit.url, request);
      visit.site.reached = true;
      visit.site.failures = 0;
      run.spend(response.bytes);
      this.#judge(visit, response);
    } catch (error) {
      this.#failed(visit, error);
    }
    await run.reads.catchUp();
  }

  #judge(visit: Visit, response: FetchResponse): void {
    const { ledger } = this.#discovery;
    const { candidate, site } = visit;
    const { status } = response;
    const wall = detectWall(response);
    if (isTransient(status) && wall === undefined) return this.#overloaded(visit, response);
    site.queue.pace.speedUp();
    const target = redirectTarget(response);
    if (target) return this.#redirected(visit, target);
    if (status === 200 && wall === undefined) return this.#readLater(visit, response);
    this.#endStartRedirects(candidate, visit.url);
    if (wall !== undefined) {
      this.walls.note(wall, candidate);
      return ledger.listUnvisited(candidate);
    }
    if (status < 300) return ledger.list(candidate);
    if (status >= 500) this.walls.note('failing', candidate);
    ledger.dead(candidate, createStatusError(response));
  }

  /** Reads a page after the next request is sent, since the connection is free as soon as the page has arrived. */
  #readLater(visit: Visit, response: FetchResponse): void {
    this.#discovery.run.reads.add(() => this.#readOrFail(visit, response));
  }

  *#readOrFail(visit: Visit, response: FetchResponse): Generator<void> {
    try {
      yield* this.#read(visit, response);
    } catch (error) {
      this.#failed(visit, error);
    }
  }

  *#read(visit: Visit, response: FetchResponse): Generator<void> {
    const { frontier, ledger } = this.#discovery;
    const { candidate } = visit;
    const page = readPage(response);
    if (page.refresh) return this.#redirected(visit, page.refresh);
    this.#endStartRedirects(candidate, visit.url);
    this.#noteBounds(candidate, page, response);
    const comparison = this.#look(candidate, response);
    const followed = { candidate, comparison, discovery: this.#discovery, onSitemap: this.#onSitemap };
    frontier.noteVisited(candidate, yield* followLinks(page, followed));
    this.walls.noteRead(candidate, visit.url.href, page);
    if (!page.isPage) return ledger.drop(candidate);
    this.#list(candidate, page);
    this.missing.note(candidate, visit.site);
  }

  readonly #onSitemap: Followed['onSitemap'] = (url, kind) => this.#sitemaps?.addNamed(url, kind);

  #noteBounds({ url }: Candidate, page: Page, { truncated }: FetchResponse): void {
    const { reasons, stopped } = this.#discovery.run;
    if (truncated && !stopped) reasons.note('page-size', url);
    if (page.isCut) reasons.note('page-links', url);
  }

  /** Returns how much of a page is new, and whether it repeats another page word by word. */
  #look(candidate: Candidate, { body }: FetchResponse): Comparison {
    const { frontier, collector } = this.#discovery;
    let newTextLength = 0;
    const print = createPrint(body, candidate.url, (hash, size) => {
      if (this.#blocks.add(hash)) newTextLength += size;
    });
    candidate.note.print = print;
    const comparison = this.#textIndex.note(candidate, print.text, newTextLength);
    if (comparison.copy) frontier.parts.noteCopy(comparison.copy);
    collector.notePage(candidate);
    return comparison;
  }

  #list(candidate: Candidate, page: Page): void {
    const { note } = candidate;
    note.title = page.title;
    note.description = page.description;
    const canonical = page.links.find(({ kind }) => kind === 'canonical');
    if (canonical && this.#isReplaced(candidate, canonical.href, page.base)) return;
    this.#discovery.ledger.list(candidate);
    this.#duplicates.note(candidate);
  }

  /**
   * Whether a `rel=canonical` in scope replaces the page in the result. Two pages that name each other are both listed.
   */
  #isReplaced(candidate: Candidate, href: string, url: URL): boolean {
    const { source } = candidate;
    const target = this.#discovery.collector.takeHref(href, { url, origin: url.origin }, { source });
    return target !== undefined && this.#canonicals.replaces(candidate, target);
  }

  #redirected(visit: Visit, to: URL): void {
    const { frontier, ledger, collector, candidates } = this.#discovery;
    const { candidate, url } = visit;
    const { hops } = candidate.is;
    if (hops >= MAX_REDIRECTS || to.href === url.href) return ledger.dead(candidate, looping(candidate));
    if (!/^https?:$/.test(to.protocol)) return ledger.dead(candidate, leavingTheWeb(candidate, to));
    collector.noteAlias(url, to);
    const before = candidates.size;
    this.#movesTo(visit, to, hops + 1);
    frontier.noteNonPage(candidate, candidates.size - before);
  }

  #movesTo(visit: Visit, to: URL, hops: number): void {
    const { collector, ledger } = this.#discovery;
    const { candidate } = visit;
    const { source } = candidate;
    if (source === SEED && this.#isHiddenStart(to)) return this.#standsFor(visit, to, hops);
    const naming = { source, hops };
    const target =
      source === SEED ? collector.takeWaypoint(new URL(to), naming) : collector.take(new URL(to), naming);
    if (target === candidate) return this.#walkOn(visit, to, hops);
    ledger.replace(candidate);
    if (target?.state !== 'alias') return;
    if (!this.#comesBack(target, to) && source === SEED) ledger.dead(candidate, looping(candidate));
  }

  /** Whether the start redirects to a URL of the site that is never listed, because of its query. */
  #isHiddenStart(to: URL): boolean {
    const { run, sites } = this.#discovery;
    return run.settings.ignoreQueryParameters && to.search.length > 1 && sites.scope.includes(to.hostname);
  }

  /** Lists the start URL instead of its redirect target; the form of the target without a query is visited as well. */
  #standsFor(visit: Visit, to: URL, hops: number): void {
    const { collector, sites } = this.#discovery;
    collector.take(new URL(to.pathname, to), { source: LINK, hops });
    this.#walkOn({ ...visit, site: sites.at(to.origin) ?? visit.site }, to, hops);
  }

  /** Requests a page once more when a redirect chain leads back to it, for example after it has set a cookie. */
  #comesBack(target: Candidate, url: URL): boolean {
    const site = this.#discovery.sites.at(url.origin);
    if (!site || this.#cameBack.has(target)) return false;
    this.#cameBack.add(target);
    this.#discovery.candidates.settle(target, 'waiting');
    this.#requeue({ candidate: target, url, site, attempt: 1 }, 0);
    return true;
  }

  /** Follows a redirect that only added a session id or a query: its target has the same canonical form. */
  #walkOn(visit: Visit, to: URL, hops: number): void {
    visit.candidate.note.hops = hops;
    this.#requeue({ ...visit, url: to }, 0);
  }

  #overloaded(visit: Visit, response: FetchResponse): void {
    const { ledger } = this.#discovery;
    const wait = waitAfterResponse(response, visit.site, visit.attempt);
    if (wait !== undefined) return this.#requeue({ ...visit, attempt: visit.attempt + 1 }, wait);
    const isLimited = response.status === 429;
    this.walls.note(isLimited ? 'rate-limited' : 'failing', visit.candidate);
    // Too many requests says nothing about the page.
    if (isLimited) ledger.listUnvisited(visit.candidate);
    else ledger.dead(visit.candidate, createStatusError(response));
  }

  #failed(visit: Visit, error: unknown): void {
    if (hasCode(error, 'Aborted')) return;
    const { run, ledger } = this.#discovery;
    run.noteFailure(visit.site, error);
    const wait = waitAfterFailure(error, visit.site, visit.attempt);
    if (wait !== undefined) return this.#requeue({ ...visit, attempt: visit.attempt + 1 }, wait);
    this.walls.note('failing', visit.candidate);
    ledger.dead(visit.candidate, toError(error));
  }

  #requeue(visit: Visit, delay: number): void {
    this.#discovery.run.scheduler.pushLater(delay, visit.site.queue, RETRY, () => this.visit(visit));
  }
}
