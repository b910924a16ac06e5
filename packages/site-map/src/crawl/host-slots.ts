import type { Run } from './run.ts';
import { SiteQueues } from './site-queues.ts';
import type { Site } from './site.ts';

/** Priority of visits on their host, below robots.txt and sitemaps. */
const PRIORITY = 1;

/** The slots of each host, one for each waiting URL. A host without a URL to visit parks its slot. */
export class HostSlots {
  readonly #run: Run;
  readonly #onSlot: (queues: SiteQueues) => Promise<void>;
  readonly #siteQueues = new Map<Site, SiteQueues>();

  constructor(run: Run, onSlot: (queues: SiteQueues) => Promise<void>) {
    this.#run = run;
    this.#onSlot = onSlot;
  }

  /** The queues of all hosts. */
  get siteQueues(): Iterable<SiteQueues> {
    return this.#siteQueues.values();
  }

  /** Returns the queues of one host. */
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

  /** Returns one parked slot to its host. */
  giveBack(queues: SiteQueues): void {
    if (queues.parked === 0) return;
    queues.parked--;
    this.give(queues);
  }

  /** Returns one parked slot to any host. */
  giveOneBack(): void {
    for (const queues of this.#siteQueues.values()) if (queues.parked > 0) return this.giveBack(queues);
  }

  /** Returns all parked slots; true when there were any. */
  giveAllBack(): boolean {
    let returned = false;
    for (const queues of this.#siteQueues.values()) {
      const { parked } = queues;
      // Reset first, since an abandoned host drops its slots at once.
      queues.parked = 0;
      returned ||= parked > 0;
      for (let slot = 0; slot < parked; slot++) this.give(queues);
    }
    return returned;
  }
}
