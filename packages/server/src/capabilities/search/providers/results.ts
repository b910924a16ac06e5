import type { SearchImageResult, SearchNewsResult, SearchWebResult } from '@web-data/types';
import { isWithin } from '../time-range.ts';
import type { SearchQuery } from '../provider.ts';
import { readDate, readMarkedText, readText, readUrl } from './fields.ts';

/** The members of a result, before validation. */
export interface Raw {
  url: unknown;
  title: unknown;
  text: unknown;
  date: unknown;
}

/** A list of results of one source, with unique URLs, filtered by the query. */
export class Results<Result extends { url: string }> {
  readonly list: Result[] = [];
  readonly #query: SearchQuery;
  readonly #seen = new Set<string>();

  constructor(query: SearchQuery) {
    this.#query = query;
  }

  get isFull(): boolean {
    return this.list.length >= this.#query.limit;
  }

  /**
   * @param date the date that the provider states; with `strict`, a result without a date is outside every time range.
   */
  add(result: Result | undefined, { date, strict }: { date?: string | undefined; strict: boolean }): void {
    const { time, domains } = this.#query;
    if (result === undefined || this.isFull || this.#seen.has(result.url)) return;
    if (!domains.allows(result.url)) return;
    if (time !== undefined && (strict || date !== undefined) && !isWithin(time, date)) return;
    this.#seen.add(result.url);
    this.list.push(result);
  }
}

export function toWebResult({ url, title, text, date }: Raw): SearchWebResult | undefined {
  const at = readUrl(url);
  if (at === undefined) return undefined;
  const snippet = readMarkedText(text);
  const day = readDate(date);
  return {
    url: at,
    title: readText(title) || at,
    description: readText(text) ?? '',
    ...(snippet !== undefined && { snippet }),
    ...(day !== undefined && { date: day }),
  };
}

export function toNewsResult({ url, title, text, date }: Raw): SearchNewsResult | undefined {
  const at = readUrl(url);
  if (at === undefined) return undefined;
  const day = readDate(date);
  return {
    url: at,
    title: readText(title) || at,
    snippet: readText(text) ?? '',
    ...(day !== undefined && { date: day }),
  };
}

export interface RawImage {
  url: unknown;
  imageUrl: unknown;
  title: unknown;
  width: number | undefined;
  height: number | undefined;
}

export function toImageResult(raw: RawImage, position: number): SearchImageResult | undefined {
  const url = readUrl(raw.url);
  const imageUrl = readUrl(raw.imageUrl);
  if (url === undefined || imageUrl === undefined) return undefined;
  const title = readText(raw.title);
  return {
    url,
    imageUrl,
    position,
    ...(title && { title }),
    ...(raw.width !== undefined && { imageWidth: raw.width }),
    ...(raw.height !== undefined && { imageHeight: raw.height }),
  };
}
