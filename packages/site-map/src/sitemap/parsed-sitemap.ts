/** What kind of file a sitemap turned out to be, by its content. `none` is anything else, such as a web page. */
export type SitemapKind = 'urlset' | 'index' | 'rss' | 'atom' | 'json' | 'text' | 'markdown' | 'none';

/** A sitemap reduced to what discovery needs. */
export interface ParsedSitemap {
  readonly kind: SitemapKind;
  /** Pages in file order, as written; for an index, its child sitemaps. */
  readonly urls: readonly string[];
  /** True when the file was cut at a bound. */
  readonly truncated: boolean;
  /** True when an XML file ends before its root element does, as where the program that writes it failed midway. */
  readonly unfinished: boolean;
}

/** A sitemap and where it was found. */
export interface LocatedSitemap extends ParsedSitemap {
  /** The URL at the end of its redirects: what it names relatively resolves against that. */
  readonly url: string;
}

/** URLs kept of one file. The protocol's 50,000 is only a hint; this bounds memory. */
export const MAX_URLS = 250_000;
/** Characters of a URL; longer text is skipped. */
export const MAX_URL_TEXT = 8_192;
