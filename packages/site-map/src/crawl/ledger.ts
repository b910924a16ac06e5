import { SiteMapError } from '../errors.ts';
import type { Link, MapStats } from '../link.ts';
import type { Settings } from '../options.ts';
import { SEED, type Candidate, type Candidates } from './candidates.ts';

export interface LedgerOptions {
  readonly candidates: Candidates;
  readonly settings: Settings;
  readonly stats: MapStats;
  readonly onListed: ((link: Link) => void) | undefined;
  /** Called when `limit` is met and nothing has to be ranked first. */
  readonly onLimit: () => void;
}

/** Books the verdict on each candidate: listed, left out, or replaced by another. */
export class Ledger {
  /** Why the start page itself could not be read. */
  startFailure: SiteMapError | undefined;
  readonly #options: LedgerOptions;

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  list(candidate: Candidate): void {
    const { candidates, onListed } = this.#options;
    candidates.settle(candidate, 'listed');
    onListed?.(candidate.toLink());
    this.#checkLimit();
  }

  /** A URL that was listed for being named. */
  noteListed(url: string): void {
    this.#options.onListed?.({ url });
    this.#checkLimit();
  }

  /** Listed without having been seen: named by others, but not ours to fetch. */
  listUnvisited(candidate: Candidate): void {
    if (candidate.is.implied) this.drop(candidate);
    else this.list(candidate);
  }

  /** Another URL stands in its place. */
  replace(candidate: Candidate): void {
    this.#options.candidates.settle(candidate, 'alias');
  }

  /** Leaves a URL out. Pages that named it as their canonical form stand for themselves again. */
  drop(candidate: Candidate, reason?: SiteMapError): void {
    if (candidate.source === SEED) this.startFailure ??= reason;
    this.#options.candidates.settle(candidate, 'gone');
    for (const page of candidate.is.replaces ?? []) this.list(page);
  }

  /** Leaves out a URL that failed for good. */
  dead(candidate: Candidate, reason: SiteMapError): void {
    this.#options.stats.errors++;
    if (candidate.source === SEED) this.startFailure = reason;
    this.drop(candidate);
  }

  /** Leaves out a URL the caller's policy refuses. */
  refuse(candidate: Candidate): void {
    if (candidate.source === SEED) {
      const message = `${candidate.url} was not visited: the caller's policy refuses it.`;
      this.startFailure = new SiteMapError('UrlRefused', message);
    }
    this.drop(candidate);
  }

  #checkLimit(): void {
    const { candidates, settings, onLimit } = this.#options;
    if (settings.stopAtLimit && candidates.listed >= settings.limit) onLimit();
  }
}
