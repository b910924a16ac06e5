import type { PageMetadata } from '@web-data/types';
import { findBase, getText, meta } from '@web-data/parse/html';
import type { Page } from '../fetch/page.ts';
import { parseUrl } from '@web-data/net/url';

/** Returns the metadata of a page. @param sourceURL the URL of the request, before redirects. */
export function readMetadata(
  document: Document,
  { url, status, cached, contentType, proxyUsed, file }: Page,
  sourceURL: string = url.href,
): PageMetadata {
  const title = getText(findTitle(document)) ?? meta(document, 'og:title');
  const description = meta(document, 'description') ?? meta(document, 'og:description');
  const language = readLanguage(document);
  const canonical = findLink(document, url, 'link[rel~="canonical"]');
  const favicon = findLink(document, url, 'link[rel~="icon" i]');
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { language }),
    ...(favicon && { favicon }),
    sourceURL,
    url: url.href,
    ...(canonical && { canonical }),
    statusCode: status,
    ...(contentType && { contentType }),
    ...(file?.numPages !== undefined && { numPages: file.numPages }),
    ...(file?.pageLabels && { pageLabels: file.pageLabels }),
    ...(proxyUsed && { proxyUsed }),
    ...(cached && { cacheState: cached.state }),
    ...(cached?.at !== undefined && { cachedAt: cached.at }),
  };
}

/** Returns the first `title` element outside an SVG. */
function findTitle(document: Document): Element | undefined {
  return [...document.querySelectorAll('title')].find((title) => !title.closest('svg'));
}

/** Returns the declared language of the page, as a language tag (RFC 5646). */
function readLanguage(document: Document): string | undefined {
  const root = document.documentElement;
  const declared = root?.getAttribute('lang') || root?.getAttribute('xml:lang');
  const header = document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content');
  return (declared || header || meta(document, 'og:locale')?.replace('_', '-'))?.trim() || undefined;
}

/** Returns the absolute URL of the first element that matches, if it is an http or https one. */
function findLink(document: Document, page: URL, selector: string): string | undefined {
  const href = document.querySelector(selector)?.getAttribute('href');
  const url = href ? parseUrl(href, findBase(document, page)) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}
