import type { BrowserPool } from '@web-data/browser';
import type { ScrapeData } from '@web-data/types';
import { SiteMapError } from '@web-data/site-map/fetch';
import type { AllowUrl, Fetcher } from '@web-data/site-map/fetch';
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

/** Milliseconds in which a schema must be found to be one, waiting included. */
const SCHEMA_MS = 15_000;

export interface ScrapeOptions {
  fetcher: Fetcher;
  threads: ContentThreads;
  /** Extracts what a prompt asks for. */
  model?: PageModel | undefined;
  /** Who takes turns at the threads. */
  teamId: string;
  signal: AbortSignal;
  /** Milliseconds until the answer must be there, whatever has to be waited for. */
  timeout: number;
  headers: Record<string, string>;
  /** Shows pages that need it; undefined where the service has none. */
  browser?: BrowserPool | undefined;
  /** URL of the proxy that a browser uses, where the country has one. */
  proxy?: string | undefined;
  /** Who the service says it is. */
  userAgent?: string | undefined;
  allowUrl?: AllowUrl | undefined;
  /** Puts pictures at addresses; they stay in the answer without it. */
  pictures?: Pictures | undefined;
  /** Told of the page and its content, once both are there. */
  onContent?: ((page: Page, data: ScrapeData) => void) | undefined;
  /** Reads documents; without it they are no pages. */
  files?: SiteFiles | undefined;
  /** Keeps pages for later scrapes; undefined where none may be. */
  keeper?: PageKeeper | undefined;
}

/** What was scraped, and the credits that a model took for it. */
export interface Scraped {
  data: ScrapeData;
  credits: number;
}

/**
 * Reads one page and returns its content in the forms asked for.
 * @throws {Rejection} 403 for a suspected prompt injection, 422 for a schema that is none or that the page does not
 * fulfil, 501 where it takes a browser and there is none, 503 for a model or a browser that cannot be asked; {SiteMapError} when the page cannot be read.
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

/** The page as it was read for an earlier request, where that is young enough for this one; otherwise as it is now. */
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

/** Says so where nothing is kept although the request asks for it. */
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
 * Reads a page without a browser, or with one where the request or the page asks for it.
 * @throws {Rejection} 501 and 503 where it takes a browser; {SiteMapError} when the page cannot be read.
 */
export async function fetchPage(
  request: NormalizedScrape,
  options: ScrapeOptions & Pick<ContentOptions, 'getRunOptions'>,
): Promise<Page> {
  const { browser: pool, threads, getRunOptions, fetcher, teamId: tenant } = options;
  const bounds = () => ({ ...options, timeout: getRunOptions().timeoutMs });
  const hostHeaders = selectPageHeaders(request);
  const read = (): Promise<Page> =>
    readPage(fetcher, new URL(request.url), { ...bounds(), tenant, hostHeaders });
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
  // What can be had without a browser is better than nothing, and `warning` says what it lacks.
  return renderPage(request, { ...bounds(), pool, tenant }).catch((error: unknown) => {
    if (error instanceof SiteMapError && error.code === 'Aborted') throw error;
    return { ...page, lacksScripts: true };
  });
}

/** What the content of a page that was read is made with. */
export interface ContentOptions extends Pick<ScrapeOptions, 'threads' | 'model' | 'onContent' | 'pictures'> {
  /** Time and turns for whatever comes next. */
  getRunOptions(): RunOptions & { timeoutMs: number };
}

/**
 * The content of a page that was read, in the forms asked for.
 * @throws {Rejection} as {@link scrapePage}; {SiteMapError} `Timeout`, and `MalformedResponse` also for a page without
 * content, whose cause is a {@link PageFault} `empty`.
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

/** @throws {SiteMapError} `MalformedResponse` when a page has no content. */
function assertContent(missing: string | undefined): void {
  if (missing === undefined) return;
  throw new SiteMapError('MalformedResponse', missing, { cause: new PageError('empty', missing) });
}

/** A page as it crosses threads. */
export function toPlain(page: Page): PlainPage {
  return { ...page, url: page.url.href };
}

/**
 * Refuses a schema that no result could be checked with.
 * @throws {Rejection} 422 with a sentence that says why; 503 when it is the machine that had no time for it;
 * {SiteMapError} `Timeout` when its caller had less time than that.
 */
export async function checkSchema(
  threads: ContentThreads,
  schema: object,
  { teamId, timeoutMs = SCHEMA_MS, signal }: RunOptions,
): Promise<void> {
  try {
    await threads.run('checkSchema', [schema], { teamId, timeoutMs: Math.min(timeoutMs, SCHEMA_MS), signal });
  } catch (cause) {
    if (!(cause instanceof SiteMapError)) throw cause;
    if (cause.code !== 'Timeout')
      throw reject('UnprocessableEntity', { message: 'The schema is too complex to be checked.', cause });
    if (timeoutMs < SCHEMA_MS) throw cause;
    throw reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause });
  }
}
