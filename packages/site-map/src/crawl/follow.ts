import type { LinkKind } from '@web-data/net/html';
import { withoutQuery, segmentCount, parseUrl } from '@web-data/net/url';
import { LINK, type Candidate } from './candidates.ts';
import type { Discovery } from './discovery.ts';
import type { Page } from './page.ts';
import type { Gain, Visited } from './part.ts';
import type { Parts } from './parts.ts';
import type { Comparison } from './text-index.ts';
import type { Naming } from './url-collector.ts';

/** A page whose links are followed. */
export interface Followed {
  readonly candidate: Candidate;
  /** Its text beside that of earlier pages. */
  readonly comparison: Comparison;
  readonly discovery: Discovery;
  /** Called with each sitemap, feed and manifest that the page names. */
  readonly onSitemap: (url: URL, kind: LinkKind) => void;
}

/** Min number of new text characters that make a visit productive. */
const MUCH = 40;
/** Min depth at which links below the page itself do not count as new: filters lead to further filters. */
const DEEP = 2;

/**
 * Passes the links of a page to the collector, and its sitemaps, feeds and manifests to `onSitemap`. Yields after each link, since a
 * page may have tens of thousands.
 */
export function* followLinks(page: Page, followed: Followed): Generator<void, Visited> {
  const { candidate, comparison, discovery } = followed;
  const { newTextLength, repeats } = comparison;
  const { parts } = discovery.frontier;
  const { hidden } = candidate.is;
  const pays = newTextLength > 0 && !hidden;
  const behind = pays ? 0 : candidate.is.behind + 1;
  const found = yield* newLinks(page, followed, behind);
  const fresh = found.filter((link) => isElsewhere(link, candidate, parts));
  // Links of a productive page have no unproductive pages behind them.
  if (fresh.length > 0 && !pays) for (const { note } of found) note.behind = 0;
  const gain = gainOf(followed, fresh.length, found.length);
  return { gain, newTextLength, repeats, found: found.length };
}

function gainOf({ candidate, comparison }: Followed, fresh: number, found: number): Gain {
  const { newTextLength } = comparison;
  if (fresh > 0) return 'much';
  if (newTextLength >= MUCH && !candidate.is.hidden) return 'much';
  if (newTextLength > 0 && !candidate.is.hidden) return 'little';
  return found > 0 ? 'more' : 'nothing';
}

function* newLinks(page: Page, followed: Followed, behind: number): Generator<void, Candidate[]> {
  const { candidate, discovery, onSitemap } = followed;
  const { collector, candidates, frontier } = discovery;
  const found: Candidate[] = [];
  const base = { url: page.base, origin: page.base.origin };
  const link: Naming = { source: LINK, from: frontier.parts.of(candidate), page: candidate.url, behind };
  const next: Naming = { ...link, isNext: true };
  for (const { href, kind } of page.links) {
    if (kind === 'canonical') continue;
    if (kind === 'format') {
      collector.noteFormat(href, base);
      continue;
    }
    if (kind === 'sitemap' || kind === 'feed' || kind === 'manifest') {
      const url = parseUrl(href, base.url);
      if (url !== undefined) onSitemap(url, kind);
      continue;
    }
    const before = candidates.size;
    const target = collector.takeHref(href, base, kind === 'next' ? next : link);
    if (candidates.size > before && target) found.push(target);
    yield;
  }
  return found;
}

/**
 * Whether a new URL promises more than the page that links to it: it is neither of the same part, nor of one that only
 * leads to more of itself, nor of a kind that is poor. A list of poor pages is poor, however long it goes on.
 */
function isElsewhere(link: Candidate, page: Candidate, parts: Parts): boolean {
  if (link.is.odd || link.is.implied) return false;
  const part = parts.of(link);
  const own = parts.of(page);
  if (part === own || part.isBreeding || parts.kindOf(link).isPoor) return false;
  if (withoutQuery(part.key) === withoutQuery(own.key)) return false;
  return segmentCount(page.url) < DEEP || !link.url.startsWith(withoutQuery(page.url));
}
