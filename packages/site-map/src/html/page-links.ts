import type { TagAttributes } from './tag-attributes.ts';

/** How a page names another. `canonical` replaces the page itself, `feed` and `sitemap` are sources of further URLs. */
export type LinkKind = 'link' | 'next' | 'canonical' | 'feed' | 'sitemap';

export interface PageLink {
  readonly href: string;
  readonly kind: LinkKind;
}

/** The link a `link` element is, judged by its `rel` and `type`; undefined for style sheets, icons and the like. */
export function linkElement(attributes: TagAttributes): PageLink | undefined {
  const href = attributes.get('href');
  if (href === undefined) return undefined;
  const kind = kindOfRel(attributes.get('rel') ?? '', attributes.get('type') ?? '');
  return kind && { href, kind };
}

/** The kind of link a `rel` value and media type make, for `link` elements and `Link` headers. */
export function kindOfRel(rel: string, type: string): LinkKind | undefined {
  // Most link elements are style sheets and icons.
  if (!USED_REL.test(rel)) return undefined;
  const words = new Set(rel.toLowerCase().split(/[\t\n\f\r ]+/));
  if (words.has('canonical')) return 'canonical';
  if (words.has('next') || words.has('prev') || words.has('previous')) return 'next';
  if (words.has('sitemap')) return 'sitemap';
  if (words.has('first') || words.has('last') || words.has('up')) return 'link';
  if (!words.has('alternate') || words.has('stylesheet')) return undefined;
  if (/^\s*application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)/i.test(type)) return 'feed';
  return type.trim() === '' || /html/i.test(type) ? 'link' : undefined;
}

const USED_REL = /canonical|next|prev|sitemap|alternate|first|last|up/i;
