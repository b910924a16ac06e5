import { FetchError } from '@web-data/net';
import type { Link } from '../link.ts';
import type { Frontier } from './frontier.ts';
import { SEED, type Candidate, type Candidates, type CandidateState } from './candidates.ts';
import type { Run } from './run.ts';

/** Parts of a discovery that a ledger reads and updates. */
export interface LedgerParts {
  readonly candidates: Candidates;
  readonly frontier: Frontier;
  readonly onListed: ((link: Link) => void) | undefined;
}

/** Records the result for each candidate: listed, left out, or replaced by another. */
export class Ledger {
  readonly #run: Run;
  readonly #parts: LedgerParts;

  constructor(run: Run, parts: LedgerParts) {
    this.#run = run;
    this.#parts = parts;
  }

  list(candidate: Candidate): void {
    if (candidate.is.hidden) return this.drop(candidate);
    const isNew = candidate.state !== 'listed';
    this.#settle(candidate, 'listed');
    if (isNew) this.#parts.onListed?.(candidate.toLink());
    this.#checkLimit();
  }

  /**
   * Notes a URL that was listed without a visit. With `allowUrl` it may still be left out, so it does not count towards
   * the limit.
   */
  noteListed(url: string): void {
    this.#parts.onListed?.({ url });
    if (this.#run.settings.allowUrl === undefined) this.#checkLimit();
  }

  /** Lists a URL that may not be fetched, unless nothing links to it. */
  listUnvisited(candidate: Candidate): void {
    if (candidate.is.implied) this.drop(candidate);
    else this.list(candidate);
  }

  /** Notes that another URL replaces it. */
  replace(candidate: Candidate): void {
    this.#settle(candidate, 'alias');
  }

  /** Notes that another page replaces it, unless a sitemap contains it: then both are listed. */
  fold(candidate: Candidate): void {
    if (!candidate.is.folded && !candidate.isNamed) this.#run.stats.copies++;
    candidate.note.folded = true;
    this.replace(candidate);
  }

  /** Lists a page again that turned out to differ from the one that replaced it. */
  unfold(candidate: Candidate): void {
    if (candidate.state !== 'alias' || !candidate.is.folded) return;
    candidate.note.folded = false;
    if (!candidate.isNamed) this.#run.stats.copies--;
    this.list(candidate);
  }

  /** Leaves a URL out. Pages with a canonical link to it are listed themselves. */
  drop(candidate: Candidate, reason?: FetchError): void {
    if (candidate.source === SEED) this.#run.startFailure ??= reason;
    this.#settle(candidate, 'gone');
    for (const page of candidate.is.replaces ?? []) this.list(page);
  }

  /** Leaves out a URL that failed permanently. */
  dead(candidate: Candidate, reason: FetchError): void {
    this.#run.stats.errors++;
    if (candidate.source === SEED) this.#run.startFailure = reason;
    this.drop(candidate);
  }

  /** Leaves out a URL that the caller's policy rejects. */
  reject(candidate: Candidate): void {
    if (candidate.source === SEED) {
      const message = `${candidate.url} was not visited: the caller's policy refuses it.`;
      this.#run.startFailure = new FetchError('UrlRejected', message);
    }
    this.drop(candidate);
  }

  #settle(candidate: Candidate, state: CandidateState): void {
    const { candidates, frontier } = this.#parts;
    candidates.settle(candidate, state, state === 'listed' && frontier.parts.isSuspect(candidate));
    frontier.settled(candidate);
  }

  /** URLs that are listed last are cut first, so they do not stop the run while others wait. */
  #checkLimit(): void {
    const { candidates, frontier } = this.#parts;
    const { stopAtLimit, limit } = this.#run.settings;
    if (!stopAtLimit || candidates.listed < limit) return;
    if (candidates.listed - candidates.listedLast >= limit || !frontier.othersWait) this.#run.stop('limit');
  }
}
