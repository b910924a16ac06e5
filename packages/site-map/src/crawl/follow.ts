import { withoutQuery } from '../url/canonical.ts';
import { segmentCount } from '../url/page-url.ts';
import { parseUrl } from '../url/parse.ts';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import type { Frontier, Naming } from './frontier.ts';
import type { Page } from './page.ts';
import type { Gain, Visited } from './part.ts';
import type { Parts } from './parts.ts';

/** Where a page is followed from, and what it is itself. */
export interface Followed {
  readonly candidate: Candidate;
  readonly frontier: Frontier;
  readonly candidates: Candidates;
  readonly parts: Parts;
  /** Letters of text that no page showed before. */
  readonly newTextLength: number;
  /** True when its text is word for word that of an earlier page. */
  readonly repeats: boolean;
  readonly onSitemap: (url: URL) => void;
}

/** Letters of new text that make a visit worth while by themselves. */
const MUCH = 40;
/** From this depth on what lies below a page is no sign of anything new: choices lead to further choices. */
const DEEP = 2;

/** Hands a page's links to the frontier, and the sitemaps and feeds it names to `onSitemap`. */
export function followLinks(page: Page, followed: Followed): Visited {
  const { candidate, parts, newTextLength, repeats } = followed;
  const { hidden } = candidate.is;
  const pays = newTextLength > 0 && !hidden;
  const behind = pays ? 0 : candidate.is.behind + 1;
  const found = newLinks(page, followed, behind);
  const fresh = found.filter((link) => isElsewhere(link, candidate, parts));
  // What a page that pays leads to has nothing behind it.
  if (fresh.length > 0 && !pays) for (const { note } of found) note.behind = 0;
  const gain = gainOf(followed, fresh.length, found.length);
  return { gain, newTextLength, repeats, found: found.length };
}

function gainOf({ candidate, newTextLength }: Followed, fresh: number, found: number): Gain {
  if (fresh > 0) return 'much';
  if (newTextLength >= MUCH && !candidate.is.hidden) return 'much';
  if (newTextLength > 0 && !candidate.is.hidden) return 'little';
  return found > 0 ? 'more' : 'nothing';
}

function newLinks(page: Page, followed: Followed, behind: number): Candidate[] {
  const { candidate, frontier, candidates, parts, onSitemap } = followed;
  const found: Candidate[] = [];
  const base = { url: page.base, origin: page.base.origin };
  const link: Naming = { source: LINK, from: parts.of(candidate), page: candidate.url, behind };
  const next: Naming = { ...link, isNext: true };
  for (const { href, kind } of page.links) {
    if (kind === 'canonical') continue;
    if (kind === 'sitemap' || kind === 'feed') {
      const url = parseUrl(href, base.url);
      if (url !== undefined) onSitemap(url);
      continue;
    }
    const before = candidates.size;
    const target = frontier.takeHref(href, base, kind === 'next' ? next : link);
    if (candidates.size > before && target) found.push(target);
  }
  return found;
}

/** True when a new URL promises more than the page that names it: not of its kind, nor of a kind that breeds only. */
function isElsewhere(link: Candidate, page: Candidate, parts: Parts): boolean {
  if (link.is.odd || link.is.implied) return false;
  const part = parts.of(link);
  const own = parts.of(page);
  if (part === own || part.isBreeding || parts.kindOf(link).isSpent) return false;
  if (withoutQuery(part.key) === withoutQuery(own.key)) return false;
  return segmentCount(page.url) < DEEP || !link.url.startsWith(withoutQuery(page.url));
}
