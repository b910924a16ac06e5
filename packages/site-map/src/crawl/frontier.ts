import { bareHost } from '../url/hosts.ts';
import { canonicalUrl, isPlainPath, MAX_URL_LENGTH, withoutQuery } from '../url/canonical.ts';
import { isAsset } from '../url/page-url.ts';
import { parseUrl } from '../url/parse.ts';
import type { Scope } from '../url/scope.ts';
import type { Agenda } from './agenda.ts';
import { LINK, SEED, SITEMAP, type Candidate, type Candidates, type Source } from './candidates.ts';
import type { Coverage } from './coverage.ts';
import type { Ledger } from './ledger.ts';
import type { IdleParameters } from './idle-parameters.ts';
import { isOdd } from './odd.ts';
import { getOrigin } from './origin.ts';
import { isFurtherPage } from './pagination.ts';
import type { Part } from './part.ts';
import type { Parts } from './parts.ts';
import type { Run } from './run.ts';
import type { Sites } from './sites.ts';

/** How a URL was named. */
export interface Naming {
  readonly source: Source;
  /** The part of the page that names it; absent for sitemaps and the start. */
  readonly from?: Part | undefined;
  /** The page that names it. */
  readonly page?: string | undefined;
  /** Pages in a row, that page last, that did not pay. */
  readonly behind?: number;
  /** Redirects behind it. */
  readonly hops?: number;
  /** Named as the next or previous page of a list. */
  readonly isNext?: boolean;
  /** Named by nobody: it is the form that others would take. */
  readonly implied?: boolean;
}

/** What the links of a page resolve against; its origin is asked for with every link. */
export interface PageBase {
  readonly url: URL;
  readonly origin: string;
}

/** What a frontier hands URLs to. */
export interface FrontierParts {
  readonly scope: Scope;
  readonly candidates: Candidates;
  readonly agenda: Agenda;
  readonly parts: Parts;
  readonly sites: Sites;
  readonly ledger: Ledger;
  readonly coverage: Coverage;
  readonly idle: IdleParameters;
}

/** Everything known to be ahead: takes in URLs as they are named, each once, and hands new ones on to be visited. */
export class Frontier {
  readonly #run: Run;
  readonly #parts: FrontierParts;
  /** Origins proven by a redirect to be another one. */
  readonly #folded = new Map<string, string>();
  /** The origin of the last absolute URL that was in scope; most of a sitemap's are the same. */
  #lastOrigin = '\0';
  /** The base of the last relative link, and whether it is of the site; those of one page are the same. */
  #lastBase: PageBase | undefined;
  #isLastOfSite = false;

  constructor(run: Run, parts: FrontierParts) {
    this.#run = run;
    this.#parts = parts;
  }

  /** Takes in a URL as it is written on a page or in a sitemap. Most are plain, which spares parsing them. */
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

  #takePath(path: string, { origin }: PageBase, naming: Naming): Candidate | undefined {
    const known = this.#takeCanonical(origin + path, naming);
    const isItself = known?.url.length === origin.length + path.length && known.url.startsWith(origin);
    if (isItself && this.#folded.size === 0) this.#parts.candidates.noteWritten(origin, known);
    return known;
  }

  /** A page may declare a base elsewhere, and a sitemap may be kept there. */
  #isOfSite(base: PageBase): boolean {
    if (base !== this.#lastBase) {
      this.#lastBase = base;
      this.#isLastOfSite = this.#parts.scope.includes(base.url.hostname);
    }
    return this.#isLastOfSite;
  }

  /** Takes in a named URL. Answers its candidate, new or known, or undefined when it does not belong. */
  take(url: URL, naming: Naming): Candidate | undefined {
    if (!this.#parts.scope.includes(url.hostname)) return undefined;
    const canonical = canonicalUrl(url);
    if (canonical === undefined) {
      if (url.href.length > MAX_URL_LENGTH) this.#run.reasons.note('url-length', url.origin);
      return undefined;
    }
    this.#lastOrigin = getOrigin(canonical);
    return this.#takeCanonical(canonical, naming);
  }

  /** Takes in where the start leads, whatever its host: only the end of the redirects tells what the site is. */
  takeWaypoint(url: URL, naming: Naming): Candidate | undefined {
    const { scope, candidates, agenda } = this.#parts;
    const canonical = canonicalUrl(url);
    if (canonical === undefined || scope.includes(url.hostname)) return this.take(url, naming);
    if (candidates.get(canonical)) return candidates.get(canonical);
    const added = candidates.add(canonical, SEED);
    if (!added) return undefined;
    Object.assign(added.note, { hops: naming.hops ?? 0, isWaypoint: true });
    agenda.add(added, false);
    return added;
  }

  /** The URL that one of a link stands for: under the origin proven to be its own, without what does not change the page. */
  foldLink(href: string): string {
    const folded = this.fold(href);
    return folded.includes('?') ? this.#parts.idle.fold(folded) : folded;
  }

  /** Takes in a URL that nobody named as it stands: to learn from it, or to make good that it was folded. */
  takeFolded(href: string): void {
    const known = this.#parts.candidates.get(href);
    if (!known) return void this.take(new URL(href), { source: LINK, implied: true, isNext: true });
    if (known.state !== 'alias') return;
    this.#parts.candidates.settle(known, 'waiting');
    this.#plan(known, { source: known.source, isNext: true });
  }

  /** The URL under the origin its own origin was proven to be. */
  fold(href: string): string {
    if (this.#folded.size === 0) return href;
    const origin = getOrigin(href);
    const target = this.#folded.get(origin);
    return target === undefined ? href : target + href.slice(origin.length);
  }

  /** Notes that a redirect changed nothing but scheme or `www.`: both origins are one from now on. */
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
    // What a sitemap names is a page of its own.
    if (naming.source !== LINK) return this.#takeFormed(this.fold(canonical), naming);
    const href = this.foldLink(canonical);
    const bare = this.#parts.idle.without(href);
    // Kept as it stands to learn from it; the page itself waits for no lesson.
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
    const added = this.#parts.candidates.add(href, naming.source);
    if (!added) {
      this.#run.reasons.bound('candidates', this.#run.settings.budget.candidates);
      return undefined;
    }
    if (naming.source === SITEMAP) this.#parts.coverage.named++;
    if (implied) added.note.implied = true;
    this.#noteNaming(added, naming);
    return this.#plan(added, naming);
  }

  /** A URL that is never answered may still be the only way to others: it is visited for its links. */
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
    const part = this.#parts.parts.of(added);
    part.members++;
    note.behind = behind;
    note.selfNamed = part === from;
    note.paged = isFurtherPage(added.url, page);
    note.odd = isOdd(added.url);
  }

  #plan(added: Candidate, { source, isNext = false }: Naming): Candidate {
    // Past the budget of hosts a sitemap's word still counts, a link's does not: hosts can be made up.
    if (!this.#parts.agenda.add(added, isNext) && (source === LINK || added.is.hidden))
      this.#parts.ledger.drop(added);
    return added;
  }

  /** Where nothing is visited, a URL belongs to the answer for being named. */
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

/** Takes in what another naming says of a known URL. */
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
/** Characters of a path that leave room for any origin. */
const MAX_PLAIN = MAX_URL_LENGTH - 300;
