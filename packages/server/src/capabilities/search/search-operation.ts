import { FetchError } from '@web-data/net';
import type {
  ScrapeOptions,
  SearchData,
  SearchRequest,
  SearchResponse,
  SearchSource,
  SearchSourceName,
} from '@web-data/types';
import { reject } from '@web-data/validator';
import { uuidv7 } from '../../platform/ids.ts';
import type { OperationHandler } from '../operations/operation.ts';
import type { Accepted, PaidCall, Priced } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import { countDown } from '../pages/page-reader.ts';
import { normalizeScrape } from '../pages/normalize-scrape.ts';
import type { ScrapeServices } from '../scrape/scrape-operation.ts';
import { permitted, scanWarning } from '../threats/permitted.ts';
import type { UrlGuard } from '../threats/url-guard.ts';
import { TimedOut, within } from '../../platform/within.ts';
import { withoutEffect } from '../without-effect.ts';
import { addContents } from './contents.ts';
import { DomainRules } from './domain-rules.ts';
import { nothingFound } from './provider.ts';
import type { ProvidedSource, SearchFound, SearchProvider, SearchQuery } from './provider.ts';
import { isNewestFirst, toTimeRange } from './time-range.ts';
import type { TimeRange } from './time-range.ts';

/** Services and settings of the operation. */
export interface SearchServices extends ScrapeServices {
  /** Credits of each ten results begun. */
  searchCredits: number;
  provider: SearchProvider;
}

type SearchCall = PaidCall<SearchRequest>;

const RESULTS_PRICED = 10;
const SOURCES: readonly ProvidedSource[] = ['web', 'news', 'images'];
/** Milliseconds reserved for writing the response after the contents. */
const RESERVE_MS = 100;

/** Handles `POST /search`. */
export function searchOperation(services: SearchServices): OperationHandler<'searchWeb'> {
  return paidOperation<SearchRequest, SearchResponse>(services, {
    id: 'searchWeb',
    price: (body) => computePrice(services, body),
    run: (call, accepted) => runSearch(services, call, accepted),
  });
}

/** Returns the maximum price of a search: all results are found, and all pages have content. */
function computePrice(
  { searchCredits, scrapeCredits, pageReader }: SearchServices,
  body: SearchRequest,
): number {
  const { limit = 10, scrapeOptions } = body;
  const sources = [...sourcesOf(body)];
  const found = Math.ceil((limit * sources.length) / RESULTS_PRICED) * searchCredits;
  if (scrapeOptions === undefined) return found;
  const pages = limit * sources.filter((source) => source !== 'images').length;
  return found + pages * (scrapeCredits + pageReader.maxModelCredits(scrapeOptions));
}

async function runSearch(
  services: SearchServices,
  call: SearchCall,
  { guard, budget }: Accepted,
): Promise<Priced<SearchResponse>> {
  const { body, arrivedAt } = call;
  const { timeout = 60_000, scrapeOptions } = body;
  const query = toQuery(call);
  const until = arrivedAt + Math.min(timeout, services.timeoutMs);
  if (scrapeOptions !== undefined) await checkOptions(services, call, scrapeOptions, until);
  const found = await findIn(services, call, query, until);
  guard?.decideBy(until - RESERVE_MS);
  const data = await allowedOf(found, query, guard);
  if (isNewestFirst(body.tbs)) for (const list of [data.web, data.news]) list?.sort(byDate);
  const results = [data.web, data.news, data.images].reduce((sum, list = []) => sum + list.length, 0);
  let credits = Math.ceil(results / RESULTS_PRICED) * services.searchCredits;
  if (scrapeOptions !== undefined) {
    const scraped = await scrapeAll(services, call, { data, guard, options: scrapeOptions, until });
    credits += scraped.pages * services.scrapeCredits + scraped.modelCredits;
  }
  const notes = [
    scanWarning(guard, budget),
    ...new Set(found.notes),
    neverOf(query.time),
    emptyOf(body),
    unusedOf(body),
  ];
  const warning = notes.filter(Boolean).join(' ');
  const result: SearchResponse = {
    success: true,
    data,
    ...(warning !== '' && { warning }),
    id: uuidv7(),
    creditsUsed: credits + budget.credits,
  };
  return { result, credits };
}

function toQuery({ body, identity }: SearchCall): SearchQuery {
  const { query, limit = 10, tbs, country, location, includeDomains, excludeDomains } = body;
  const time = tbs === undefined ? undefined : toTimeRange(tbs, Date.now());
  if (tbs !== undefined && time === undefined)
    throw reject('BadRequest', { message: '`tbs` names a day that no calendar has.' });
  const domains = new DomainRules(includeDomains, excludeDomains);
  const sources = sourcesOf(body);
  const isBound = time?.from !== undefined || time?.to !== undefined;
  return {
    query,
    limit,
    sources,
    domains,
    time: isBound ? time : undefined,
    country,
    location,
    teamId: identity.teamId,
  };
}

/** Returns the sources of the request that can have results. */
function sourcesOf({ sources = ['web'] }: SearchRequest): Set<ProvidedSource> {
  return new Set(sources.map(nameOf).filter((name) => name !== 'alexandria'));
}

function nameOf(source: SearchSourceName | SearchSource): SearchSourceName {
  return typeof source === 'string' ? source : source.type;
}

function emptyOf({ sources = [] }: SearchRequest): string | undefined {
  return sources.some((source) => nameOf(source) === 'alexandria')
    ? 'The source alexandria has no results here.'
    : undefined;
}

/** @throws {Rejection} 408 or 504 when the provider takes too long; rejections of the provider */
async function findIn(
  { provider, closing, timeoutMs }: SearchServices,
  { body, signal }: SearchCall,
  query: SearchQuery,
  until: number,
): Promise<SearchFound> {
  if (query.sources.size === 0) return nothingFound();
  const left = Math.max(1, until - Date.now());
  const late = AbortSignal.timeout(left);
  try {
    return await within(left, provider.search(query, AbortSignal.any([signal(), closing, late])));
  } catch (error) {
    if (!late.aborted && !(error instanceof TimedOut)) throw abortedOf(error, [signal(), closing]);
    throw toRejection(new FetchError('Timeout', 'The search took too long.', { cause: error }), {
      body,
      timeoutMs,
    });
  }
}

function abortedOf(error: unknown, signals: readonly AbortSignal[]): unknown {
  if (!signals.some(({ aborted }) => aborted)) return error;
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '1' }, cause: error });
}

async function checkOptions(
  { pageReader, closing, timeoutMs }: SearchServices,
  { body, identity, signal }: SearchCall,
  options: ScrapeOptions,
  until: number,
): Promise<void> {
  const runOptions = {
    teamId: identity.teamId,
    timeoutMs: Math.max(1, until - Date.now()),
    signal: AbortSignal.any([signal(), closing]),
  };
  await pageReader.check(options, runOptions).catch((error: unknown) => {
    throw toRejection(error, { body, timeoutMs });
  });
}

/** Returns the results of each source, without those that the threat policy blocks. */
async function allowedOf(
  found: SearchFound,
  { sources }: SearchQuery,
  guard: UrlGuard | undefined,
): Promise<SearchData> {
  const data: SearchData = {};
  for (const source of SOURCES) {
    if (!sources.has(source)) continue;
    const list: { url: string }[] = found[source];
    Object.assign(data, { [source]: guard === undefined ? list : await permitted(list, guard) });
  }
  return data;
}

interface Scraping {
  data: SearchData;
  guard: UrlGuard | undefined;
  options: ScrapeOptions;
  until: number;
}

function scrapeAll(services: SearchServices, call: SearchCall, { data, guard, options, until }: Scraping) {
  const { pageReader, closing, scrapeCredits: price, timeoutMs } = services;
  const { identity, signal, body } = call;
  const allowUrl = guard && ((url: URL) => guard.allows(url.href));
  const normalized = normalizeScrape(options);
  return addContents([...(data.web ?? []), ...(data.news ?? [])], {
    options,
    until: until - RESERVE_MS,
    signal: AbortSignal.any([signal(), closing]),
    scrape: (url, timeout, abort) =>
      pageReader.read(
        { ...normalized, url },
        { identity, signal: abort, timeLeft: countDown(Date.now() + timeout), price, allowUrl },
      ),
  }).catch((error: unknown) => {
    throw toRejection(error, { body, timeoutMs });
  });
}

/** Sorts the newest first; results without a date stay in order at the end. */
function byDate(a: { date?: string }, b: { date?: string }): number {
  return (b.date ?? '') < (a.date ?? '') ? -1 : Number((b.date ?? '') > (a.date ?? ''));
}

function neverOf(time: TimeRange | undefined): string | undefined {
  const { from = -Infinity, to = Infinity } = time ?? {};
  return from < to ? undefined : 'The range of `tbs` ends before it begins: nothing lies in it.';
}

/** Returns a warning that names the members of the request that had no effect. */
function unusedOf(body: SearchRequest): string | undefined {
  return withoutEffect([
    { operation: 'searchWeb', value: body },
    { operation: 'scrapeUrl', value: body.scrapeOptions ?? {}, path: 'scrapeOptions' },
  ]);
}
