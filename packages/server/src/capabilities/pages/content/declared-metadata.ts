import { findBase, getText, meta } from '@web-data/parse/html';
import { parseUrl } from '@web-data/net/url';
import { dateIn } from './facts/date.ts';

/** Maximum characters of a JSON-LD block that is read for metadata. */
const MAX_JSON = 500_000;
/** Maximum characters of an Open Graph property. */
const MAX_VALUE = 4000;

/** Metadata that a page declares about its publication. */
export interface Declared {
  author?: string;
  publishedTime?: string;
  modifiedTime?: string;
  keywords?: string;
  siteName?: string;
  ogTitle?: string;
  ogDescription?: string;
  ogType?: string;
  ogUrl?: string;
  ogImage?: string;
  ogLocale?: string;
}

/** Reads author, dates, keywords and Open Graph from `meta` elements, microdata and JSON-LD. */
export function readDeclared(document: Document, page: URL): Declared {
  const article = articleIn(document);
  const author = findAuthor(document) ?? findName(article['author']);
  const publishedTime = findDate(document, article, publishedNames, 'datePublished');
  const modifiedTime = findDate(document, article, modifiedNames, 'dateModified');
  const keywords = meta(document, 'keywords');
  const siteName = meta(document, 'og:site_name') ?? meta(document, 'application-name');
  return {
    ...(author && { author }),
    ...(publishedTime && { publishedTime }),
    ...(modifiedTime && { modifiedTime }),
    ...(keywords && { keywords }),
    ...(siteName && { siteName }),
    ...readOpenGraph(document, findBase(document, page)),
  };
}

const publishedNames = [
  'article:published_time',
  'og:published_time',
  'date',
  'dc.date',
  'dcterms.created',
  'pubdate',
];
const modifiedNames = ['article:modified_time', 'og:updated_time', 'last-modified', 'dcterms.modified'];
const BY_LINE =
  '[rel~="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .byline, .by-line, .p-author';

function findAuthor(document: Document): string | undefined {
  const declared =
    meta(document, 'author') ?? meta(document, 'dc.creator') ?? meta(document, 'article:author');
  if (declared && !/^https?:/.test(declared)) return declared;
  const line = document.querySelector(BY_LINE);
  const text = line?.getAttribute('content') ?? getText(line);
  return text?.replace(/^(?:written by|by|von|par|por|di|av|door)\s+/i, '').slice(0, 200);
}

function findDate(
  document: Document,
  article: Readonly<Record<string, unknown>>,
  names: readonly string[],
  property: string,
): string | undefined {
  const element = document.querySelector(`[itemprop="${property}"]`);
  const marked =
    element?.getAttribute('datetime') ?? element?.getAttribute('content') ?? getText(element) ?? undefined;
  const stated = article[property];
  const said = names.map((name) => meta(document, name)).find(Boolean) ?? marked;
  const rawDate = said ?? (typeof stated === 'string' ? stated : undefined);
  if (rawDate === undefined || /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(rawDate))
    return rawDate;
  return dateIn(rawDate) ?? rawDate.slice(0, 100);
}

/** Returns the basic properties of Open Graph, URLs absolute. */
function readOpenGraph(document: Document, base: URL): Partial<Declared> {
  const found: Partial<Declared> = {};
  for (const name of ['Title', 'Description', 'Type', 'Url', 'Image', 'Locale'] as const) {
    const content = meta(document, `og:${name.toLowerCase()}`);
    const isUrl = name === 'Url' || name === 'Image';
    const value = content && isUrl ? parseUrl(content, base)?.href : content;
    if (value) found[`og${name}`] = value.slice(0, MAX_VALUE);
  }
  return found;
}

/** Finds the first JSON-LD thing that has an author or a date of publication. */
function articleIn(document: Document): Readonly<Record<string, unknown>> {
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    const text = script.textContent ?? '';
    if (text.length > MAX_JSON) continue;
    const found = things(parseJson(text)).find((thing) => 'datePublished' in thing || 'author' in thing);
    if (found) return found;
  }
  return {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function things(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (typeof item !== 'object' || item === null) continue;
    const thing = item as Record<string, unknown>;
    found.push(thing);
    if (Array.isArray(thing['@graph'])) found.push(...things(thing['@graph']));
  }
  return found;
}

function findName(author: unknown): string | undefined {
  const [first] = Array.isArray(author) ? (author as unknown[]) : [author];
  const name = typeof first === 'object' && first !== null ? (first as { name?: unknown }).name : first;
  return typeof name === 'string' ? name.trim().slice(0, 200) || undefined : undefined;
}
