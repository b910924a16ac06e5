import { segmentCount } from '../url/page-url.ts';
import { LINK, SEED, SITEMAP, type Candidate } from './candidates.ts';
import type { Coverage } from './coverage.ts';
import { Fifo } from './fifo.ts';
import { originOf } from './origin.ts';
import { isPagination } from './pagination.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import { Shelf } from './shelf.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

/** One of so many visits goes to what does not seem to pay while anything else waits. */
const SHARE = 30;
/** Of those that do not pay, one of so many is only read for its links while others wait. */
const HIDDEN_SHARE = 12;
/** Visits at once to a place of which nothing good is known yet. */
const FEELERS = 3;
/** Priority of visits on their host: robots.txt and sitemaps come before them. */
const PRIORITY = 1;

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
  readonly #parts: Parts;
  readonly #coverage: Coverage;
  readonly #shelves = new Map<Site, Shelf>();
  /** What waits for the first visits to its place, by the place. */
  readonly #held = new Map<Part, { readonly shelf: Shelf; readonly waiting: Fifo<Candidate> }>();
  /** URLs that wait or are being visited, of those that are not low; how many only sitemaps name, how many are being visited. */
  #others = 0;
  #named = 0;
  #open = 0;
  #visits = 0;
  /** Visits to what did not pay. */
  #low = 0;
  /** Visits to what looks generated. */
  #suspects = 0;

  constructor(run: Run, sites: Sites, parts: Parts, coverage: Coverage) {
    this.#run = run;
    this.#sites = sites;
    this.#parts = parts;
    this.#coverage = coverage;
  }

  /** True while something waits that may pay. */
  get othersWait(): boolean {
    return this.#others > 0;
  }

  /** Takes in a new URL. False past the budget of hosts. */
  add(candidate: Candidate, isNext: boolean): boolean {
    const site = this.#sites.at(originOf(candidate.url));
    if (!site) return false;
    const shelf = this.#shelf(site);
    if (isFirst(candidate, isNext)) shelf.first.push(candidate);
    else if (candidate.source === SITEMAP && !candidate.is.hidden) {
      shelf.named.push(candidate);
      this.#named++;
    } else shelf.rest.push(candidate);
    this.#others++;
    this.#giveTurn(shelf);
    return true;
  }

  /** A visit has ended in a verdict. */
  settled(candidate: Candidate): void {
    if (!candidate.is.open) return;
    candidate.note.open = false;
    this.#others--;
    this.#open--;
    const around = this.#parts.around(candidate);
    around.open--;
    this.#letGo(around);
    this.#release();
  }

  /** Notes that a visit led to nothing but more of the same. */
  noteBarren(candidate: Candidate): void {
    if (candidate.is.open) this.#low++;
  }

  /** Gives the turns back that were kept from what does not pay; true when there were any. */
  releaseAll(): boolean {
    let released = false;
    this.#open = 0;
    for (const around of this.#held.keys()) {
      around.open = 0;
      this.#letGo(around);
    }
    this.#others = 0;
    for (const shelf of this.#shelves.values()) {
      const { parked } = shelf;
      // First, since a host that is given up drops its turns at once.
      shelf.parked = 0;
      released ||= parked > 0;
      for (let turn = 0; turn < parked; turn++) this.#giveTurn(shelf);
    }
    return released;
  }

  #shelf(site: Site): Shelf {
    let shelf = this.#shelves.get(site);
    if (!shelf) {
      const created = new Shelf(site, () => this.#turn(created));
      this.#shelves.set(site, (shelf = created));
    }
    return shelf;
  }

  #giveTurn({ site, turn }: Shelf): void {
    this.#run.scheduler.push(site.queue, PRIORITY, turn);
  }

  async #turn(shelf: Shelf): Promise<void> {
    // The page that named a URL is first read to its end: what came of it decides where the URL belongs.
    await undefined;
    const candidate = this.#take(shelf);
    if (!candidate || this.#run.stopped) return;
    this.#visits++;
    await this.visit(candidate, shelf.site);
  }

  /** What a host's turn is for. */
  #take(shelf: Shelf): Candidate | undefined {
    if (shelf.low.size + shelf.lowHidden.size > 0 && this.#lowMayGo()) {
      const low = this.#takeLow(shelf);
      if (low) return low;
    }
    const other = this.#takeOther(shelf);
    if (other) return other;
    const last = this.#others <= 0 || this.#lowMayGo() ? this.#takeLow(shelf) : undefined;
    const taken = last ?? this.#takeOther(shelf);
    if (!taken && shelf.isWaiting) shelf.parked++;
    return taken;
  }

  #takeOther(shelf: Shelf): Candidate | undefined {
    for (let next = this.#nextOther(shelf); next; next = this.#nextOther(shelf)) {
      if (next.state !== 'waiting') this.#others--;
      else if (this.#isLow(next)) this.#lower(shelf, next);
      else if (!this.#mayGo(next)) this.#hold(shelf, next);
      else {
        next.note.open = true;
        this.#parts.around(next).open++;
        this.#open++;
        return next;
      }
    }
    return undefined;
  }

  /** Sitemap entries come first, as they do in the answer, until they have proved to be all there is. */
  #nextOther({ first, rest, named }: Shelf): Candidate | undefined {
    const { isProven } = this.#coverage;
    const next = first.shift() ?? (isProven ? rest.shift() : undefined);
    if (next) return next;
    if (isProven && this.#others - this.#open === this.#named && this.sitemapsRead()) return this.#end();
    const entry = named.shift();
    if (entry) this.#named--;
    return entry ?? rest.shift();
  }

  /** Nothing is left but entries of sitemaps, and a sample of these has led nowhere else. */
  #end(): undefined {
    this.#run.reasons.note('sampled', '', this.#named);
    this.#run.stop('covered');
  }

  #lower(shelf: Shelf, candidate: Candidate): void {
    const part = this.#parts.of(candidate);
    const low = candidate.is.hidden ? shelf.lowHidden : shelf.low;
    let waiting = low.get(part);
    if (!waiting) low.set(part, (waiting = new Fifo()));
    waiting.push(candidate);
    this.#others--;
    this.#release();
  }

  /** The next of what does not pay; what can be answered mostly comes before what is only read for its links. */
  #takeLow(shelf: Shelf): Candidate | undefined {
    const { low, lowHidden } = shelf;
    const [first, last] = this.#low % HIDDEN_SHARE === 0 ? [lowHidden, low] : [low, lowHidden];
    return this.#takeLowOf(shelf, first) ?? this.#takeLowOf(shelf, last);
  }

  /** Parts in turn; parts that have paid since go back to the others. */
  #takeLowOf(shelf: Shelf, parts: Map<Part, Fifo<Candidate>>): Candidate | undefined {
    for (const [part, waiting] of parts) {
      parts.delete(part);
      const candidate = waiting.shift();
      if (candidate && !this.#isLow(candidate)) {
        this.#raise(shelf, candidate, waiting);
        continue;
      }
      if (waiting.size > 0) parts.set(part, waiting);
      if (candidate?.state !== 'waiting' || !this.#isWorthTurn(candidate)) continue;
      this.#low++;
      return candidate;
    }
    return undefined;
  }

  #raise({ rest }: Shelf, first: Candidate, others: Fifo<Candidate>): void {
    for (let next: Candidate | undefined = first; next; next = others.shift()) {
      rest.push(next);
      this.#others++;
    }
  }

  #isWorthTurn(candidate: Candidate): boolean {
    const { reasons, settings } = this.#run;
    const { odd, hidden } = candidate.is;
    if (hidden) {
      const isUsedUp = this.#isUsedUp(candidate);
      if (isUsedUp) reasons.note('queries', candidate.url);
      return !isUsedUp;
    }
    if (!this.#parts.isSuspect(candidate)) return true;
    if (!odd && this.#suspects < settings.budget.suspects) return this.#suspects++ >= 0;
    reasons.note('suspects', candidate.url);
    return false;
  }

  /** Too many queries of this path have led to nothing. */
  #isUsedUp(candidate: Candidate): boolean {
    const { barren } = this.#parts.queriesOf(candidate);
    return barren >= this.#run.settings.budget.queries && !this.#parts.of(candidate).isProven;
  }

  #lowMayGo(): boolean {
    return (this.#low + 1) * SHARE <= this.#visits;
  }

  /** What only its own kind names, or what pages that did not pay lead to, has to show first that it pays. */
  #isLow(candidate: Candidate): boolean {
    const { source, is } = candidate;
    if (is.odd) return true;
    if (source === SEED || (source === SITEMAP && !is.hidden)) return false;
    const part = this.#parts.of(candidate);
    if (part.isProven || this.#parts.kindOf(candidate).isProven) return false;
    if (isPagination(candidate.url) && !part.hasFailed) return false;
    if (is.hidden || is.behind > 0 || is.selfNamed || this.#parts.kindOf(candidate).isSpent) return true;
    const around = this.#parts.around(candidate);
    return around.isBreeding && around.hasFailed;
  }

  /** A place of which nothing good is known yet is felt out by a few visits, before more of them are begun. */
  #mayGo(candidate: Candidate): boolean {
    const around = this.#parts.around(candidate);
    if (candidate.source !== LINK || around.isProven || around.open < FEELERS) return true;
    return this.#parts.kindOf(candidate).isProven;
  }

  #hold(shelf: Shelf, candidate: Candidate): void {
    const around = this.#parts.around(candidate);
    let held = this.#held.get(around);
    if (!held) this.#held.set(around, (held = { shelf, waiting: new Fifo() }));
    held.waiting.push(candidate);
    shelf.held++;
  }

  /** A visit to a place has ended: what was held back there has its turn again. */
  #letGo(around: Part): void {
    const held = this.#held.get(around);
    if (!held) return;
    this.#held.delete(around);
    const { shelf, waiting } = held;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      shelf.rest.push(next);
      shelf.held--;
      if (shelf.parked === 0) continue;
      shelf.parked--;
      this.#giveTurn(shelf);
    }
  }

  /** A turn that was kept from what does not pay may be given now. */
  #release(): void {
    if (this.#others <= 0) return void this.releaseAll();
    if (!this.#lowMayGo()) return;
    for (const shelf of this.#shelves.values()) {
      if (shelf.parked === 0) continue;
      shelf.parked--;
      return this.#giveTurn(shelf);
    }
  }
}

function isFirst(candidate: Candidate, isNext: boolean): boolean {
  const { source, url } = candidate;
  if (source === SEED || isNext || isPagination(url)) return true;
  return source === LINK && segmentCount(url) <= 1;
}
