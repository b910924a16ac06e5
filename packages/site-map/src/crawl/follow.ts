import { LINK } from './candidates.ts';
import type { Frontier, Naming } from './frontier.ts';
import type { Page } from './page.ts';
import type { Pattern } from './traps.ts';
import { parseUrl } from '../url/parse.ts';

/** How many new URLs a page led to: of its own pattern, and of others. */
export interface Brought {
  newAlike: number;
  newElsewhere: number;
}

/** Hands a page's links to the frontier, and the sitemaps and feeds it names to `onSitemap`. */
export function followLinks(
  page: Page,
  from: Pattern,
  frontier: Frontier,
  onSitemap: (url: URL) => void,
): Brought {
  const brought = { newAlike: 0, newElsewhere: 0 };
  const base = { url: page.base, origin: page.base.origin };
  const link: Naming = { source: LINK, from };
  const next: Naming = { ...link, isNext: true };
  for (const { href, kind } of page.links) {
    if (kind === 'canonical') continue;
    if (kind === 'sitemap' || kind === 'feed') {
      const url = parseUrl(href, base.url);
      if (url !== undefined) onSitemap(url);
      continue;
    }
    const before = frontier.candidates.size;
    const taken = frontier.takeHref(href, base, kind === 'next' ? next : link);
    if (frontier.candidates.size === before) continue;
    if (taken?.is.pattern === from) brought.newAlike++;
    else brought.newElsewhere++;
  }
  return brought;
}
