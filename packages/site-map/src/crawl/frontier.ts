import type { Settings } from '../options.ts';
import { canonicalUrl, withoutQuery } from '../url/canonical.ts';
import { isAsset, segmentCount } from '../url/page-url.ts';
import type { Scope } from '../url/scope.ts';
import { Candidates, LINK, SEED, type Candidate } from './candidates.ts';
import { isSound, type Pattern, type Traps } from './traps.ts';

/** How a URL was named. */
export interface Naming {
  readonly source: Candidate['source'];
  /** The pattern of the page that names it; absent for sitemaps and the start. */
  readonly from?: Pattern | undefined;
  /** Redirects behind it. */
  readonly hops?: number;
}

/** Everything known to be ahead: takes in URLs as they are named, each once, and hands new ones on to be visited. */
export class Frontier {
  readonly candidates: Candidates;
  readonly #settings: Settings;
  readonly #scope: Scope;
  readonly #traps: Traps;
  readonly #onNew: (candidate: Candidate) => void;
  /** Origins proven by a redirect to be another one. */
  readonly #folded = new Map<string, string>();

  constructor(settings: Settings, scope: Scope, traps: Traps, onNew: (candidate: Candidate) => void) {
    this.#settings = settings;
    this.#scope = scope;
    this.#traps = traps;
    this.#onNew = onNew;
    this.candidates = new Candidates(settings.budget.candidates);
  }

  /** Takes in a named URL. Answers its candidate, new or known, or undefined when it does not belong. */
  take(url: URL, naming: Naming): Candidate | undefined {
    if (!this.#scope.includes(url.hostname)) return undefined;
    const canonical = canonicalUrl(url);
    if (canonical === undefined) return undefined;
    const named = this.fold(canonical);
    const hasQuery = named.includes('?') && this.#settings.ignoreQueryParameters;
    if (hasQuery && this.#settings.sitemap === 'only') return undefined;
    const href = hasQuery ? withoutQuery(named) : named;
    if (naming.source !== SEED && isAsset(withoutQuery(href))) return undefined;
    return this.#add(href, hasQuery, naming);
  }

  /** The URL under the origin its own origin was proven to be. */
  fold(href: string): string {
    if (this.#folded.size === 0) return href;
    const slash = href.indexOf('/', 8);
    const origin = slash < 0 ? href : href.slice(0, slash);
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

  #add(href: string, implied: boolean, naming: Naming): Candidate | undefined {
    const { source, from, hops = 0 } = naming;
    const known = this.candidates.get(href);
    if (known) {
      this.candidates.improve(known, source, implied, known.pattern !== from);
      return known;
    }
    if (source !== SEED && !isSound(href)) return undefined;
    const pattern = source === LINK ? this.#traps.patternOf(href) : undefined;
    if (pattern && !this.#traps.admits(pattern, from)) return undefined;
    const added = this.candidates.add(href, source, implied, hops);
    if (!added) return undefined;
    added.pattern = pattern;
    added.selfNamed = pattern !== undefined && pattern === from;
    this.#onNew(added);
    return added;
  }
}

/** The urgency of visiting a URL: pagination and sections lead to many others, suspected traps to none. */
export function priorityOf(candidate: Candidate, traps: Traps, isNext: boolean): number {
  if (candidate.source === SEED) return 1;
  if (candidate.pattern && candidate.source === LINK && traps.isSuspect(candidate.pattern)) return 3;
  return isNext || PAGINATION.test(candidate.url) || segmentCount(candidate.url) <= 1 ? 1 : 2;
}

const PAGINATION = /[/?&](?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;

function bare(hostname: string): string {
  return hostname.startsWith('www.') ? hostname.slice(4) : hostname;
}
