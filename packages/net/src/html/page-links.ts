import type { TagAttributes } from './tag-attributes.ts';

/**
 * How a page refers to another. `canonical` replaces the page itself; `feed`, `sitemap` and `manifest` (of a web app) are
 * sources of further URLs; `format` is the page itself in another format, such as Markdown.
 */
export type LinkKind = 'link' | 'next' | 'canonical' | 'feed' | 'sitemap' | 'manifest' | 'format';

/** A link of a page or of a `Link` header. */
export interface PageLink {
  /** As it stands there: not resolved, and up to the caller to parse. */
  readonly href: string;
  readonly kind: LinkKind;
}

/**
 * Reads the link of a `link` element by its `rel` and `type`; returns undefined for style sheets, icons and the like.
 */
export function linkElement(attributes: TagAttributes): PageLink | undefined {
  const href = attributes.get('href');
  if (href === undefined) return undefined;
  const kind = kindOfRel(attributes.get('rel') ?? '', attributes.get('type') ?? '');
  return kind && { href, kind };
}

/** Returns the kind of link for a `rel` value and media type, of `link` elements and `Link` headers. */
function kindOfRel(rel: string, type: string): LinkKind | undefined {
  // The common case: link elements are usually style sheets and icons.
  if (!USED_REL.test(rel)) return undefined;
  const tokens = new Set(rel.toLowerCase().split(/[\t\n\f\r ]+/));
  if (tokens.has('canonical')) return 'canonical';
  if (tokens.has('next') || tokens.has('prev') || tokens.has('previous')) return 'next';
  if (tokens.has('sitemap')) return 'sitemap';
  if (tokens.has('manifest')) return 'manifest';
  if (PAGE_RELS.some((page) => tokens.has(page))) return 'link';
  if (!tokens.has('alternate') || tokens.has('stylesheet')) return undefined;
  if (/^\s*application\/(?:(?:rss|atom|rdf)\+xml|feed\+json)/i.test(type)) return 'feed';
  if (type.trim() === '' || /html/i.test(type)) return 'link';
  // The endpoint of oEmbed describes the page for other sites.
  return /oembed/i.test(type) ? undefined : 'format';
}

/** Relations whose target is a page (HTML Standard §4.6.7). */
const PAGE_RELS: readonly string[] = ['first', 'last', 'up', 'help', 'author', 'license'];
const USED_REL = /canonical|next|prev|sitemap|manifest|alternate|first|last|up|help|author|license/i;

const MAX_LINKS = 200;
/** Max characters of a header, which limits the time of the patterns below. */
const MAX_HEADER = 16_384;
/** An unclosed quote extends to the end; otherwise each later value would search the rest for it. */
const VALUE = /<([^<>]*)>((?:[^,"]|"(?:[^"\\]|\\.?)*(?:"|$))*)/g;

/** Parses the page links of a `Link` header (RFC 8288), with the same relations as `link` elements. */
export function parseLinkHeader(header: string | readonly string[] | undefined): PageLink[] {
  if (header === undefined) return [];
  const links: PageLink[] = [];
  const text = (typeof header === 'string' ? header : header.join(',')).slice(0, MAX_HEADER);
  for (const [, href, parameters] of text.matchAll(VALUE)) {
    const kind = kindOfRel(parameter(parameters ?? '', 'rel'), parameter(parameters ?? '', 'type'));
    if (kind && href && links.length < MAX_LINKS) links.push({ href: href.trim(), kind });
  }
  return links;
}

function parameter(parameters: string, name: string): string {
  const match = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,"]+))`, 'i').exec(parameters);
  return match?.[1] ?? match?.[2] ?? '';
}
