import type { PageMetadata } from '@web-data/types';
import { meta, getText } from '@web-data/parse/html';
import type { Page } from './page.ts';
import { parseUrl } from '@web-data/net/url';

/** Returns the metadata of a page. */
export function readMetadata(document: Document, { url, status, cached }: Page): PageMetadata {
  const title = getText(titleOf(document)) ?? meta(document, 'og:title');
  const description = meta(document, 'description') ?? meta(document, 'og:description');
  const language = languageOf(document);
  const canonical = canonicalOf(document, url);
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { language }),
    sourceURL: url.href,
    ...(canonical && { canonical }),
    statusCode: status,
    ...(cached && { cacheState: cached.state }),
    ...(cached?.at !== undefined && { cachedAt: cached.at }),
  };
}

/** Returns the first `title` element outside an SVG. */
function titleOf(document: Document): Element | undefined {
  return [...document.querySelectorAll('title')].find((title) => !title.closest('svg'));
}

/** Returns the declared language of the page, as a language tag (RFC 5646). */
function languageOf(document: Document): string | undefined {
  const root = document.documentElement;
  const declared = root?.getAttribute('lang') || root?.getAttribute('xml:lang');
  const header = document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content');
  return (declared || header || meta(document, 'og:locale')?.replace('_', '-'))?.trim() || undefined;
}

function canonicalOf(document: Document, page: URL): string | undefined {
  const href = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  const base = parseUrl(document.querySelector('base[href]')?.getAttribute('href') ?? '', page) ?? page;
  const url = href ? parseUrl(href, base) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}
