/**
 * Type of a sitemap, by its content. `manifest` is that of a web app, whose URLs are links. `none` is anything else, such
 * as a web page.
 */
export type SitemapKind =
  | 'urlset'
  | 'index'
  | 'rss'
  | 'atom'
  | 'json'
  | 'manifest'
  | 'text'
  | 'markdown'
  | 'none';

/** The parts of a sitemap that discovery uses. */
export interface ParsedSitemap {
  readonly kind: SitemapKind;
  /** Pages in file order, unchanged; for an index, its child sitemaps. */
  readonly urls: readonly string[];
  /** Further pages of a feed that pages (RFC 5005 §3 and §4, `next_url` of a JSON Feed), unchanged. */
  readonly more: readonly string[];
  /** Whether the file was cut at a limit. */
  readonly truncated: boolean;
  /** Whether an XML file ends before its root element, for example because its generator failed. */
  readonly unfinished: boolean;
}

/** A sitemap and its URL. */
export interface LocatedSitemap extends ParsedSitemap {
  /** The URL after redirects, which relative URLs are resolved against. */
  readonly url: string;
}

/** Max URLs of one file. The protocol's 50,000 is only a hint; this limits memory. */
export const MAX_URLS = 250_000;
/** Max characters of a URL; longer strings are skipped. */
export const MAX_URL_TEXT = 8_192;
