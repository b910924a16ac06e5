import type { Settings } from '../options.ts';
import { canonicalUrl, isPlainPath, withoutQuery } from '../url/canonical.ts';
import { isAsset, segmentCount } from '../url/page-url.ts';
import type { Scope } from '../url/scope.ts';
import { Candidates, LINK, SEED, type Candidate, type Source } from './candidates.ts';
import { isSound, type Pattern, type Traps } from './traps.ts';
import { parseUrl } from '../url/parse.ts';

/** How a URL was named. */
export interface Naming {
  readonly source: Source;
  /** The pattern of the page that names it; absent for sitemaps and the start. */
  readonly from?: Pattern | undefined;
  /** Redirects behind it. */
  readonly hops?: number;
  /** Named as the next or previous page of a list. */
  readonly isNext?: boolean;
}

/** What the links of a page resolve against; its origin is asked for with every link. */
export interface PageBase {
  readonly url: URL;
  readonly origin: string;
}

/** Told of each URL once. */
export interface FrontierEvents {
  /** A URL to visit. */
  readonly onNew: (candidate: Candidate, isNext: boolean) => void;
  /** A URL that is listed as it is. */
  readonly onListed: (url: string) => void;
}

/** Everything known to be ahead: takes in URLs as they are named, each once, and hands new ones on to be visited. */
export class Frontier {
  readonly candidates: Candidates;
  readonly #settings: Settings;
  readonly #scope: Scope;
  readonly #traps: Traps;
  readonly #events: FrontierEvents;
  /** Origins proven by a redirect to be another one. */
  readonly #folded = new Map<string, string>();
  /** The origin of the last absolute URL that was in scope; most of a sitemap's are the same. */
  #lastOrigin = '\0';

  constructor(settings: Settings, scope: Scope, traps: Traps, events: FrontierEvents) {
    this.#settings = settings;
    this.#scope = scope;
    this.#traps = traps;
    this.#events = events;
    this.candidates = new Candidates(settings.budget.candidates);
  }

  /** Takes in a URL as it is written on a page or in a sitemap. Most are plain, which spares parsing them. */
  takeHref(href: string, base: PageBase | undefined, naming: Naming): Candidate | undefined {
    if (base && href.charCodeAt(0) === SLASH && isPlainPath(href))
      return this.#takeCanonical(base.origin + href, naming);
    const origin = this.#lastOrigin;
    if (href.startsWith(origin) && href.length > origin.length && isPlainPath(href.slice(origin.length))) {
      return this.#takeCanonical(href, naming);
    }
    const url = parse(href, base?.url);
    return url && this.take(url, naming);
  }

  /** Takes in a named URL. Answers its candidate, new or known, or undefined when it does not belong. */
  take(url: URL, naming: Naming): Candidate | undefined {
    if (!this.#scope.includes(url.hostname)) return undefined;
    const canonical = canonicalUrl(url);
    if (canonical === undefined) return undefined;
    this.#lastOrigin = originOf(canonical);
    return this.#takeCanonical(canonical, naming);
  }

  /** The URL under the origin its own origin was proven to be. */
  fold(href: string): string {
    if (this.#folded.size === 0) return href;
    const origin = originOf(href);
    const target = this.#folded.get(origin);
    return target === undefined ? href : target + href.slice(origin.length);
  }

  /** Notes that a redirect changed nothing but scheme or `www.`: both origins are one from now on. */
  noteTwin(from: URL, to: URL): void {
    if (from.origin === to.origin || from.pathname !== to.pathname || from.search !== to.search) return;
    const isDowngrade = from.protocol === 'https:' && to.protocol === 'http:';
    if (isDowngrade || bare(from.hostname) !== bare(to.hostname)) return;
    const target = this.#folded.get(to.origin) ?? to.origin;
    if (target !== from.origin) this.#folded.set(from.origin, target);
  }

  #takeCanonical(canonical: string, naming: Naming): Candidate | undefined {
    if (this.#settings.sitemap === 'only') return this.#list(canonical);
    const named = this.fold(canonical);
    const hasQuery = this.#settings.ignoreQueryParameters && named.includes('?');
    const href = hasQuery ? withoutQuery(named) : named;
    const known = this.candidates.get(href);
    if (known) return improve(known, naming, hasQuery);
    if (naming.source !== SEED && isAsset(withoutQuery(href))) return undefined;
    return this.#add(href, hasQuery, naming);
  }

  /** Where nothing is visited, a URL belongs to the answer for being named. */
  #list(href: string): undefined {
    const hasQuery = this.#settings.ignoreQueryParameters && href.includes('?');
    if (hasQuery || isAsset(withoutQuery(href))) return;
    if (this.candidates.list(href)) this.#events.onListed(href);
  }

  #add(
    href: string,
    implied: boolean,
    { source, from, hops = 0, isNext = false }: Naming,
  ): Candidate | undefined {
    if (source === LINK && !isSound(href)) return undefined;
    const pattern = source === LINK ? this.#traps.patternOf(href) : undefined;
    if (pattern && !this.#traps.admits(pattern, from)) return undefined;
    const added = this.candidates.add(href, source);
    if (!added) return undefined;
    if (implied || hops > 0 || pattern) {
      Object.assign(added.note, {
        implied,
        hops,
        pattern,
        selfNamed: pattern !== undefined && pattern === from,
      });
    }
    this.#events.onNew(added, isNext);
    return added;
  }
}

/** Takes in what another naming says of a known URL. */
function improve(known: Candidate, { source, from }: Naming, implied: boolean): Candidate {
  if (source < known.source) known.source = source;
  const { is } = known;
  if (is.implied && !implied) known.note.implied = false;
  if (is.selfNamed && from !== is.pattern) known.note.selfNamed = false;
  return known;
}

/** The urgency of visiting a URL: pagination and sections lead to many others, suspected traps to none. */
export function priorityOf(candidate: Candidate, traps: Traps, isNext: boolean): number {
  if (candidate.source === SEED) return 1;
  const { pattern } = candidate.is;
  if (pattern && traps.isSuspect(pattern)) return 3;
  return isNext || PAGINATION.test(candidate.url) || segmentCount(candidate.url) <= 1 ? 1 : 2;
}

/** The origin of a canonical URL. */
export function originOf(href: string): string {
  const slash = href.indexOf('/', 8);
  return slash < 0 ? href : href.slice(0, slash);
}

const SLASH = 47;
const PAGINATION = /[/?&](?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;

function parse(href: string, base: URL | undefined): URL | undefined {
  return href.startsWith('#') ? undefined : parseUrl(href, base);
}

function bare(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
