import { getOrAdd } from './get-or-add.ts';
import { plainForm, withoutQuery } from '@web-data/net/url';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import type { Ledger } from './ledger.ts';
import { hasSameText, hasSubstance, type Print } from './print.ts';
import { getOrigin, parameterNames, parameterValue } from './url-shapes.ts';

/** Max listed pages with one text that are compared. */
const MAX_SAME = 16;
/** Pairs of equal pages after which a difference between URLs is known to change nothing, unless one pair differs. */
const PROOF = 3;
/** Max pairs of one difference that are stored until there are enough. */
const MAX_FOLDED = 10_000;
/** Segments and parameters of the same page for printers, phones and referrers. */
const COPY_SEGMENT = /^(?:print|printable|printer(?:-friendly)?|amp|m|mobile)$/i;
const COPY_PARAMETERS =
  /^(?:(?:print|printable|printer|amp|m|mobile|ref|referrer|referer|via|share)(?:&|$))*$/i;
/** Of them, those that select the page of a phone by a switch; other values select something else, such as a month. */
const SWITCH = /^m$/i;
const SWITCH_VALUE = /^[01]?$/;
/** Those with any value, which may also select a page, such as a branch: known for a copy of the bare URL alone. */
const REFERRER = /^(?:ref|referrer|referer|via|share)$/i;

/** What one difference between URLs, such as a parameter, has done to their pages so far. */
interface Difference {
  /** Pages that equal the one without it. */
  readonly copies: Set<Candidate>;
  /** Whether one pair of pages differs. */
  counts: boolean;
}

/**
 * Folds pages that were found to be equal. Pages with the same text, images and title are one page only when the
 * difference between their URLs is known to change nothing: their spelling, a copy for printers or phones, or a query
 * or segments for which three pairs of pages were equal, links included, and none differed. Pages at different paths
 * remain, whatever their text. Links of every copy count, and entries of sitemaps are never folded.
 */
export class Duplicates {
  readonly #candidates: Candidates;
  readonly #ledger: Ledger;
  /** Visited URLs that are not in their plain form, by that form. */
  readonly #others = new Map<string, Candidate[]>();
  /** Listed pages by their text. */
  readonly #contents = new Map<number, Candidate[]>();
  /** Listed pages with a query, the first of each path. */
  readonly #queries = new Map<string, Candidate[]>();
  readonly #differences = new Map<string, Difference>();

  constructor(candidates: Candidates, ledger: Ledger) {
    this.#candidates = candidates;
    this.#ledger = ledger;
  }

  /** Adds a listed page, and folds what it shows to be equal: of two pages, the one with the plainer URL remains. */
  note(page: Candidate): void {
    this.#noteSpelling(page);
    const { print } = page.is;
    if (!print || !hasSubstance(print)) return;
    const same = this.#contents.get(print.text) ?? [];
    for (const other of same) this.#comparePair(page, other);
    if (same.length < MAX_SAME) this.#contents.set(print.text, [...same, page]);
    this.#noteQuery(page);
  }

  #noteSpelling(page: Candidate): void {
    const form = plainForm(page.url);
    const others = this.#others.get(form);
    const plain = form === page.url ? undefined : this.#candidates.get(form);
    for (const other of [...(plain ? [plain] : []), ...(others ?? [])])
      this.#compareSpelling(page, other, form);
    if (form === page.url) return;
    if (others) others.push(page);
    else this.#others.set(form, [page]);
  }

  #compareSpelling(page: Candidate, other: Candidate, form: string): void {
    if (page.state !== 'listed' || other.state !== 'listed') return;
    if (page.is.print?.exact !== other.is.print?.exact) return;
    const loser = isPlainer(page.url, other.url, form) ? other : page;
    if (loser.source === LINK) this.#ledger.fold(loser);
  }

  /** Compares pages of one path by their queries; unequal ones prove that a query counts. */
  #noteQuery(page: Candidate): void {
    const path = withoutQuery(page.url);
    const others = this.#queries.get(path) ?? [];
    const bare = path === page.url ? undefined : this.#candidates.get(path);
    for (const other of bare?.is.print ? [bare, ...others] : others)
      if (!isSamePage(page, other)) this.#noteUnequal(page, other);
    if (path !== page.url && others.length < MAX_SAME) this.#queries.set(path, [...others, page]);
  }

  #comparePair(page: Candidate, other: Candidate): void {
    if (other === page || page.state !== 'listed' || other.state !== 'listed') return;
    if (page.is.title !== other.is.title || !hasSameText(page.is.print, other.is.print)) return;
    const [shorter, longer] = other.url.length <= page.url.length ? [other, page] : [page, other];
    const difference = describeDifference(longer.url, shorter.url);
    if (difference === undefined || longer.source !== LINK) return;
    if (difference === KNOWN) return this.#ledger.fold(longer);
    if (page.is.print?.links !== other.is.print?.links) return this.#noteUnequal(page, other);
    const { copies, counts } = this.#open(difference);
    if (counts || copies.size >= MAX_FOLDED) return;
    copies.add(longer);
    if (copies.size === PROOF) for (const copy of copies) this.#ledger.fold(copy);
    else if (copies.size > PROOF) this.#ledger.fold(longer);
  }

  /** Lists the pages again that were folded for a difference. */
  #noteUnequal(page: Candidate, other: Candidate): void {
    const [shorter, longer] = other.url.length <= page.url.length ? [other, page] : [page, other];
    const key = describeDifference(longer.url, shorter.url);
    if (key === undefined || key === KNOWN) return;
    const difference = this.#open(key);
    if (difference.counts) return;
    difference.counts = true;
    if (difference.copies.size >= PROOF) for (const copy of difference.copies) this.#ledger.unfold(copy);
    difference.copies.clear();
  }

  #open(key: string): Difference {
    return getOrAdd(this.#differences, key, () => ({ copies: new Set(), counts: false }));
  }
}

/** The difference of copies for printers and phones. */
const KNOWN = 'known';

/**
 * Returns what a URL has more than another one of its host, or other values of: the names of its query, or its further
 * segments. Undefined when their paths differ otherwise.
 */
function describeDifference(url: string, other: string): string | undefined {
  const origin = getOrigin(url);
  if (origin !== getOrigin(other)) return undefined;
  const names = parameterNames(url).toSorted().join('&');
  const path = withoutQuery(url);
  const further = path === withoutQuery(other) ? [] : findFurtherSegments(path, other);
  // Of two queries, only the values may differ.
  if (further === undefined || (other.includes('?') && names !== parameterNames(other).toSorted().join('&')))
    return undefined;
  const isKnown =
    further.every((segment) => COPY_SEGMENT.test(segment)) &&
    COPY_PARAMETERS.test(names) &&
    parameterNames(url).every((name) => isCopyParameter(name, url, other));
  return isKnown ? KNOWN : `${origin} ${further.join('/')}?${names}`;
}

/** Whether a parameter of copies has the values of one in both URLs. */
function isCopyParameter(name: string, url: string, other: string): boolean {
  if (REFERRER.test(name)) return !other.includes('?');
  return !SWITCH.test(name) || [url, other].every((href) => SWITCH_VALUE.test(parameterValue(href, name)));
}

/** Returns the segments of a path that another one does not have; undefined when it lacks some of that one's. */
function findFurtherSegments(path: string, other: string): string[] | undefined {
  const remaining = other.split('/').filter(Boolean);
  const further: string[] = [];
  let at = 0;
  for (const segment of path.split('/').filter(Boolean)) {
    if (segment === remaining[at]) at++;
    else further.push(segment);
  }
  return at === remaining.length && remaining.length > ORIGIN_SEGMENTS && further.length > 0
    ? further
    : undefined;
}

/** Number of parts of a URL before its path: scheme and host. */
const ORIGIN_SEGMENTS = 2;

function isSamePage(page: Candidate, other: Candidate): boolean {
  const hasSameLinks = page.is.print?.links === other.is.print?.links;
  return hasSameLinks && page.is.title === other.is.title && hasSameText(page.is.print, other.is.print);
}

/**
 * Returns a key that copies of a page share, for a crawl that compares no pairs: pages of one path with the same text,
 * images and title, whatever their queries, and their copies for printers and phones. Undefined for short pages.
 */
export function createCopyKey(href: string, title: string | undefined, print: Print): string | undefined {
  if (!hasSubstance(print)) return undefined;
  const url = new URL(withoutQuery(href));
  const segments = url.pathname.split('/').filter((segment) => !COPY_SEGMENT.test(segment));
  const form = plainForm(`${url.origin}${segments.join('/') || '/'}`);
  return [form, print.text, print.textLength, print.media, title].join(' ');
}

function isPlainer(url: string, other: string, form: string): boolean {
  if (url === form || other === form) return url === form;
  return url.length === other.length ? url < other : url.length < other.length;
}
