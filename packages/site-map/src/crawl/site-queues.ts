import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import { LowQueue } from './low-queue.ts';
import { NamedQueue } from './named-queue.ts';
import type { Site } from './site.ts';

/** URLs that wait for a visit on one host. */
export class SiteQueues {
  readonly site: Site;
  /** Uses one slot of the host. */
  readonly visitNext: () => Promise<void>;
  /** The start, pagination and sections, which lead to many others. */
  readonly first: Fifo<Candidate> = new Fifo();
  /** URLs of sitemaps. */
  readonly named: NamedQueue = new NamedQueue();
  /** URLs of links. */
  readonly rest: Fifo<Candidate> = new Fifo();
  /** URLs of parts that are a little productive. */
  readonly poor: LowQueue = new LowQueue();
  /** URLs that seem unproductive. */
  readonly low: LowQueue = new LowQueue();
  /** Unproductive URLs that are never listed and only read for their links. */
  readonly lowHidden: LowQueue = new LowQueue();
  /** Number of parked slots, returned because no URL might be visited. */
  parked = 0;
  /** Number of URLs that are held back until the first visits to their part have ended. */
  held = 0;

  constructor(site: Site, visitNext: () => Promise<void>) {
    this.site = site;
    this.visitNext = visitNext;
  }

  /** Whether unproductive URLs wait. */
  get hasLow(): boolean {
    return this.low.size + this.lowHidden.size > 0;
  }

  /** Whether URLs wait that may not be visited yet. */
  get isWaiting(): boolean {
    return this.hasLow || this.held > 0 || this.poor.size > 0;
  }
}
