import { plainForm, withoutQuery } from '@web-data/net/url';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import type { Ledger } from './ledger.ts';
import { getOrigin } from './origin.ts';
import { hasSubstance } from './print.ts';

/** Max listed pages with one content that are compared. */
const MAX_SAME = 16;
/** Number of parts of a URL before its path: scheme and host. */
const ORIGIN_SEGMENTS = 2;

/**
 * Folds pages that were found to be equal: different spellings of one address, and longer forms of it.
 * Links of every copy count, and entries of sitemaps are never folded.
 */
export class Duplicates {
  readonly #candidates: Candidates;
  readonly #ledger: Ledger;
  /** Visited URLs that are not in their plain form, by that form. */
  readonly #others = new Map<string, Candidate[]>();
  /** Listed pages by their full content. */
  readonly #contents = new Map<string, Candidate[]>();

  constructor(candidates: Candidates, ledger: Ledger) {
    this.#candidates = candidates;
    this.#ledger = ledger;
  }

  /**
   * Whether a listed page has the same text, images and links, and its URL is a shorter form of that of `page`: without
   * some of its segments (`/m/x`, `/x/amp`), or without its query. Listed pages that are longer forms are folded.
   */
  isCopy(page: Candidate): boolean {
    const { print } = page.is;
    if (!print || !hasSubstance(print)) return false;
    const others = this.#contents.get(print.exact) ?? [];
    const isListed = (other: Candidate): boolean => other.state === 'listed' && other !== page;
    if (page.source === LINK && others.some((other) => isListed(other) && extendsUrl(page.url, other.url)))
      return true;
    for (const other of others)
      if (isListed(other) && other.source === LINK && extendsUrl(other.url, page.url))
        this.#ledger.fold(other);
    if (others.length < MAX_SAME) this.#contents.set(print.exact, [...others, page]);
    return false;
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

/** Whether a URL is a longer form of another one of its host: with a query, or with further segments. */
function extendsUrl(url: string, other: string): boolean {
  if (url.length <= other.length || getOrigin(url) !== getOrigin(other) || other.includes('?')) return false;
  const path = withoutQuery(url);
  if (path === other) return true;
  const segments = path.split('/').filter(Boolean);
  let at = 0;
  const remaining = other.split('/').filter(Boolean);
  for (const segment of segments) if (segment === remaining[at]) at++;
  return at === remaining.length && remaining.length > ORIGIN_SEGMENTS;
}

function isPlainer(url: string, other: string, form: string): boolean {
  if (url === form || other === form) return url === form;
  return url.length === other.length ? url < other : url.length < other.length;
}
