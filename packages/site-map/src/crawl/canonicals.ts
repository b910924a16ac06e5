import { withoutQuery, plainForm } from '@web-data/net/url';
import type { Candidate } from './candidates.ts';
import { hasSubstance } from './print.ts';
import type { Ledger } from './ledger.ts';

/** Max pages with other paths and content that one URL may replace; more of them are an error in a template. */
const MAX_CLAIMS = 2;

/** Evaluates `rel=canonical`: it counts when it is plausible, and not when it merges many different pages. */
export class Canonicals {
  readonly #ledger: Ledger;
  readonly #claims = new Map<Candidate, Candidate[]>();
  readonly #disbelieved = new Set<Candidate>();
  /** Canonical targets by page. */
  readonly #named = new Map<Candidate, Candidate>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Whether the canonical target of a page replaces it. Pages of sitemaps are never replaced. */
  replaces(page: Candidate, target: Candidate): boolean {
    if (target === page || target.state === 'gone' || target.state === 'alias') return false;
    this.#named.set(page, target);
    const isClear = isSamePath(page, target) || isSamePage(page, target);
    if (!(isClear || this.#isPlausible(page, target)) || page.isNamed) return false;
    this.#ledger.fold(page);
    if (target.state === 'waiting') (target.note.replaces ??= []).push(page);
    return true;
  }

  /** Folds pages that equal their canonical target; called at the end, when all pages are known. */
  settle(): void {
    for (const [page, target] of this.#named) {
      const isOpen = page.state === 'listed' && target.state === 'listed' && !page.isNamed;
      if (isOpen && isSamePage(page, target)) this.#ledger.fold(page);
    }
  }

  /** Whether a target has few claims. Pages of sitemaps count too, since they have the same error in their template. */
  #isPlausible(page: Candidate, target: Candidate): boolean {
    // A template with a fixed canonical link typically names the home page.
    if (this.#disbelieved.has(target) || new URL(target.url).pathname === '/') return false;
    const claims = this.#claims.get(target) ?? [];
    this.#claims.set(target, claims);
    if (claims.length < MAX_CLAIMS) return claims.push(page) > 0;
    this.#claims.delete(target);
    this.#disbelieved.add(target);
    for (const claim of claims) if (claim.is.folded && claim.state === 'alias') this.#ledger.list(claim);
    return false;
  }
}

function isSamePath(page: Candidate, target: Candidate): boolean {
  return plainForm(withoutQuery(page.url)) === plainForm(withoutQuery(target.url));
}

function isSamePage({ is: { print } }: Candidate, target: Candidate): boolean {
  return hasSubstance(print) && print?.exact === target.is.print?.exact;
}
