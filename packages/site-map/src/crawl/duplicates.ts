import { plainForm } from '@web-data/net/url';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import type { Ledger } from './ledger.ts';

/** Folds URLs that are different spellings of one address, after their pages were found to be equal. */
export class Duplicates {
  readonly #candidates: Candidates;
  readonly #ledger: Ledger;
  /** Visited URLs that are not in their plain form, by that form. */
  readonly #others = new Map<string, Candidate[]>();

  constructor(candidates: Candidates, ledger: Ledger) {
    this.#candidates = candidates;
    this.#ledger = ledger;
  }

  /** Adds a listed page; of two equal pages, the one with the plainer URL remains. */
  note(page: Candidate): void {
    const form = plainForm(page.url);
    const others = this.#others.get(form);
    const plain = form === page.url ? undefined : this.#candidates.get(form);
    for (const other of [...(plain ? [plain] : []), ...(others ?? [])]) this.#compare(page, other, form);
    if (form === page.url) return;
    if (others) others.push(page);
    else this.#others.set(form, [page]);
  }

  #compare(page: Candidate, other: Candidate, form: string): void {
    if (page.state !== 'listed' || other.state !== 'listed') return;
    if (page.is.print?.exact !== other.is.print?.exact) return;
    const loser = isPlainer(page.url, other.url, form) ? other : page;
    if (loser.source === LINK) this.#ledger.fold(loser);
  }
}

function isPlainer(url: string, other: string, form: string): boolean {
  if (url === form || other === form) return url === form;
  return url.length === other.length ? url < other : url.length < other.length;
}
