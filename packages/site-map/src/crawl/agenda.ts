import { segmentCount } from '../url/page-url.ts';
import { Backlog } from './backlog.ts';
import { LINK, SEED, SITEMAP, type Candidate } from './candidates.ts';
import type { Coverage } from './coverage.ts';
import { Feelers } from './feelers.ts';
import { originOf } from './origin.ts';
import type { Parts } from './parts.ts';
import { Prospects } from './prospects.ts';
import type { Run } from './run.ts';
import { Shelf } from './shelf.ts';
import type { Site } from './site.ts';
import type { Sites } from './sites.ts';

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
  readonly #coverage: Coverage;
  readonly #parts: Parts;
  readonly #prospects: Prospects;
  readonly #feelers: Feelers;
  readonly #backlog: Backlog;
  readonly #shelves = new Map<Site, Shelf>();
  /** URLs that wait or are being visited, of those that are not low; how many only sitemaps name, how many are being visited. */
  #others = 0;
  #named = 0;
  #open = 0;

  constructor(run: Run, sites: Sites, parts: Parts, coverage: Coverage) {
    this.#run = run;
    this.#sites = sites;
    this.#parts = parts;
    this.#coverage = coverage;
    this.#prospects = new Prospects(run, parts);
    this.#feelers = new Feelers(parts);
    this.#backlog = new Backlog(parts, this.#prospects);
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
    if (!this.#backlog.end(candidate) && !candidate.is.open) return;
    if (candidate.is.open) {
      candidate.note.open = false;
      this.#others--;
      this.#open--;
    }
    this.#feelers.end(candidate, this.#free);
    this.#release();
  }

  /** Notes that a visit led to nothing but more of the same. */
  noteBarren(candidate: Candidate): void {
    if (candidate.is.open) this.#backlog.noteBarren();
  }

  /** Gives the turns back that were kept from what does not pay; true when there were any. */
  releaseAll(): boolean {
    let released = false;
    this.#open = 0;
    this.#feelers.freeAll(this.#free);
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

  /** Gives back one turn that a host could not use. */
  #giveBack(shelf: Shelf): void {
    if (shelf.parked === 0) return;
    shelf.parked--;
    this.#giveTurn(shelf);
  }

  async #turn(shelf: Shelf): Promise<void> {
    // The page that named a URL is first read to its end: what came of it decides where the URL belongs.
    await undefined;
    const candidate = this.#take(shelf);
    if (!candidate || this.#run.stopped) return;
    this.#backlog.noteVisit();
    await this.visit(candidate, shelf.site);
  }

  /** What a host's turn is for. */
  #take(shelf: Shelf): Candidate | undefined {
    if (shelf.hasLow && this.#backlog.mayGo) {
      const low = this.#takeLow(shelf);
      if (low) return low;
    }
    const other = this.#takeOther(shelf);
    if (other) return other;
    const last = this.#others <= 0 || this.#backlog.mayGo ? this.#takeLow(shelf) : undefined;
    const taken = last ?? this.#takeOther(shelf);
    if (!taken && shelf.isWaiting) shelf.parked++;
    return taken;
  }

  #takeOther(shelf: Shelf): Candidate | undefined {
    for (let next = this.#nextOther(shelf); next; next = this.#nextOther(shelf)) {
      if (this.#prospects.isPoor(next)) this.#putBehind(shelf, next);
      else if (this.#mayBegin(shelf, next)) return this.#begin(next);
    }
    // What is held back may pay more, and its turn comes soon.
    if (shelf.held > 0 && !this.#backlog.mayGo) return undefined;
    for (let next = this.#nextPoor(shelf); next; next = this.#nextPoor(shelf)) {
      if (this.#mayBegin(shelf, next)) return this.#begin(next);
    }
    return undefined;
  }

  #putBehind({ poor }: Shelf, candidate: Candidate): void {
    const worth = this.#prospects.worthOf(candidate);
    poor.push({ candidate, part: this.#parts.of(candidate), worth });
  }

  #nextPoor({ poor }: Shelf): Candidate | undefined {
    return poor.shift((candidate) => this.#prospects.worthOf(candidate), 0)?.candidate;
  }

  /** True when a URL is to be visited now; else it is put where it belongs. */
  #mayBegin(shelf: Shelf, candidate: Candidate): boolean {
    if (candidate.state !== 'waiting') this.#others--;
    else if (this.#prospects.isLow(candidate)) this.#lower(shelf, candidate);
    else {
      const place = this.#feelers.placeToWaitFor(candidate);
      if (!place) return true;
      this.#feelers.hold(candidate, place, shelf);
    }
    return false;
  }

  #begin(candidate: Candidate): Candidate {
    candidate.note.open = true;
    this.#feelers.begin(candidate);
    this.#open++;
    return candidate;
  }

  /** Sitemap entries come first, as they do in the answer, until they have proved to be all there is. */
  #nextOther({ first, rest, named }: Shelf): Candidate | undefined {
    const isCovered = this.#isCovered;
    const next = first.shift() ?? (isCovered ? rest.shift() : undefined);
    if (next) return next;
    if (isCovered && this.#others - this.#open === this.#named && this.sitemapsRead()) return this.#end();
    const entry = named.shift();
    if (entry) this.#named--;
    return entry ?? rest.shift();
  }

  /** True when a sample of each kind of page that sitemaps name has led to nothing else. */
  get #isCovered(): boolean {
    if (!this.#coverage.isProven) return false;
    for (const { named } of this.#shelves.values()) if (!named.isSampled) return false;
    return true;
  }

  /** Nothing is left but entries of sitemaps, and a sample of these has led nowhere else. */
  #end(): undefined {
    this.#run.reasons.note('sampled', '', this.#named);
    this.#run.stop('covered');
  }

  #lower(shelf: Shelf, candidate: Candidate): void {
    this.#backlog.add(candidate, shelf);
    this.#others--;
    this.#release();
  }

  #takeLow(shelf: Shelf): Candidate | undefined {
    const onRaised = (raised: Candidate): void => {
      shelf.rest.push(raised);
      this.#others++;
    };
    for (let low = this.#backlog.take(shelf, onRaised); low; low = this.#backlog.take(shelf, onRaised)) {
      const place = this.#feelers.placeToWaitFor(low);
      if (!place) return this.#beginLow(low);
      this.#feelers.hold(low, place, shelf);
      this.#others++;
    }
    return undefined;
  }

  #beginLow(candidate: Candidate): Candidate {
    this.#backlog.begin(candidate);
    this.#feelers.begin(candidate);
    return candidate;
  }

  /** What was held back has its turn again. */
  readonly #free = (candidate: Candidate, shelf: Shelf): void => {
    shelf.rest.push(candidate);
    this.#giveBack(shelf);
  };

  /** A turn that was kept from what does not pay may be given now. */
  #release(): void {
    if (this.#others <= 0) return void this.releaseAll();
    if (!this.#backlog.mayGo) return;
    for (const shelf of this.#shelves.values()) if (shelf.parked > 0) return this.#giveBack(shelf);
  }
}

function isFirst(candidate: Candidate, isNext: boolean): boolean {
  const { source, url, is } = candidate;
  if (source === SEED || isNext || is.paged) return true;
  return source === LINK && segmentCount(url) <= 1;
}
