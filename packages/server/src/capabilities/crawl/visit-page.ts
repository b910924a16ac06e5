import { isTransient, parseOverload } from '@web-data/net';
import { plainForm, withoutQuery } from '@web-data/net/url';
import { createCopyKey, createPrint, readPage } from '@web-data/site-map/visit';
import type { Page as LinkedPage, Visited, Visitor } from '@web-data/site-map/visit';
import type { FetchResponse } from '@web-data/net';
import type { CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import type { Page } from '../pages/fetch/page.ts';
import type { PageReader, ReadContext } from '../pages/page-reader.ts';
import type { NormalizedScrape } from '../pages/normalize-scrape.ts';
import type { CrawlScope } from './crawl-scope.ts';
import { toKey, pageEntry, siteEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { judgeError, judgeStatus } from './judge-error.ts';
import type { Judged } from './judge-error.ts';
import type { CrawlPlan } from './job.ts';
import type { LinkCollector } from './link-collector.ts';
import type { Outcome } from './outcome.ts';
import { NoVisit, VisitorSource } from './visitor-source.ts';

/** Services and settings of visits. */
export interface VisitContext {
  plan: CrawlPlan;
  visitor: Visitor;
  pageReader: PageReader;
  /** Maximum milliseconds of a request, of a browser's read, and of the content of one page. */
  timeoutMs: number;
  /** Aborts when the step must end at once. */
  signal: AbortSignal;
  allowUrl: ReadContext['allowUrl'];
  /** Credits of a page with content. */
  price: number;
  /** Scope and links of the crawl; undefined for a batch, which follows no links. */
  site: { scope: CrawlScope; collector: LinkCollector } | undefined;
}

/** A page that was read, and the URLs that led to it. */
interface Read {
  page: Page;
  request: NormalizedScrape;
  hops: readonly URL[];
  /** What was received; of a rendered or cached page its HTML. */
  response: FetchResponse;
  context: ReadContext;
}

/** Fetches a page once, for its content and for its links. */
export async function visitPage(context: VisitContext, entry: CrawlUrlRow): Promise<Outcome> {
  try {
    const read = await readEntry(context, entry);
    const { status, url } = read.page;
    if (status < 200 || status > 299)
      return withStart(context, entry, toOutcome(entry, judgeRendered(url, status, entry)));
    if (context.site === undefined) return { entry, found: [], page: await convert(context, read) };
    return await readSitePage({ ...context, site: context.site }, entry, read);
  } catch (error) {
    if (error instanceof NoVisit) return describeNoVisit(context, entry, error.visited);
    return withStart(context, entry, toOutcome(entry, judgeError(error, entry.attempt)));
  }
}

/** @throws {NoVisit} {FetchError} {Rejection} */
async function readEntry(context: VisitContext, entry: CrawlUrlRow): Promise<Read> {
  const { plan, visitor, pageReader, signal, timeoutMs, allowUrl, price, site } = context;
  const url = new URL(entry.url);
  const disallowed = await visitor.disallowed(url);
  if (disallowed !== undefined) throw new NoVisit(disallowed);
  const follow = (): boolean => followsRedirects(context, entry);
  const source = new VisitorSource(visitor, { follow, followsRefresh: site === undefined });
  const request = { ...plan.options, url: entry.url };
  const { identity } = plan;
  // The time for the content begins when the page is there, as its host may have let it wait.
  const limits = { signal, timeLeft: () => timeoutMs, retriesBusyBrowser: true };
  const readContext = { identity, ...limits, price, allowUrl, source, storesSnapshot: true };
  const page = await pageReader.fetch(request, readContext);
  const { response, hops = [url] } = source.last ?? {};
  const isAsReceived = response !== undefined && page.isRendered !== true && page.isDocument !== true;
  return {
    page,
    request,
    hops: hops.at(-1)!.href === page.url.href ? hops : [...hops, page.url],
    response: isAsReceived ? response : toResponse(page),
    context: readContext,
  };
}

function toResponse({ url, status, text }: Page): FetchResponse {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const body = Buffer.from(text);
  return { url, status, headers, body, bytes: body.length, truncated: false };
}

function describeNoVisit(context: VisitContext, entry: CrawlUrlRow, visited: Visited): Outcome {
  if (visited.kind === 'left') return { entry, found: listRedirectTargets(context, entry, visited) };
  if (visited.kind === 'disallowed') return withStart(context, entry, toDisallowed(entry, visited));
  return withStart(context, entry, toOutcome(entry, judgeResponse(visited.response, entry)));
}

/**
 * Whether redirects to other pages are followed. Those of the start are, as its final URL defines the site. The
 * redirect target of another page becomes an entry, so that it is fetched once.
 */
function followsRedirects({ site }: VisitContext, entry: CrawlUrlRow): boolean {
  return site === undefined || isStart(entry) || entry.kind === 'foreign';
}

function listRedirectTargets(
  { site }: VisitContext,
  { depth }: CrawlUrlRow,
  { to, hops }: Extract<Visited, { kind: 'left' }>,
): Entry[] {
  if (site === undefined) return [];
  site.scope.noteDuplicate(hops.at(-1)!, to);
  const accepted = site.scope.take(to.href, to);
  return accepted === undefined ? [] : [pageEntry(accepted.url, depth, accepted.kind)];
}

/** Reads a page of a site. Its links are collected even when its content is not returned. */
async function readSitePage(
  context: VisitContext & { site: NonNullable<VisitContext['site']> },
  entry: CrawlUrlRow,
  read: Read,
): Promise<Outcome> {
  const { page, response, hops } = read;
  const { scope, collector } = context.site;
  for (const [index, hop] of hops.entries()) if (index > 0) scope.noteDuplicate(hops[index - 1]!, hop);
  if (isStart(entry)) scope.moveTo(page.url);
  const own = scope.formOf(page.url) ?? entry.url;
  const linked = readPage(response);
  const isLeading = linked.refresh !== undefined;
  const found = entry.kind === 'foreign' ? [] : await collector.ofPage(linked, entry.depth, own);
  const start = followStart(context, entry, page.url);
  const names = hops.slice(1).flatMap((hop) => toKeys(scope, hop));
  const canonical = findCanonical(scope, linked);
  const isVariant = canonical !== undefined && isQueryVariant(own, canonical);
  const outcome: Outcome = { entry, names, found: [...start.found, ...found], ...start.updates };
  if (isVariant) outcome.found = [...outcome.found, pageEntry(canonical, entry.depth)];
  if (isLeading || isVariant || !linked.isPage || !scope.allows(own)) return outcome;
  // Its links are collected even when its content fails.
  const content = await convert(context, read).catch((error: unknown) => judgeError(error, entry.attempt));
  if ('data' in content)
    return {
      ...outcome,
      names: [...names, ...listDuplicateKeys(response, own, linked.title, canonical)],
      page: content,
    };
  // The page that it names as its canonical one may have what it has not.
  const hasOther = canonical !== undefined && canonical !== own && content.retryAt === undefined;
  const others = hasOther ? [pageEntry(canonical, entry.depth)] : [];
  return { ...outcome, ...toOutcome(entry, content), found: [...outcome.found, ...others] };
}

function isStart({ position, kind }: CrawlUrlRow): boolean {
  return position === 0 && kind === 'page';
}

/** Adds the origin of the start to the frontier, whether the start succeeded or not, so that its sitemaps are read. */
function followStart({ plan }: VisitContext, entry: CrawlUrlRow, url: URL) {
  if (plan.kind === 'batch' || !isStart(entry)) return { found: [] as Entry[], updates: {} };
  return {
    found: plan.request.sitemap === 'skip' ? [] : [siteEntry(url.origin)],
    updates: { startUrl: url.href },
  };
}

function withStart(context: VisitContext, entry: CrawlUrlRow, outcome: Outcome): Outcome {
  if (outcome.retryAt !== undefined) return outcome;
  const { found } = followStart(context, entry, new URL(entry.url));
  return { ...outcome, found: [...outcome.found, ...found] };
}

function toKeys(scope: CrawlScope, url: URL): string[] {
  const form = scope.formOf(url);
  return form === undefined ? [] : [toKey('page', form)];
}

/** Returns the canonical URL of a page, if it belongs to the site. */
function findCanonical(scope: CrawlScope, { links, base }: LinkedPage): string | undefined {
  const href = links.find(({ kind }) => kind === 'canonical')?.href;
  const accepted = href === undefined ? undefined : scope.take(href, base);
  return accepted?.kind === 'page' ? accepted.url : undefined;
}

/** Whether the canonical URL differs only in its query; then the canonical page is fetched instead. */
function isQueryVariant(own: string, canonical: string): boolean {
  if (plainForm(own) === plainForm(canonical)) return false;
  return plainForm(withoutQuery(own)) === plainForm(withoutQuery(canonical));
}

/** Returns keys for other spellings of the URL, and for pages with the same content and canonical URL. */
function listDuplicateKeys(
  response: FetchResponse,
  own: string,
  title: string | undefined,
  canonical: string | undefined,
): string[] {
  const print = createPrint(response.body, own, () => {});
  const isSpelling = canonical !== undefined && plainForm(canonical) === plainForm(own);
  const names = isSpelling ? [toKey('page', canonical)] : [];
  if (print.textLength === 0) return names;
  const copyKey = createCopyKey(canonical ?? own, title, print);
  const same = toKey('same', `${plainForm(canonical ?? own)} ${print.exact}`);
  return copyKey === undefined ? [...names, same] : [...names, same, toKey('same', copyKey)];
}

function judgeResponse(response: FetchResponse, { attempt }: CrawlUrlRow): Judged {
  const overload = parseOverload(response);
  const isOverload = overload !== undefined && isTransient(response.status);
  return judgeStatus(response.url, response.status, { attempt, pauseMs: overload?.pause, isOverload });
}

/** Judges the status of a page that a browser has read; the headers of its response are not known. */
function judgeRendered(url: URL, status: number, { attempt }: CrawlUrlRow): Judged {
  const isOverload = status === 429 || status === 503;
  return judgeStatus(url, status, { attempt, pauseMs: undefined, isOverload });
}

function toOutcome(entry: CrawlUrlRow, { error, retryAt, status }: Judged): Outcome {
  if (retryAt !== undefined) return { entry, found: [], retryAt };
  return { entry, found: [], failure: { kind: 'error', url: entry.url, error, status } };
}

function toDisallowed(
  entry: CrawlUrlRow,
  { url, isKnown }: Extract<Visited, { kind: 'disallowed' }>,
): Outcome {
  const error = isKnown
    ? `robots.txt of ${url.host} disallows it.`
    : `robots.txt of ${url.host} could not be read, so nothing there may be fetched.`;
  return { entry, found: [], failure: { kind: 'robots', url: entry.url, error } };
}

/** Returns the content of a page. @throws {Rejection} {FetchError} */
async function convert(
  { pageReader, price }: VisitContext,
  { page, request, context }: Read,
): Promise<NonNullable<Outcome['page']>> {
  const { data, credits, snapshot } = await pageReader.convert(page, request, context);
  return { data: JSON.stringify(data), credits: price + credits, ...(snapshot && { snapshot }) };
}
