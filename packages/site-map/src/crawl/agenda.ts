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
 * The order of visits. What pays comes first; what only its own kind names waits until its part has paid; what looks
 * generated comes last. Both get a small share of the visits while anything else waits, and all of them once nothing
 * does, up to `budget.suspects`. Which URL a turn of a host is for is decided when the turn has come.
 */
export class Agenda {
  /** Visits one URL. */
  visit: (candidate: Candidate, site: Site) => Promise<void> = () => Promise.resolve();
  /** True when every sitemap known has been read. */
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

  /** True while something waits that may pay. */
  get othersWait(): boolean {
    return this.#choice.othersWait;
  }

  /** Takes in a new URL. False past the budget of hosts. */
  add(candidate: Candidate, isNext: boolean): boolean {
    const site = this.#sites.at(getOrigin(candidate.url));
    if (!site) return false;
    const queues = this.#slots.queues(site);
    this.#choice.add(candidate, queues, isNext);
    this.#slots.give(queues);
    return true;
  }

  /** A visit has ended in a verdict. */
  settled(candidate: Candidate): void {
    this.#choice.end(candidate);
  }

  /** Notes that a visit led to nothing but more of the same. */
  noteBarren(candidate: Candidate): void {
    this.#choice.noteBarren(candidate);
  }

  /** Gives the turns back that were kept from what does not pay; true when there were any. */
  releaseAll(): boolean {
    return this.#choice.releaseAll();
  }

  async #visitNext(queues: SiteQueues): Promise<void> {
    // The page that named a URL is first read to its end: what came of it decides where the URL belongs.
    await undefined;
    const candidate = this.#choice.take(queues);
    if (!candidate && queues.isWaiting) queues.parked++;
    if (!candidate || this.#run.stopped) return;
    this.#choice.noteVisit();
    await this.visit(candidate, queues.site);
  }
}
