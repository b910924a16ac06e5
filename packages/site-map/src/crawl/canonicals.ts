import { withoutQuery } from '../url/canonical.ts';
import { plainForm } from '../url/plain-form.ts';
import type { Candidate } from './candidates.ts';
import { hasSubstance } from './print.ts';
import type { Ledger } from './ledger.ts';

/** Pages of other paths that one URL may replace by their word alone; more of them are a template's mistake. */
const MAX_CLAIMS = 2;

/** Judges `rel=canonical`: believed where it is plausible, not where it makes many different pages one. */
export class Canonicals {
  readonly #ledger: Ledger;
  readonly #claims = new Map<Candidate, Candidate[]>();
  readonly #disbelieved = new Set<Candidate>();
  /** Who named whom. */
  readonly #named = new Map<Candidate, Candidate>();

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** True when `target`, which `page` names as its canonical form, replaces it. Sitemaps name pages of their own. */
  replaces(page: Candidate, target: Candidate): boolean {
    if (target === page || target.state === 'gone' || target.state === 'alias') return false;
    this.#named.set(page, target);
    const isClear = isSamePath(page, target) || isSamePage(page, target);
    if (!(isClear || this.#isPlausible(page, target)) || page.isNamed) return false;
    this.#ledger.fold(page);
    if (target.state === 'waiting') (target.note.replaces ??= []).push(page);
    return true;
  }

  /** At the end all pages are known: those that equal what they name are folded, whichever came first. */
  settle(): void {
    for (const [page, target] of this.#named) {
      const isOpen = page.state === 'listed' && target.state === 'listed' && !page.isNamed;
      if (isOpen && isSamePage(page, target)) this.#ledger.fold(page);
    }
  }

  /** Pages that a sitemap names count as well: what they say of others is the same mistake. */
  #isPlausible(page: Candidate, target: Candidate): boolean {
    // Every page of a template whose author knew but one page says so.
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
