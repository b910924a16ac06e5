import { getOrAdd } from './get-or-add.ts';
import type { Candidate } from './candidates.ts';
import type { Part } from './part.ts';
import { Fifo } from './queues.ts';
import { Group, RankedGroups } from './ranked-groups.ts';
import type { Site } from './site.ts';
import { NamedQueue } from './sitemap-sample.ts';

/** The URLs of one host that wait for a visit. */
export class HostFrontier {
  readonly site: Site;
  /** Pagination and sections, which lead to many others. */
  readonly first: Fifo<Candidate> = new Fifo();
  /** URLs of sitemaps. */
  readonly named: NamedQueue = new NamedQueue();
  /** URLs of links that are not rated yet. */
  readonly unrated: Fifo<Candidate> = new Fifo();
  /** Groups that may be visited, since an event changed their place. */
  readonly open: RankedGroups = new RankedGroups();
  readonly poor: RankedGroups = new RankedGroups();
  readonly low: RankedGroups = new RankedGroups();
  /** Unproductive URLs that are further queries of known paths. */
  readonly lowQueries: RankedGroups = new RankedGroups();
  /** Number of URLs that wait for the first visits to similar ones. */
  probed = 0;
  readonly #groups = new Map<Part, Map<number, Group>>();

  constructor(site: Site) {
    this.site = site;
  }

  /** Number of waiting URLs. */
  get size(): number {
    return this.unratedSize + this.open.size + this.poor.size + this.probed + this.lowSize;
  }

  /** Number of waiting URLs that are in no group. */
  get unratedSize(): number {
    return this.first.size + this.named.size + this.unrated.size;
  }

  /** Number of waiting unproductive URLs. */
  get lowSize(): number {
    return this.low.size + this.lowQueries.size;
  }

  /** Returns the group of URLs with the same deciding part and properties, created on first use. */
  group(part: Part, properties: number): Group {
    const groups = getOrAdd(this.#groups, part, () => new Map<number, Group>());
    return getOrAdd(groups, properties, () => new Group());
  }

  /** Forgets all waiting URLs. */
  clear(): void {
    const { first, named, unrated, open, poor, low, lowQueries } = this;
    for (const queue of [first, named, unrated, open, poor, low, lowQueries]) queue.clear();
    this.#groups.clear();
    this.probed = 0;
  }
}
