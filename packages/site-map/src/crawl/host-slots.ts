import type { Run } from './run.ts';
import { SiteQueues } from './site-queues.ts';
import type { Site } from './site.ts';

/** Priority of visits on their host: robots.txt and sitemaps come before them. */
const PRIORITY = 1;

/** The turns of each host, one for each URL that waits there. A host that has nothing to visit in one parks it. */
export class HostSlots {
  readonly #run: Run;
  readonly #onSlot: (queues: SiteQueues) => Promise<void>;
  readonly #siteQueues = new Map<Site, SiteQueues>();

  constructor(run: Run, onSlot: (queues: SiteQueues) => Promise<void>) {
    this.#run = run;
    this.#onSlot = onSlot;
  }

  /** What waits on each host. */
  get siteQueues(): Iterable<SiteQueues> {
    return this.#siteQueues.values();
  }

  /** What waits on one host. */
  queues(site: Site): SiteQueues {
    let queues = this.#siteQueues.get(site);
    if (!queues) {
      const created = new SiteQueues(site, () => this.#onSlot(created));
      this.#siteQueues.set(site, (queues = created));
    }
    return queues;
  }

  give({ site, visitNext: slot }: SiteQueues): void {
    this.#run.scheduler.push(site.queue, PRIORITY, slot);
  }

  /** Gives back one turn that a host could not use. */
  giveBack(queues: SiteQueues): void {
    if (queues.parked === 0) return;
    queues.parked--;
    this.give(queues);
  }

  /** Gives back one turn that any host could not use. */
  giveOneBack(): void {
    for (const queues of this.#siteQueues.values()) if (queues.parked > 0) return this.giveBack(queues);
  }

  /** Gives back all of them; true when there were any. */
  giveAllBack(): boolean {
    let returned = false;
    for (const queues of this.#siteQueues.values()) {
      const { parked } = queues;
      // First, since a host that is given up drops its turns at once.
      queues.parked = 0;
      returned ||= parked > 0;
      for (let slot = 0; slot < parked; slot++) this.give(queues);
    }
    return returned;
  }
}
