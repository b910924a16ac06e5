import type { ScrapeData, ScrapeRequest } from '@web-data/types';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { AllowUrl, Fetcher } from '@web-data/site-map/fetch';
import { reject } from '@web-data/validator';
import { readPage } from './page.ts';
import type { Page } from './page.ts';
import type { ContentThreads } from './threads/content-threads.ts';
import type { PlainPage } from './threads/works.ts';

/** Milliseconds in which a schema must be compiled: far more than any honest one takes, on a busy machine too. */
const SCHEMA_MS = 8000;

export interface ScrapeOptions {
  fetcher: Fetcher;
  threads: ContentThreads;
  signal: AbortSignal;
  /** Milliseconds until the page must be read. */
  timeout: number;
  headers: Record<string, string>;
  allowUrl?: AllowUrl | undefined;
}

/**
 * Reads one page and returns its content in the forms asked for.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for a schema that is none or that the page does not
 * fulfil; {SiteMapError} when the page cannot be read.
 */
export async function scrapePage(request: ScrapeRequest, options: ScrapeOptions): Promise<ScrapeData> {
  const { threads, timeout, signal } = options;
  const until = Date.now() + timeout;
  if (request.schema !== undefined) await checkSchema(threads, request.schema);
  const left = (): number => Math.max(1, until - Date.now());
  const page = await readPage(options.fetcher, new URL(request.url), { ...options, timeout: left() });
  return threads.run('scrape', [toPlain(page), request], { timeoutMs: left(), signal });
}

/** A page as it crosses threads. */
export function toPlain(page: Page): PlainPage {
  return { ...page, url: page.url.href };
}

/**
 * Refuses a schema that no result could be checked with.
 * @throws {Rejection} 422 with a sentence that says why; 503 when it is the machine that had no time for it.
 */
export async function checkSchema(threads: ContentThreads, schema: object): Promise<void> {
  try {
    await threads.run('checkSchema', [schema], { timeoutMs: SCHEMA_MS });
  } catch (cause) {
    if (!(cause instanceof SiteMapError)) throw cause;
    if (cause.code === 'Timeout' && !multiplies(schema))
      throw reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause });
    throw reject('UnprocessableEntity', { message: 'The schema is too complex to be checked.', cause });
  }
}

/** Only references make a schema within the bounds take long to compile. */
function multiplies(schema: object): boolean {
  return /"\$(?:ref|dynamicRef|recursiveRef)"/.test(JSON.stringify(schema));
}
