import type { BrowserPool } from '@web-data/browser';
import type { ScrapeData } from '@web-data/types';
import { FetchError } from '@web-data/net';
import type { AllowUrl, Fetcher } from '@web-data/net';
import { reject } from '@web-data/validator';
import { PageError } from '../outbound/site-error.ts';
import type { NormalizedScrape } from './normalize-scrape.ts';
import { extractByPrompt } from './extract-by-prompt.ts';
import type { PageKeeper } from './page-cache.ts';
import { modelForms, SUMMARY } from './model-forms.ts';
import { selectPageHeaders } from './page-headers.ts';
import type { PageModel } from './page-model.ts';
import type { Pictures } from './pictures.ts';
import { needsBrowser, NoPage, renderPage } from './render-page.ts';
import { mayBeShell } from './shell.ts';
import type { SiteFiles } from './files.ts';
import { readPage } from './page.ts';
import type { Page } from './page.ts';
import type { ContentThreads, RunOptions } from './threads/content-threads.ts';
import type { PlainPage } from './threads/works.ts';

/** Milliseconds until a schema must be checked, waiting included. */
const SCHEMA_MS = 15_000;

export interface ScrapeOptions {
  fetcher: Fetcher;
  threads: ContentThreads;
  /** Extracts data by a prompt. */
  model?: PageModel | undefined;
  /** The team, for fair scheduling of threads. */
  teamId: string;
  signal: AbortSignal;
  /** Milliseconds until the result must be ready, waiting included. */
  timeout: number;
  headers: Record<string, string>;
  /** Renders pages that need it; undefined where the service has no browser. */
  browser?: BrowserPool | undefined;
  /** URL of the browser's proxy, if the country has one. */
  proxy?: string | undefined;
  /** The `User-Agent` of the service. */
  userAgent?: string | undefined;
  allowUrl?: AllowUrl | undefined;
  /** Publishes pictures at URLs; without it they stay in the response as `data:` URLs. */
  pictures?: Pictures | undefined;
  /** Called with the page and its content, once both exist. */
  onContent?: ((page: Page, data: ScrapeData) => void) | undefined;
  /** Reads documents; without it a document is a `MalformedResponse`. */
  files?: SiteFiles | undefined;
  /** Caches pages for later scrapes; undefined when the request may not use the cache. */
  keeper?: PageKeeper | undefined;
}

/** The content of a page, and the credits of the model calls. */
export interface Scraped {
  data: ScrapeData;
  credits: number;
}

/**
 * Scrapes one page and returns its content in the requested forms.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for an invalid schema or one that the page does not
 * fulfil, 501 when a browser is needed and there is none, 503 when a model or a browser fails; {FetchError} when the
 * page cannot be read.
 */
export async function scrapePage(request: NormalizedScrape, options: ScrapeOptions): Promise<Scraped> {
  const { threads, teamId, timeout, signal } = options;
  const until = Date.now() + timeout;
  const left = (): number => Math.max(1, until - Date.now());
  const getRunOptions = () => ({ teamId, timeoutMs: left(), signal });
  if (request.schema !== undefined) await checkSchema(threads, request.schema, getRunOptions());
  const page = await readCachedOrFetch(request, { ...options, getRunOptions });
  return scrapeRead(page, withCacheNote(request, options), { ...options, getRunOptions });
}

/** Returns the cached page if it is young enough for the request; otherwise fetches it. */
async function readCachedOrFetch(
  request: NormalizedScrape,
  options: ScrapeOptions & Pick<ContentOptions, 'getRunOptions'>,
): Promise<Page> {
  const { allowUrl, keeper } = options;
  const cached = await keeper?.find(allowUrl);
  if (cached !== undefined) return cached;
  const page = await fetchPage(request, options);
  await keeper?.keep(page);
  return (request.maxAge ?? 0) > 0 ? { ...page, cached: { state: 'miss' } } : page;
}

/** Adds a warning when the request asks for the cache but may not use it. */
function withCacheNote(
  request: NormalizedScrape,
  { keeper }: Pick<ScrapeOptions, 'keeper'>,
): NormalizedScrape {
  const { maxAge = 0, notes = [], storeInCache = false } = request;
  const ignoredOptions = [...(maxAge > 0 ? ['maxAge'] : []), ...(storeInCache ? ['storeInCache'] : [])];
  if (keeper !== undefined || ignoredOptions.length === 0) return request;
  const note = `Nothing of this request may be kept, so these fields of it had no effect: ${ignoredOptions.join(', ')}.`;
  return { ...request, notes: [...notes, note] };
}

/**
 * Reads a page without a browser, or with one where the request or the page needs it.
 * @throws {Rejection} 501 and 503 where a browser is needed; {FetchError} when the page cannot be read.
 */
export async function fetchPage(
  request: NormalizedScrape,
  options: ScrapeOptions & Pick<ContentOptions, 'getRunOptions'>,
): Promise<Page> {
  const { browser: pool, threads, getRunOptions, fetcher, teamId: tenant } = options;
  const bounds = () => ({ ...options, timeout: getRunOptions().timeoutMs });
  const originHeaders = selectPageHeaders(request);
  const read = (): Promise<Page> =>
    readPage(fetcher, new URL(request.url), { ...bounds(), tenant, originHeaders });
  if (needsBrowser(request)) {
    if (pool === undefined) throw reject('NoBrowser');
    return renderPage(request, { ...bounds(), pool, tenant }).catch(async (error: unknown) => {
      if (!(error instanceof NoPage)) throw error;
      const page = await read();
      if (page.isDocument) return page;
      throw error.cause;
    });
  }
  const page = await read();
  if (pool === undefined || !mayBeShell(page)) return page;
  if (!(await threads.run('isShell', [toPlain(page)], getRunOptions()))) return page;
  // The page without its scripts is better than an error; `warning` names what is missing.
  return renderPage(request, { ...bounds(), pool, tenant }).catch((error: unknown) => {
    if (error instanceof FetchError && error.code === 'Aborted') throw error;
    return { ...page, lacksScripts: true };
  });
}

/** Services for the content of a page. */
export interface ContentOptions extends Pick<ScrapeOptions, 'threads' | 'model' | 'onContent' | 'pictures'> {
  /** Returns team, signal and remaining time for the next task. */
  getRunOptions(): RunOptions & { timeoutMs: number };
}

/**
 * Returns the content of a page in the requested forms.
 * @throws {Rejection} as {@link scrapePage}; {FetchError} `Timeout`, and `MalformedResponse` also for a page without
 * content, with a {@link PageError} `empty` as its cause.
 */
export async function scrapeRead(
  page: Page,
  request: NormalizedScrape,
  options: ContentOptions,
): Promise<Scraped> {
  const scraped = await contentOf(page, request, options);
  options.onContent?.(page, scraped.data);
  return options.pictures === undefined
    ? scraped
    : { ...scraped, data: await options.pictures.publish(scraped.data) };
}

async function contentOf(
  page: Page,
  request: NormalizedScrape,
  { threads, model, getRunOptions }: ContentOptions,
): Promise<Scraped> {
  const forms = modelForms(request);
  if (model === undefined || forms.length === 0) {
    const { data, missing } = await threads.run('scrape', [toPlain(page), request], getRunOptions());
    assertContent(missing);
    return { data, credits: 0 };
  }
  const read = await threads.run('scrapeForModel', [toPlain(page), request, forms], getRunOptions());
  assertContent(read.missing);
  const { data, markdown } = read;
  const about = { url: page.url.href, markdown };
  const services = { model, threads, getRunOptions };
  let credits = 0;
  if (forms.includes('json')) {
    const { prompt = '', schema } = request;
    const extracted = await extractByPrompt({ prompt, schema, ...about }, services);
    data.json = extracted.json;
    credits += extracted.credits;
  }
  if (!forms.includes('summary')) return { data, credits };
  if (markdown.trim() === '') return { data: { ...data, summary: '' }, credits };
  const summed = await extractByPrompt({ ...SUMMARY, ...about }, services);
  const { summary } = summed.json as { summary: string }; // By its schema.
  return { data: { ...data, summary }, credits: credits + summed.credits };
}

/** @throws {FetchError} `MalformedResponse` when a page has no content. */
function assertContent(missing: string | undefined): void {
  if (missing === undefined) return;
  throw new FetchError('MalformedResponse', missing, { cause: new PageError('empty', missing) });
}

/** Converts a page to a form that can be posted to a thread. */
export function toPlain(page: Page): PlainPage {
  return { ...page, url: page.url.href };
}

/**
 * Checks that results can be validated by a schema.
 * @throws {Rejection} 422 with the reason; 503 when the check takes longer than `SCHEMA_MS`; {FetchError} `Timeout`
 * when the caller allowed less time than that.
 */
export async function checkSchema(
  threads: ContentThreads,
  schema: object,
  { teamId, timeoutMs = SCHEMA_MS, signal }: RunOptions,
): Promise<void> {
  try {
    await threads.run('checkSchema', [schema], { teamId, timeoutMs: Math.min(timeoutMs, SCHEMA_MS), signal });
  } catch (cause) {
    if (!(cause instanceof FetchError)) throw cause;
    if (cause.code !== 'Timeout')
      throw reject('UnprocessableEntity', { message: 'The schema is too complex to be checked.', cause });
    if (timeoutMs < SCHEMA_MS) throw cause;
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause });
  }
}
