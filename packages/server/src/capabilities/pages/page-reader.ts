import type { BrowserPool } from '@web-data/browser';
import { acceptLanguage, FetchError } from '@web-data/net';
import type { AllowUrl, Fetcher } from '@web-data/net';
import type { ScrapeData, ScrapeOptions } from '@web-data/types';
import { reject, Rejection } from '@web-data/validator';
import type { Identity } from '../../accounts/keys/identity.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Snapshot } from '../changes/snapshots.ts';
import { PageError } from '../outbound/site-error.ts';
import { extractByPrompt } from './model/extract-by-prompt.ts';
import type { SiteFiles } from './fetch/files.ts';
import { modelForms, SUMMARY } from './model/model-forms.ts';
import type { ChangeTracker } from './change-tracker.ts';
import { toComparedRequest } from './change-tracking.ts';
import { checkOptions } from './check-options.ts';
import { normalizeScrape } from './normalize-scrape.ts';
import type { NormalizedOptions, NormalizedScrape } from './normalize-scrape.ts';
import type { PageCache } from './page-cache.ts';
import { selectPageHeaders } from './fetch/page-headers.ts';
import type { PageModel } from './model/page-model.ts';
import { readParserOptions } from './fetch/parser-options.ts';
import { fetcherSource } from './fetch/page-source.ts';
import type { PageSource } from './fetch/page-source.ts';
import { readPage } from './fetch/page.ts';
import type { Page } from './fetch/page.ts';
import type { Pictures } from './pictures.ts';
import { needsBrowser, NoPage, renderPage } from './render/render-page.ts';
import { mayBeShell } from './render/may-be-shell.ts';
import type { ContentThreads, RunOptions } from './threads/content-threads.ts';
import type { PlainPage } from './threads/works.ts';

/** Services through which pages are read. */
export interface PageServices {
  threads: ContentThreads;
  /** Reads documents, such as a PDF. */
  files: SiteFiles;
  /** Extracts data by a prompt; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Renders pages that need it; undefined where the service has no browser. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Proxies by country. */
  proxies: Readonly<Record<string, string>>;
  /** Returns the guarded fetcher of a country. */
  fetcher(country?: string): Fetcher;
  /** Caches pages for later requests; undefined where the service has no cache. */
  pageCache: PageCache | undefined;
  /** Publishes screenshots at URLs. */
  pictures: Pictures;
  /** Compares pages with what their team has read before. */
  changes: ChangeTracker;
  /** Indexes pages for searches; see `search/index`. */
  index: PageCollectors | undefined;
}

/** Creates listeners for the content of pages. */
export interface PageCollectors {
  createCollector(identity: PageOwner, request: object): ((page: Page, data: ScrapeData) => void) | undefined;
}

/** The team that a page is read for. */
export type PageOwner = Pick<Identity, 'teamId' | 'plan' | 'zeroDataRetention'>;

/** Who a page is read for, and within which limits. */
export interface ReadContext {
  identity: PageOwner;
  signal: AbortSignal;
  /** Returns the milliseconds that the next task may take, waiting included. */
  timeLeft(): number;
  /** Credits of a page with content, without those of model calls; `metadata.creditsUsed` adds these. */
  price: number;
  /** Called for each URL before it is requested. */
  allowUrl?: AllowUrl | undefined;
  /**
   * Whether a browser that is busy is an error, after which the caller tries again. Otherwise the page is read without
   * its scripts, and `warning` says so. Default false.
   */
  retriesBusyBrowser?: boolean;
  /**
   * Whether the caller stores the version that `changeTracking` has compared, in the commit of its result. By default it
   * is stored before the result is returned.
   */
  storesSnapshot?: boolean;
  /** How the page is requested; by default by the fetcher of the country of the request. */
  source?: PageSource | undefined;
}

/** The content of a page, and the credits of the model calls. */
export interface PageResult {
  data: ScrapeData;
  credits: number;
  /** The version of the page that the caller stores; see {@link ReadContext.storesSnapshot}. */
  snapshot?: Snapshot;
}

/**
 * Reads pages, for every capability of the server: requests one, renders it in a browser where it needs one, runs the
 * actions of the request, and returns the content in its formats. See docs/pages.md.
 */
export class PageReader {
  readonly #services: PageServices;

  constructor(services: PageServices) {
    this.#services = services;
  }

  /** Returns the credits that model calls for one page cost at most. */
  maxModelCredits(options: ScrapeOptions | NormalizedOptions): number {
    const { model } = this.#services;
    if (model === undefined) return 0;
    const request = normalizeScrape(options);
    const forms = [request, toComparedRequest(request) ?? {}].flatMap(modelForms);
    return forms.length * model.maxAttempts * model.stepCredits;
  }

  /**
   * Checks what options ask for before any page is read.
   * @throws {Rejection} 400 for an invalid selector or a missing one, 422 for an invalid schema, 501 when a browser is needed and there
   * is none, 503 when the check takes too long; {FetchError} `Timeout` when the caller allowed less time than that.
   */
  async check(options: ScrapeOptions | NormalizedOptions, run: RunOptions): Promise<void> {
    const request = normalizeScrape(options);
    if (needsBrowser(request) && this.#services.browser() === undefined) throw reject('NoBrowser');
    await checkOptions(this.#services.threads, request, run);
  }

  /**
   * Reads a page and returns its content.
   * @throws {Rejection} as {@link check}, 403 for a suspected prompt injection, 422 for a schema that the page does not
   * fulfil, 503 when a model or a browser fails; {FetchError} when the page cannot be read.
   */
  async read(request: NormalizedScrape, context: ReadContext): Promise<PageResult> {
    await this.check(request, toRunOptions(context));
    const page = await this.fetch(request, context);
    return this.convert(page, request, context);
  }

  /**
   * Returns the cached page if it is young enough for the request; otherwise requests it, in a browser where the request
   * or the page needs one.
   * @throws {Rejection} 501 and 503 where a browser is needed; {FetchError} when the page cannot be read.
   */
  async fetch(request: NormalizedScrape, context: ReadContext): Promise<Page> {
    const cache = this.#services.pageCache?.for(context.identity, request);
    const cached = await cache?.find(context.allowUrl);
    if (cached !== undefined) return cached;
    const proxyUsed = this.#getProxy(request) === undefined ? {} : ({ proxyUsed: 'basic' } as const);
    const page = { ...(await this.#request(request, context)), ...proxyUsed };
    await cache?.keep(page);
    return (request.maxAge ?? 0) > 0 ? { ...page, cached: { state: 'miss' } } : page;
  }

  /**
   * Returns the content of a page in the formats of the request, and passes it to the index of searches.
   * @throws {Rejection} 403, 422, 503; {FetchError} `Timeout`, and `MalformedResponse` also for a page without content,
   * with a {@link PageError} `empty` as its cause.
   */
  async convert(page: Page, request: NormalizedScrape, context: ReadContext): Promise<PageResult> {
    const { index, pictures } = this.#services;
    const { identity } = context;
    const content = await this.toContent(page, this.#withCacheNote(request, context), context);
    const { data, credits, ...tracked } = await this.#withChanges(content, { page, request, context });
    data.metadata.scrapeId = uuidv7();
    data.metadata.creditsUsed = context.price + credits;
    index?.createCollector(identity, request)?.(page, data);
    // Nothing of a team with zero data retention is stored, not even pictures for a day.
    return {
      ...tracked,
      data: identity.zeroDataRetention ? data : await pictures.publish(data),
      credits,
    };
  }

  /** Adds what has changed on a page, where the request asks for it. */
  async #withChanges(
    content: PageResult,
    { page, request, context }: { page: Page; request: NormalizedScrape; context: ReadContext },
  ): Promise<PageResult> {
    const compared = toComparedRequest(request);
    if (compared === undefined) return content;
    const { data } = content;
    const { teamId, zeroDataRetention } = context.identity;
    if (zeroDataRetention) {
      const warning = '`changeTracking` was left out: nothing of this request may be stored.';
      return { ...content, data: withWarning(data, warning) };
    }
    const hasAll =
      compared.formats?.every((format) => format in data) === true &&
      compared.schema === request.schema &&
      compared.prompt === request.prompt;
    const read = hasAll ? { data, credits: 0 } : await this.toContent(page, compared, context);
    const { warning, snapshot, changeTracking } = await this.#services.changes.track(teamId, {
      page,
      request,
      content: selectFormats(read.data, compared.formats ?? []),
      isStoredByCaller: context.storesSnapshot === true,
      getRunOptions: () => toRunOptions(context),
    });
    return {
      data: withWarning({ ...data, ...(changeTracking && { changeTracking }) }, warning),
      credits: content.credits + read.credits,
      ...(snapshot && { snapshot }),
    };
  }

  /**
   * Returns the content of a page in the formats of the request, which is neither indexed nor published.
   * @throws as {@link convert}
   */
  async toContent(
    page: Page,
    request: NormalizedScrape,
    context: Pick<ReadContext, 'identity' | 'signal' | 'timeLeft'>,
  ): Promise<PageResult> {
    const { model, threads } = this.#services;
    const getRunOptions = () => toRunOptions(context);
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

  async #request(request: NormalizedScrape, context: ReadContext): Promise<Page> {
    const { threads, browser } = this.#services;
    const source = context.source ?? this.#createSource(request, context);
    const get = (): Promise<Page> => this.#get(request, context, source);
    if (needsBrowser(request)) {
      return this.#render(request, context, source).catch(async (error: unknown) => {
        if (!(error instanceof NoPage)) throw error;
        const page = await get();
        if (page.isDocument) return page;
        throw error.cause;
      });
    }
    const page = await get();
    if (browser() === undefined || !mayBeShell(page)) return page;
    if (!(await threads.run('isShell', [toPlain(page)], toRunOptions(context)))) return page;
    // The page without its scripts is better than an error; `warning` names what is missing.
    return this.#render(request, context, source).catch((error: unknown) => {
      const isBusy = error instanceof Rejection && error.status === 503;
      if (isBusy && context.retriesBusyBrowser === true) throw error;
      if (error instanceof FetchError && error.code === 'Aborted') throw error;
      return { ...page, lacksScripts: true };
    });
  }

  #createSource({ location }: NormalizedScrape, { allowUrl, identity, signal }: ReadContext): PageSource {
    return fetcherSource(this.#services.fetcher(location?.country), {
      allowUrl,
      headers: { 'accept-language': acceptLanguage(location) },
      signal,
      tenant: identity.teamId,
    });
  }

  #get(
    request: NormalizedScrape,
    { identity, signal, timeLeft }: ReadContext,
    source: PageSource,
  ): Promise<Page> {
    const { files } = this.#services;
    const originHeaders = selectPageHeaders(request);
    return readPage(source, new URL(request.url), {
      files,
      originHeaders,
      parserOptions: readParserOptions(request.parsers),
      signal,
      tenant: identity.teamId,
      timeLeft,
    });
  }

  /** @throws {Rejection} 501, 503; {NoPage} */
  async #render(request: NormalizedScrape, context: ReadContext, source: PageSource): Promise<Page> {
    const { browser, userAgent } = this.#services;
    const pool = browser();
    if (pool === undefined) throw reject('NoBrowser');
    const { identity, signal } = context;
    const services = { pool, proxy: this.#getProxy(request), signal, tenant: identity.teamId, userAgent };
    return source.render(new URL(request.url), (allowUrl) =>
      renderPage(request, { ...services, allowUrl, timeout: context.timeLeft() }),
    );
  }

  /** Returns the proxy of the country of a request; undefined where there is none. */
  #getProxy({ location }: NormalizedScrape): string | undefined {
    return location?.country === undefined ? undefined : this.#services.proxies[location.country];
  }

  /** Adds a warning when the request names the cache but may not use it. */
  #withCacheNote(request: NormalizedScrape, { identity }: ReadContext): NormalizedScrape {
    const { maxAge = 0, notes = [], storeInCache = false } = request;
    const names = [...(maxAge > 0 ? ['maxAge'] : []), ...(storeInCache ? ['storeInCache'] : [])];
    if (names.length === 0 || this.#services.pageCache?.for(identity, request) !== undefined) return request;
    const note = `Nothing of this request may be cached, so these fields of it had no effect: ${names.join(', ')}.`;
    return { ...request, notes: [...notes, note] };
  }
}

/** Returns a function that counts the milliseconds until a time, at least 1. @param until in milliseconds since the epoch */
export function countDown(until: number): () => number {
  return () => Math.max(1, until - Date.now());
}

/** Returns team, signal and remaining time for the next task. */
function toRunOptions({
  identity,
  signal,
  timeLeft,
}: Pick<ReadContext, 'identity' | 'signal' | 'timeLeft'>): RunOptions & { timeoutMs: number } {
  return { teamId: identity.teamId, timeoutMs: timeLeft(), signal };
}

/** @throws {FetchError} `MalformedResponse` when a page has no content. */
function assertContent(missing: string | undefined): void {
  if (missing === undefined) return;
  throw new FetchError('MalformedResponse', missing, { cause: new PageError('empty', missing) });
}

function withWarning(data: ScrapeData, warning: string | undefined): ScrapeData {
  if (warning === undefined) return data;
  return { ...data, warning: data.warning === undefined ? warning : `${data.warning} ${warning}` };
}

/** Returns some formats of a page with its metadata. */
function selectFormats(
  { metadata, markdown, json }: ScrapeData,
  formats: readonly string[],
): Pick<ScrapeData, 'metadata' | 'markdown' | 'json'> {
  return {
    metadata,
    ...(formats.includes('markdown') && markdown !== undefined && { markdown }),
    ...(formats.includes('json') && { json }),
  };
}

/** Converts a page to a form that can be posted to a thread. */
export function toPlain(page: Page): PlainPage {
  return { ...page, url: page.url.href };
}
