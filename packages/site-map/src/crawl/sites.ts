import { hasCode, fetchRobots, ALLOW_NONE } from '@web-data/net';
import { ROBOTS } from './host-queue.ts';
import { backoff, isTooLong, MAX_ATTEMPTS, slowDown } from './retry.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';
import type { Site } from './site.ts';

/** The origins found so far. Each is closed to visits until its robots.txt is known. */
export class Sites {
  /** Called for each site whose rules are known, unless it does not respond. */
  onOpen: (site: Site) => void = () => {};
  /** Which hosts belong to the site. */
  readonly scope: Scope;
  readonly #run: Run;
  readonly #sites = new Map<string, Site>();
  #last: Site | undefined;

  constructor(run: Run) {
    this.#run = run;
    this.scope = new Scope(run.start, run.settings.includeSubdomains);
  }

  get size(): number {
    return this.#sites.size;
  }

  /** Returns the site of an origin, opened on first use; undefined above the budget of hosts. */
  at(origin: string): Site | undefined {
    if (this.#last?.origin === origin) return this.#last;
    const known = this.#sites.get(origin);
    if (known) return (this.#last = known);
    const { scheduler, settings, reasons } = this.#run;
    if (this.#sites.size >= settings.budget.hosts) {
      reasons.bound('hosts', settings.budget.hosts);
      return undefined;
    }
    const queue = scheduler.host(origin);
    const unknown = { failures: 0, reached: false, dead: false, unruly: false };
    const site: Site = { origin, queue, robots: ALLOW_NONE, ...unknown };
    this.#sites.set(origin, site);
    queue.closed = true;
    scheduler.push(queue, ROBOTS, () => this.#open(site, 1));
    return site;
  }

  async #open(site: Site, attempt: number): Promise<void> {
    const run = this.#run;
    try {
      const { robots, bytes, failed, overload, fromCache } = await fetchRobots(
        run.fetcher,
        site.origin,
        run.robotsRequest,
      );
      if (!fromCache) run.spend(bytes);
      const tooLong = isTooLong(overload);
      if (overload && !tooLong) slowDown(site.queue, overload, attempt);
      if (failed && !tooLong && attempt < MAX_ATTEMPTS) return this.#openLater(site, attempt);
      site.robots = robots;
      site.unruly = failed;
      site.queue.pace.setDelay(robots.crawlDelay);
    } catch (error) {
      if (hasCode(error, 'Unreachable') && attempt < MAX_ATTEMPTS) return this.#openLater(site, attempt);
      this.#failed(site, error);
    }
    site.queue.closed = false;
    // A host that does not respond to the request for its rules (RFC 9309 §2.3.1.4) receives none for sitemaps either.
    if (!site.dead && !hasCode(site.failure, 'Timeout')) this.onOpen(site);
    run.scheduler.wake(site.queue);
  }

  #openLater(site: Site, attempt: number): void {
    this.#run.scheduler.pushLater(backoff(attempt), site.queue, ROBOTS, () => this.#open(site, attempt + 1));
  }

  #failed(site: Site, error: unknown): void {
    site.dead = hasCode(error, 'Unreachable', 'AddressRejected');
    this.#run.noteFailure(site, error);
  }
}
