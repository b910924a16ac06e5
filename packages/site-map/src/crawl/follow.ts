import type { LinkKind } from '@web-data/net/html';
import { withoutQuery, segmentCount, parseUrl } from '@web-data/net/url';
import { LINK, type Candidate, type Candidates } from './candidates.ts';
import type { UrlCollector, Naming } from './url-collector.ts';
import type { Page } from './page.ts';
import type { Gain, Visited } from './part.ts';
import type { Parts } from './parts.ts';

/** A page whose links are followed, and the parts of the discovery that this uses. */
export interface Followed {
  readonly candidate: Candidate;
  readonly collector: UrlCollector;
  readonly candidates: Candidates;
  readonly parts: Parts;
  /** Number of text characters that no earlier page has. */
  readonly newTextLength: number;
  /** Whether its text equals that of an earlier page word by word. */
  readonly repeats: boolean;
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
  const { candidate, parts, newTextLength, repeats } = followed;
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

function gainOf({ candidate, newTextLength }: Followed, fresh: number, found: number): Gain {
  if (fresh > 0) return 'much';
  if (newTextLength >= MUCH && !candidate.is.hidden) return 'much';
  if (newTextLength > 0 && !candidate.is.hidden) return 'little';
  return found > 0 ? 'more' : 'nothing';
}

function* newLinks(page: Page, followed: Followed, behind: number): Generator<void, Candidate[]> {
  const { candidate, collector, candidates, parts, onSitemap } = followed;
  const found: Candidate[] = [];
  const base = { url: page.base, origin: page.base.origin };
  const link: Naming = { source: LINK, from: parts.of(candidate), page: candidate.url, behind };
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
