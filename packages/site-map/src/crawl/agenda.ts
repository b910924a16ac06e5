import type { Candidate } from './candidates.ts';
import { Choice } from './choice.ts';
import type { Coverage } from './coverage.ts';
import { HostSlots } from './host-slots.ts';
import { getOrigin } from './origin.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import type { SiteQueues } from './site-queues.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/**
 * The order of visits. Productive URLs come first. A URL that only similar URLs link to waits until its part is
 * productive, and a URL that looks generated comes last. Both get a small share of the visits while other URLs wait,
 * and all visits after that, up to `budget.suspects`. The URL for a slot of a host is chosen when the slot becomes
 * free.
 */
export class Agenda {
  /** Visits one URL. */
  visit: (candidate: Candidate, site: Site) => Promise<void> = () => Promise.resolve();
  /** Whether every known sitemap has been read. */
  sitemapsRead: () => boolean = () => true;
  readonly #run: Run;
  readonly #sites: Sites;
  readonly #slots: HostSlots;
  readonly #choice: Choice;

  constructor(run: Run, sites: Sites, parts: Parts, coverage: Coverage) {
    this.#run = run;
    this.#sites = sites;
    const slots = new HostSlots(run, (queues) => this.#visitNext(queues));
    this.#choice = new Choice(run, { parts, coverage, slots, sitemapsRead: () => this.sitemapsRead() });
    this.#slots = slots;
  }

  /** Whether URLs wait that may be productive. */
  get othersWait(): boolean {
    return this.#choice.othersWait;
  }

  /** Adds a new URL. Returns false when the budget of hosts is used up. */
  add(candidate: Candidate, isNext: boolean): boolean {
    const site = this.#sites.at(getOrigin(candidate.url));
    if (!site) return false;
    const queues = this.#slots.queues(site);
    this.#choice.add(candidate, queues, isNext);
    this.#slots.give(queues);
    return true;
  }

  /** Notes that a visit has ended with a result. */
  settled(candidate: Candidate): void {
    this.#choice.end(candidate);
  }

  /** Notes that a visit only led to more URLs of the same kind. */
  noteBarren(candidate: Candidate): void {
    this.#choice.noteBarren(candidate);
  }

  /** Returns the slots withheld from unproductive URLs; true when there were any. */
  releaseAll(): boolean {
    return this.#choice.releaseAll();
  }

  async #visitNext(queues: SiteQueues): Promise<void> {
    // The page that links to a URL is read first, since its result decides about the queue of the URL.
    await undefined;
    const candidate = this.#choice.take(queues);
    if (!candidate && queues.isWaiting) queues.parked++;
    if (!candidate || this.#run.stopped) return;
    this.#choice.noteVisit();
    await this.visit(candidate, queues.site);
  }
}
