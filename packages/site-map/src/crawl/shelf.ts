import type { Candidate } from './candidates.ts';
import { Fifo } from './fifo.ts';
import type { Part } from './part.ts';
import { Sample } from './sample.ts';
import type { Site } from './site.ts';

/** What waits to be visited on one host. */
export class Shelf {
  readonly site: Site;
  /** Takes one turn of the host. */
  readonly turn: () => Promise<void>;
  /** The start, pagination and sections: they lead to many others. */
  readonly first: Fifo<Candidate> = new Fifo();
  /** What sitemaps name. */
  readonly named: Sample<Candidate> = new Sample();
  /** What pages link to. */
  readonly rest: Fifo<Candidate> = new Fifo();
  /** What has not paid so far, part by part, in turn. */
  readonly low: Map<Part, Fifo<Candidate>> = new Map();
  /** The same, of what is never answered and only read for its links. */
  readonly lowHidden: Map<Part, Fifo<Candidate>> = new Map();
  /** Turns given back since nothing might be visited in them. */
  parked = 0;
  /** URLs held back until the first visits to their place have ended. */
  held = 0;

  constructor(site: Site, turn: () => Promise<void>) {
    this.site = site;
    this.turn = turn;
  }

  /** True when something waits that had no turn for now. */
  get isWaiting(): boolean {
    return this.low.size + this.lowHidden.size > 0 || this.held > 0;
  }
}
