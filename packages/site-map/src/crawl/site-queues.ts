import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import { LowQueue } from './low-queue.ts';
import { NamedQueue } from './named-queue.ts';
import type { Site } from './site.ts';

/** What waits to be visited on one host. */
export class SiteQueues {
  readonly site: Site;
  /** Takes one turn of the host. */
  readonly visitNext: () => Promise<void>;
  /** The start, pagination and sections: they lead to many others. */
  readonly first: Fifo<Candidate> = new Fifo();
  /** What sitemaps name. */
  readonly named: NamedQueue = new NamedQueue();
  /** What pages link to. */
  readonly rest: Fifo<Candidate> = new Fifo();
  /** What is of a place that pays a little. */
  readonly poor: LowQueue = new LowQueue();
  /** What does not seem to pay. */
  readonly low: LowQueue = new LowQueue();
  /** The same, of what is never answered and only read for its links. */
  readonly lowHidden: LowQueue = new LowQueue();
  /** Turns given back since nothing might be visited in them. */
  parked = 0;
  /** URLs held back until the first visits to their place have ended. */
  held = 0;

  constructor(site: Site, visitNext: () => Promise<void>) {
    this.site = site;
    this.visitNext = visitNext;
  }

  /** True when something waits that does not seem to pay. */
  get hasLow(): boolean {
    return this.low.size + this.lowHidden.size > 0;
  }

  /** True when something waits that had no turn for now. */
  get isWaiting(): boolean {
    return this.hasLow || this.held > 0 || this.poor.size > 0;
  }
}
