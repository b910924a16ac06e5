import { foldText, extractTerms } from '@web-data/site-map/rank';
import type { ScrapeData } from '@web-data/types';
import { compressText, plainText } from './page-text.ts';
import { createMarks } from './marks.ts';
import { computeFingerprint } from './print.ts';

/** A page that can be found. */
export interface IndexedPage {
  /** The team that owns the page, or '' when all teams find it. */
  owner: string;
  url: string;
  title: string;
  description: string;
  language: string;
  /** Plain text. */
  text: string;
  /** The date that the page states, in milliseconds since the epoch. */
  statedAt: number | null;
  /** When the page was read, in milliseconds since the epoch. */
  seenAt: number;
}

/** The index entry of a page. */
export interface IndexEntry {
  page: IndexedPage;
  packed: Uint8Array;
  print: string;
  title: string[];
  urlTerms: string[];
  body: string[];
  marks: string[];
  /** Folded terms of the page, for the correction of typing errors. */
  terms: string[];
}

const MAX_TITLE = 300;
const MAX_DESCRIPTION = 500;
const MAX_WORD = 40;
const LEAST_WORD = 5;
const MAX_TERMS = 2000;
const TERM = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Converts a scrape to a page of the index; undefined when it has no text. */
export function toIndexedPage(data: ScrapeData, owner: string, seenAt: number): IndexedPage | undefined {
  const { markdown = '', metadata } = data;
  const text = plainText(markdown);
  if (text === '' || metadata.statusCode !== 200) return undefined;
  const stated = Date.parse(metadata.modifiedTime ?? metadata.publishedTime ?? '');
  return {
    owner,
    url: withoutFragment(metadata.url),
    title: clean(metadata.title ?? '', MAX_TITLE),
    description: clean(metadata.description ?? '', MAX_DESCRIPTION),
    language: clean(metadata.language ?? '', MAX_WORD),
    text: text.replaceAll('\0', ' '),
    statedAt: Number.isNaN(stated) || stated > seenAt ? null : stated,
    seenAt,
  };
}

/** Analyses a page; one of 32,000 characters takes about a millisecond. */
export function toEntry(page: IndexedPage): IndexEntry {
  const body = extractTerms(page.text);
  const title = extractTerms(page.title);
  const urlTerms = extractTerms(toUrlText(page.url));
  return {
    page,
    packed: compressText(page.text),
    print: computeFingerprint(body),
    title,
    urlTerms,
    body: [...extractTerms(page.description), ...body],
    marks: createMarks(page.owner, page.url),
    terms: listTerms(page),
  };
}

/** Returns the unique terms of title, URL and text, 2,000 at most, for the correction of typing errors. */
export function listTerms({ title, url, text }: Pick<IndexedPage, 'title' | 'url' | 'text'>): string[] {
  const words = new Set<string>();
  for (const [word] of foldText(`${title} ${toUrlText(url)} ${text}`).matchAll(TERM)) {
    if (word.length >= LEAST_WORD && word.length <= MAX_WORD && !/\d/.test(word)) words.add(word);
    if (words.size === MAX_TERMS) break;
  }
  return [...words];
}

/** Returns host and path as text. */
function toUrlText(url: string): string {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\.(?:html?|php|aspx?)$/, '');
  try {
    return `${hostname.replace(/^www\./, '')} ${decodeURIComponent(path)}`;
  } catch {
    return `${hostname} ${path}`;
  }
}

function withoutFragment(url: string): string {
  const at = new URL(url);
  at.hash = '';
  return at.href;
}

function clean(text: string, maxLength: number): string {
  return text.replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength);
}
