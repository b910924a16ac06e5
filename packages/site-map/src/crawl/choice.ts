import { segmentCount } from '@web-data/net/url';
import { Backlog } from './backlog.ts';
import { LINK, SEED, SITEMAP, type Candidate } from './candidates.ts';
import type { Coverage } from './coverage.ts';
import { Feelers } from './feelers.ts';
import type { HostSlots } from './host-slots.ts';
import type { Parts } from './parts.ts';
import { Prospects } from './prospects.ts';
import type { Run } from './run.ts';
import type { SiteQueues } from './site-queues.ts';

/** Parts of a discovery that the choice of a visit depends on. */
export interface ChoiceParts {
  readonly parts: Parts;
  readonly coverage: Coverage;
  readonly slots: HostSlots;
  /** Whether every known sitemap has been read. */
  readonly sitemapsRead: () => boolean;
}

/** Chooses the URL for a slot of a host, and counts waiting and running URLs. */
export class Choice {
  readonly #run: Run;
  readonly #by: ChoiceParts;
  readonly #prospects: Prospects;
  readonly #feelers: Feelers;
  readonly #backlog: Backlog;
  /**
   * URLs that are not low and that wait or are being visited; of these, how many come from sitemaps only, and how many
   * are being visited.
   */
  #others = 0;
  #named = 0;
  #open = 0;

  constructor(run: Run, by: ChoiceParts) {
    this.#run = run;
    this.#by = by;
    this.#prospects = new Prospects(run, by.parts);
    this.#feelers = new Feelers(by.parts);
    this.#backlog = new Backlog(by.parts, this.#prospects);
  }

  /** Whether URLs wait that may be productive. */
  get othersWait(): boolean {
    return this.#others > 0;
  }

  /** Adds a new URL. */
  add(candidate: Candidate, queues: SiteQueues, isNext: boolean): void {
    if (isFirst(candidate, isNext)) queues.first.push(candidate);
    else if (candidate.source === SITEMAP && !candidate.is.hidden) {
      queues.named.push(candidate);
      this.#named++;
    } else queues.rest.push(candidate);
    this.#others++;
  }

  /** Takes the URL for a slot of a host; undefined when none may be visited. */
  take(queues: SiteQueues): Candidate | undefined {
    if (queues.hasLow && this.#backlog.mayGo) {
      const low = this.#takeLow(queues);
      if (low) return low;
    }
    const other = this.#takeOther(queues);
    if (other) return other;
    const last = this.#others <= 0 || this.#backlog.mayGo ? this.#takeLow(queues) : undefined;
    return last ?? this.#takeOther(queues);
  }

  noteVisit(): void {
    this.#backlog.noteVisit();
  }

  /** Notes that a visit only led to more URLs of the same kind. */
  noteBarren(candidate: Candidate): void {
    if (candidate.is.open) this.#backlog.noteBarren();
  }

  /** Notes that a visit has ended with a result. */
  end(candidate: Candidate): void {
    if (!this.#backlog.end(candidate) && !candidate.is.open) return;
    if (candidate.is.open) {
      candidate.note.open = false;
      this.#others--;
      this.#open--;
    }
    this.#feelers.end(candidate, this.#free);
    this.#release();
  }

  /**
   * Releases all URLs that are held back and all withheld slots, when nothing is running any more; returns whether
   * there were any.
   */
  releaseAll(): boolean {
    this.#open = 0;
    this.#feelers.freeAll(this.#free);
    this.#others = 0;
    return this.#by.slots.giveAllBack();
  }

  #takeOther(queues: SiteQueues): Candidate | undefined {
    for (let next = this.#nextOther(queues); next; next = this.#nextOther(queues)) {
      if (this.#prospects.isPoor(next)) this.#putBehind(queues, next);
      else if (this.#mayBegin(queues, next)) return this.#begin(next);
    }
    // A URL that is held back may be more productive, and is released soon.
    if (queues.held > 0 && !this.#backlog.mayGo) return undefined;
    for (let next = this.#nextPoor(queues); next; next = this.#nextPoor(queues)) {
      if (this.#mayBegin(queues, next)) return this.#begin(next);
    }
    return undefined;
  }

  #putBehind({ poor }: SiteQueues, candidate: Candidate): void {
    const score = this.#prospects.getScore(candidate);
    poor.push({ candidate, part: this.#by.parts.of(candidate), score });
  }

  #nextPoor({ poor }: SiteQueues): Candidate | undefined {
    return poor.shift((candidate) => this.#prospects.getScore(candidate), 0)?.candidate;
  }

  /** Returns whether a URL may be visited now; otherwise moves it to the queue where it belongs. */
  #mayBegin(queues: SiteQueues, candidate: Candidate): boolean {
    if (candidate.state !== 'waiting') this.#others--;
    else if (this.#prospects.isLow(candidate)) this.#lower(queues, candidate);
    else {
      const part = this.#feelers.partToWaitFor(candidate);
      if (!part) return true;
      this.#feelers.hold(candidate, part, queues);
    }
    return false;
  }

  #begin(candidate: Candidate): Candidate {
    candidate.note.open = true;
    this.#feelers.begin(candidate);
    this.#open++;
    return candidate;
  }

  /** Entries of sitemaps come first, as in the result, until coverage is proven. */
  #nextOther({ first, rest, named }: SiteQueues): Candidate | undefined {
    const isCovered = this.#isCovered;
    const next = first.shift() ?? (isCovered ? rest.shift() : undefined);
    if (next) return next;
    if (isCovered && this.#others - this.#open === this.#named && this.#by.sitemapsRead())
      return this.#stop();
    const entry = named.shift();
    if (entry) this.#named--;
    return entry ?? rest.shift();
  }

  /** Whether a sample of each kind of page in the sitemaps led to no other URLs. */
  get #isCovered(): boolean {
    if (!this.#by.coverage.isProven) return false;
    for (const { named } of this.#by.slots.siteQueues) if (!named.isSampled) return false;
    return true;
  }

  /** Stops the run: only entries of sitemaps are left, and a sample of them led to no other URLs. */
  #stop(): undefined {
    this.#run.reasons.bound('sampled', this.#named);
    this.#run.stop('covered');
  }

  #lower(queues: SiteQueues, candidate: Candidate): void {
    this.#backlog.add(candidate, queues);
    this.#others--;
    this.#release();
  }

  #takeLow(queues: SiteQueues): Candidate | undefined {
    const onRaised = (raised: Candidate): void => {
      queues.rest.push(raised);
      this.#others++;
    };
    for (let low = this.#backlog.take(queues, onRaised); low; low = this.#backlog.take(queues, onRaised)) {
      const part = this.#feelers.partToWaitFor(low);
      if (!part) return this.#beginLow(low);
      this.#feelers.hold(low, part, queues);
      this.#others++;
    }
    return undefined;
  }

  #beginLow(candidate: Candidate): Candidate {
    this.#backlog.begin(candidate);
    this.#feelers.begin(candidate);
    return candidate;
  }

  /** Puts a released URL back into its queue, with a slot. */
  readonly #free = (candidate: Candidate, queues: SiteQueues): void => {
    queues.rest.push(candidate);
    this.#by.slots.giveBack(queues);
  };

  /** Returns a withheld slot to its host when an unproductive visit is allowed. */
  #release(): void {
    if (this.#others <= 0) this.releaseAll();
    else if (this.#backlog.mayGo) this.#by.slots.giveOneBack();
  }
}

function isFirst(candidate: Candidate, isNext: boolean): boolean {
  const { source, url, is } = candidate;
  if (source === SEED || isNext || is.paged) return true;
  return source === LINK && segmentCount(url) <= 1;
}
