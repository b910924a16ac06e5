import {
  MAX_URL_LENGTH,
  bareHost,
  canonicalUrl,
  isAsset,
  isPlainPath,
  parseUrl,
  withoutFormat,
  withoutQuery,
} from '@web-data/net/url';
import { LINK, SEED, SITEMAP, type Candidate, type Candidates, type Source } from './candidates.ts';
import type { Frontier } from './frontier.ts';
import { IdleParameters } from './idle-parameters.ts';
import { IdleSegments } from './idle-segments.ts';
import type { Ledger } from './ledger.ts';
import type { Part } from './part.ts';
import type { Run } from './run.ts';
import type { Sites } from './sites.ts';
import { getOrigin, isFurtherPage, isOdd } from './url-shapes.ts';

/** How a URL was found. */
export interface Naming {
  readonly source: Source;
  /** The part of the page that links to it; undefined for sitemaps and the start. */
  readonly from?: Part | undefined;
  /** The page that links to it. */
  readonly page?: string | undefined;
  /** Number of consecutive unproductive pages, up to that page. */
  readonly behind?: number;
  /** Number of redirects that led to it. */
  readonly hops?: number;
  /** Linked as the next or previous page of a list. */
  readonly isNext?: boolean;
  /** Derived from other URLs; nothing links to it. */
  readonly implied?: boolean;
}

/** Base URL of the links of a page, with its origin precomputed. */
export interface PageBase {
  readonly url: URL;
  readonly origin: string;
}

/** Parts of the discovery that the collector uses. */
export interface UrlCollectorParts {
  readonly candidates: Candidates;
  readonly sites: Sites;
  readonly frontier: Frontier;
  readonly ledger: Ledger;
}

/** Takes found URLs, each once, and passes new ones on to the frontier. */
export class UrlCollector {
  readonly #run: Run;
  readonly #parts: UrlCollectorParts;
  readonly #idleParameters: IdleParameters;
  readonly #idleSegments = new IdleSegments();
  /** Files that pages name as themselves in another format. */
  readonly #formats = new Set<string>();
  /** Origins that a redirect showed to be aliases of another. */
  readonly #folded = new Map<string, string>();
  /** Origin of the last absolute URL in scope; URLs of a sitemap usually share it. */
  #lastOrigin = '\0';
  /** Base of the last relative link, and whether it is in scope; links of one page share it. */
  #lastBase: PageBase | undefined;
  #isLastOfSite = false;

  constructor(run: Run, parts: UrlCollectorParts) {
    this.#run = run;
    this.#parts = parts;
    this.#idleParameters = new IdleParameters(parts.candidates);
  }

  /** Takes a URL as written on a page or in a sitemap. Plain URLs need no parsing. */
  takeHref(href: string, base: PageBase | undefined, naming: Naming): Candidate | undefined {
    if (href.length <= MAX_PLAIN) {
      if (base && href.charCodeAt(0) === SLASH && this.#isOfSite(base)) {
        const known = this.#parts.candidates.getWritten(base.origin, href);
        if (known) return improve(known, naming, false);
        if (isPlainPath(href)) return this.#takePath(href, base, naming);
      }
      const origin = this.#lastOrigin;
      if (href.startsWith(origin) && href.length > origin.length && isPlainPath(href.slice(origin.length)))
        return this.#takeCanonical(href, naming);
    }
    const url = href.startsWith('#') ? undefined : parseUrl(href, base?.url);
    return url && this.take(url, naming);
  }

  /** Notes a file that is a page in another format (`rel=alternate` with its type): it is no page of its own. */
  noteFormat(href: string, base: PageBase): void {
    const url = parseUrl(href, base.url);
    const canonical = url && this.#parts.sites.scope.includes(url.hostname) ? canonicalUrl(url) : undefined;
    // A page may also give another format of itself at its own address.
    if (canonical === undefined || withoutFormat(canonical) === undefined) return;
    if (this.#formats.size < MAX_FORMATS) this.#formats.add(canonical);
    const known = this.#parts.candidates.get(canonical);
    if (known?.source === LINK && known.state !== 'gone') this.#parts.ledger.fold(known);
  }

  #takePath(path: string, { origin }: PageBase, naming: Naming): Candidate | undefined {
    const known = this.#takeCanonical(origin + path, naming);
    const isItself = known?.url.length === origin.length + path.length && known.url.startsWith(origin);
    if (isItself && this.#folded.size === 0) this.#parts.candidates.noteWritten(origin, known);
    return known;
  }

  /** Whether a base is in scope: a page may declare a foreign base, and a sitemap may be hosted elsewhere. */
  #isOfSite(base: PageBase): boolean {
    if (base !== this.#lastBase) {
      this.#lastBase = base;
      this.#isLastOfSite = this.#parts.sites.scope.includes(base.url.hostname);
    }
    return this.#isLastOfSite;
  }

  /**
   * Takes a found URL. Returns its candidate, new or known, or undefined when it is out of scope or has no canonical
   * form.
   */
  take(url: URL, naming: Naming): Candidate | undefined {
    if (!this.#parts.sites.scope.includes(url.hostname)) return undefined;
    const canonical = canonicalUrl(url);
    if (canonical === undefined) {
      if (url.href.length > MAX_URL_LENGTH) this.#run.reasons.note('url-length', url.origin);
      return undefined;
    }
    this.#lastOrigin = getOrigin(canonical);
    return this.#takeCanonical(canonical, naming);
  }

  /** Takes a redirect target of the start URL on any host, since the end of the redirects decides what the site is. */
  takeWaypoint(url: URL, naming: Naming): Candidate | undefined {
    const { sites, candidates } = this.#parts;
    const canonical = canonicalUrl(url);
    if (canonical === undefined || sites.scope.includes(url.hostname)) return this.take(url, naming);
    if (candidates.get(canonical)) return candidates.get(canonical);
    const added = candidates.add(canonical, SEED);
    if (!added) return undefined;
    Object.assign(added.note, { hops: naming.hops ?? 0, isWaypoint: true });
    return this.#plan(added, naming);
  }

  /**
   * Folds the URL of a link: the origin to the one that it is an alias of, and parameters that do not change the page.
   */
  foldLink(href: string): string {
    const folded = this.#idleSegments.fold(this.fold(href));
    return folded.includes('?') ? this.#idleParameters.fold(folded) : folded;
  }

  /** Compares a visited page with others whose URLs may differ in idle values, and takes what that needs. */
  notePage(page: Candidate): void {
    for (const href of [...this.#idleParameters.note(page), ...this.#idleSegments.note(page)])
      this.#takeFolded(href);
  }

  /** Folds pages whose URLs turned out to differ from others in idle values; called at the end. */
  settle(): void {
    const { candidates, ledger } = this.#parts;
    for (const page of this.#idleParameters.replaced()) ledger.fold(page);
    for (const page of candidates.values()) if (this.#idleSegments.isReplaced(page)) ledger.fold(page);
  }

  /** Takes a URL that nothing links to in this form: to compare it, or to undo its folding. */
  #takeFolded(href: string): void {
    const known = this.#parts.candidates.get(href);
    if (!known) return void this.take(new URL(href), { source: LINK, implied: true, isNext: true });
    if (known.state !== 'alias') return;
    this.#parts.candidates.settle(known, 'waiting');
    this.#plan(known, { source: known.source, isNext: true });
  }

  /** Replaces the origin of a URL by the one that it is an alias of. */
  fold(href: string): string {
    if (this.#folded.size === 0) return href;
    const origin = getOrigin(href);
    const target = this.#folded.get(origin);
    return target === undefined ? href : target + href.slice(origin.length);
  }

  /** Notes a redirect that only changed the scheme or `www.`: both origins count as one from now on. */
  noteAlias(from: URL, to: URL): void {
    if (from.origin === to.origin || from.pathname !== to.pathname || from.search !== to.search) return;
    const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:';
    if (isDowngrade || bareHost(from.hostname) !== bareHost(to.hostname)) return;
    const target = this.#folded.get(to.origin) ?? to.origin;
    if (target === from.origin) return;
    this.#folded.set(from.origin, target);
    this.#parts.candidates.forgetWritten();
  }

  #takeCanonical(canonical: string, naming: Naming): Candidate | undefined {
    if (this.#run.settings.sitemap === 'only') return this.#list(canonical);
    // A URL in a sitemap counts as a separate page.
    if (naming.source !== LINK) return this.#takeFormed(this.fold(canonical), naming);
    const href = this.foldLink(canonical);
    const bare = this.#idleParameters.without(href);
    // The URL itself is added for a comparison, but the page itself does not wait for the result.
    if (bare !== href) this.#takeFormed(bare, { ...naming, implied: true });
    return this.#takeFormed(href, naming);
  }

  #takeFormed(href: string, naming: Naming): Candidate | undefined {
    if (!this.#run.settings.ignoreQueryParameters || !href.includes('?'))
      return this.#enter(href, naming, naming.implied ?? false);
    const bareForm = this.#enter(withoutQuery(href), naming, true);
    this.#hide(href, naming);
    return bareForm;
  }

  #enter(href: string, naming: Naming, implied: boolean): Candidate | undefined {
    const known = this.#parts.candidates.get(href);
    if (known) return improve(known, naming, implied);
    if (naming.source !== SEED && isAsset(withoutQuery(href))) return undefined;
    if (naming.source === LINK && this.#formats.has(href)) return undefined;
    const added = this.#parts.candidates.add(href, naming.source);
    if (!added) {
      this.#run.reasons.bound('candidates', this.#run.settings.budget.candidates);
      return undefined;
    }
    if (implied) added.note.implied = true;
    this.#noteNaming(added, naming);
    return this.#plan(added, naming);
  }

  /** Takes a URL that is never listed, since it may be the only way to others: it is visited for its links. */
  #hide(href: string, naming: Naming): void {
    if (this.#parts.candidates.get(href) || isAsset(withoutQuery(href))) return;
    const added = this.#parts.candidates.addHidden(href, naming.source);
    if (!added) return this.#run.reasons.note('queries', href);
    this.#noteNaming(added, naming);
    this.#plan(added, naming);
  }

  #noteNaming(added: Candidate, { source, from, page, behind = 0, hops = 0 }: Naming): void {
    if (hops > 0) added.note.hops = hops;
    if (source !== LINK) return;
    const { note } = added;
    const part = this.#parts.frontier.parts.of(added);
    part.members++;
    note.behind = behind;
    note.selfNamed = part === from;
    note.paged = isFurtherPage(added.url, page);
    note.odd = isOdd(added.url);
  }

  #plan(added: Candidate, { source, isNext = false }: Naming): Candidate {
    // Above the budget of hosts, URLs of sitemaps still count; links do not, since hosts can be generated.
    const site = this.#parts.sites.at(getOrigin(added.url));
    if (site) this.#parts.frontier.add(added, site, isNext);
    else if (source === LINK || added.is.hidden) this.#parts.ledger.drop(added);
    return added;
  }

  /** Lists a URL without a visit, when only sitemaps are read. */
  #list(href: string): undefined {
    const { candidates, sites, ledger } = this.#parts;
    const hasQuery = this.#run.settings.ignoreQueryParameters && href.includes('?');
    if (hasQuery || isAsset(withoutQuery(href))) return;
    if (candidates.list(href)) {
      sites.at(getOrigin(href));
      ledger.noteListed(href);
    } else if (candidates.overflowed)
      this.#run.reasons.bound('candidates', this.#run.settings.budget.candidates);
  }
}

/** Updates a known URL that was found once more. */
function improve(known: Candidate, { source, from, behind = 0 }: Naming, implied: boolean): Candidate {
  if (source < known.source) known.source = source;
  else if (source === SITEMAP && known.source === SEED && !implied) known.note.named = true;
  const { is } = known;
  if (is.implied && !implied) known.note.implied = false;
  if (is.selfNamed && from !== is.part) known.note.selfNamed = false;
  if (is.behind > behind) known.note.behind = behind;
  return known;
}

const SLASH = 47;
/** Max files in other formats that are remembered. */
const MAX_FORMATS = 100_000;
/** Max characters of a path, such that any origin fits in front of it. */
const MAX_PLAIN = MAX_URL_LENGTH - 300;
