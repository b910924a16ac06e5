import { hasCode, type SiteMapError } from '../errors.ts';
import type { Fetcher } from '../fetch/index.ts';
import { fetchRobots, type RobotsRequest } from '../robots/fetch.ts';
import { ALLOW_ALL, ALLOW_NONE, type Robots } from '../robots/robots.ts';
import type { HostQueue } from './host-queue.ts';
import { isTooLong, slowDown } from './retry.ts';
import type { Scheduler } from './scheduler.ts';

/** One origin of the site: its queue and its rules. */
export interface Site {
  readonly origin: string;
  readonly queue: HostQueue;
  robots: Robots;
  /** Failed connections since the last that worked. */
  failures: number;
  /** Some request was answered. */
  reached: boolean;
  /** No connection is possible: nothing of it belongs to the answer. */
  dead: boolean;
  /** What went wrong last. */
  failure?: SiteMapError;
}

export interface SitesOptions {
  readonly fetcher: Fetcher;
  readonly scheduler: Scheduler;
  readonly maxSites: number;
  readonly request: RobotsRequest;
  readonly spend: (bytes: number) => void;
  readonly onOpen: (site: Site) => void;
  readonly onFailure: (site: Site, error: unknown) => void;
}

const MAX_ATTEMPTS = 3;

/** The origins met so far. Each is closed to visits until its robots.txt is known. */
export class Sites {
  readonly #options: SitesOptions;
  readonly #sites = new Map<string, Site>();
  #last: Site | undefined;

  constructor(options: SitesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#sites.size;
  }

  /** The site of an origin, opened on first use; undefined past the budget of hosts. */
  at(origin: string): Site | undefined {
    if (this.#last?.origin === origin) return this.#last;
    const known = this.#sites.get(origin);
    if (known) return (this.#last = known);
    if (this.#sites.size >= this.#options.maxSites) return undefined;
    const queue = this.#options.scheduler.host(origin);
    const site: Site = { origin, queue, robots: ALLOW_NONE, failures: 0, reached: false, dead: false };
    this.#sites.set(origin, site);
    queue.closed = true;
    this.#options.scheduler.push(queue, 0, () => this.#open(site, 1));
    return site;
  }

  async #open(site: Site, attempt: number): Promise<void> {
    const { fetcher, request, spend, scheduler, onOpen } = this.#options;
    try {
      const { robots, bytes, failed, overload, fromCache } = await fetchRobots(fetcher, site.origin, request);
      if (!fromCache) spend(bytes);
      const tooLong = isTooLong(overload);
      if (overload && !tooLong) slowDown(site.queue, overload, attempt);
      if (failed && !tooLong && attempt < MAX_ATTEMPTS) return this.#openLater(site, attempt);
      site.robots = robots;
      site.queue.setDelay(robots.crawlDelay);
    } catch (error) {
      if (hasCode(error, 'Unreachable') && attempt < MAX_ATTEMPTS) return this.#openLater(site, attempt);
      this.#failed(site, error);
    }
    site.queue.closed = false;
    // A host that keeps silent about its rules (RFC 9309 §2.3.1.4) is not asked for sitemaps either.
    if (!site.dead && !hasCode(site.failure, 'Timeout')) onOpen(site);
    scheduler.wake(site.queue);
  }

  #openLater(site: Site, attempt: number): void {
    this.#options.scheduler.pushLater(2 ** attempt * 100, site.queue, 0, () => this.#open(site, attempt + 1));
  }

  #failed(site: Site, error: unknown): void {
    site.dead = hasCode(error, 'Unreachable', 'AddressRefused');
    if (hasCode(error, 'TooManyRedirects')) site.robots = ALLOW_ALL;
    this.#options.onFailure(site, error);
  }
}
