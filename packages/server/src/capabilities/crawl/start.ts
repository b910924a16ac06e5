import type {
  BatchScrapeRequest,
  CrawlRequest,
  ScrapeOptions,
  ThreatProtectionOverride,
} from '@web-data/types';
import { reject } from '@web-data/validator';
import { parseUrl } from '@web-data/net/url';
import type { Identity } from '../../accounts/keys/identity.ts';
import { createPolicyRejection } from '../../accounts/keys/forbidden.ts';
import { earlierJob } from '../operations/idempotent-start.ts';
import { getMaxStoredBytes, getPlan } from '../../platform/config/plan.ts';
import { resolvePolicy } from '../operations/resolve-policy.ts';
import { closeOptions } from '../pages/stored-options.ts';
import { matchLists } from '../threats/match-lists.ts';
import { readWebhook } from '../../platform/webhooks/read-webhook.ts';
import type { Webhook } from '../../platform/webhooks/webhook.ts';
import { acceptCrawl } from './accept.ts';
import type { Submission } from './accept.ts';
import { appendBatch } from './append.ts';
import { readBatchUrls } from './batch-urls.ts';
import { CrawlScope } from './crawl-scope.ts';
import { pageEntry } from './entry.ts';
import { computePrice } from './price.ts';
import type { CrawlServices } from './run-crawl.ts';
import type { StartCall } from './start-call.ts';

/** Maximum waiting and running jobs for each unit of the plan's concurrency. */
const JOBS_A_SLOT = 100;

/**
 * Starts a crawl. Order of the checks: retention (400), webhook (400), policy (403), URL and patterns (400), then
 * those of {@link accept}.
 */
export async function startCrawl(
  services: CrawlServices,
  call: StartCall<CrawlRequest & { limit: number }>,
): Promise<string> {
  const { body } = call;
  const { webhook: _webhook, scrapeOptions, ...storedRequest } = body;
  requireRetention(call.identity);
  const webhook = readWebhook(body.webhook, services.receivers);
  requirePermitted(call.identity, body, body.url);
  const input = parseUrl(body.url);
  if (input === undefined) throw reject('InvalidUrl'); // The validator accepts only valid URLs.
  input.hash = '';
  // A URL that is too long to be normalized is used as it is, like in Map and Scrape.
  const startUrl = new CrawlScope(body, input).formOf(input) ?? input.href;
  return accept(services, call, {
    kind: 'crawl',
    storedRequest,
    startUrl,
    entries: [pageEntry(startUrl, 0)],
    pageLimit: body.limit,
    options: scrapeOptions ?? {},
    webhook,
  });
}

/** Starts a batch, or adds URLs to a running one. @returns its id, and the invalid URLs */
export async function startBatch(
  services: CrawlServices,
  call: StartCall<BatchScrapeRequest>,
): Promise<{ id: string; invalid: string[] }> {
  const { body } = call;
  const { appendToId } = body;
  if (appendToId !== undefined) {
    requireRetention(call.identity);
    requirePermitted(call.identity, body);
    return appendBatch(services, { ...call, body: { ...body, appendToId } });
  }
  const {
    urls,
    webhook: hook,
    ignoreInvalidURLs,
    maxConcurrency,
    zeroDataRetention: _always,
    ...rest
  } = body;
  const { auditMetadata, threatProtection, ...options } = rest;
  requireRetention(call.identity);
  const webhook = readWebhook(hook, services.receivers);
  requirePermitted(call.identity, body);
  const { entries, invalid } = readBatchUrls(urls, { ignoreInvalid: ignoreInvalidURLs !== false });
  const storedRequest = defined({ maxConcurrency, auditMetadata, threatProtection });
  const pageLimit = entries.length;
  const job = {
    kind: 'batch',
    storedRequest,
    startUrl: null,
    entries,
    pageLimit,
    options,
    webhook,
  } as const;
  return { id: await accept(services, call, job), invalid };
}

/** Returns the members that are defined. */
function defined<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T;
}

type Job = Pick<Submission, 'kind' | 'storedRequest' | 'startUrl' | 'entries' | 'pageLimit'> & {
  options: ScrapeOptions;
  webhook: Webhook | undefined;
};

/** Order of the checks: options (400, 422, 501), an earlier start with the key (200, 409), credits and queue (402, 429). */
async function accept(
  services: CrawlServices,
  { body, identity, idempotencyKey, requestId }: StartCall<object>,
  { options, webhook, ...job }: Job,
): Promise<string> {
  const { queue, plans, pageReader, retentionMs, seal } = services;
  const { teamId } = identity;
  await pageReader.check(options, { teamId });
  const operation = job.kind === 'crawl' ? 'startCrawl' : 'startBatchScrape';
  const start = { operation, teamId, idempotencyKey, request: body } as const;
  const earlier = await earlierJob(queue.store.db, start);
  if (earlier !== undefined) return earlier;
  const maxJobs = JOBS_A_SLOT * getPlan(plans, identity.plan).concurrency;
  const price = computePrice(services, options);
  const hook = webhook && { webhook, seal };
  const scrapeOptions = closeOptions(options, seal, teamId);
  const storedRequest = { ...job.storedRequest, scrapeOptions };
  return acceptCrawl(queue, {
    ...job,
    storedRequest,
    start,
    identity,
    requestId,
    price,
    maxJobs,
    maxStoredBytes: getMaxStoredBytes(plans, identity.plan),
    retentionMs,
    hook,
  });
}

/** Rejects teams with zero data retention, as crawls store pages. Such a team may still cancel its earlier crawls. */
export function requireRetention({ zeroDataRetention }: Identity): void {
  if (zeroDataRetention) throw reject('RetentionNeeded');
}

/** @throws {Rejection} 403 when the policy is not permitted, or its lists block the URL of the request. */
function requirePermitted(
  identity: Identity,
  body: { threatProtection?: ThreatProtectionOverride },
  url?: string,
): void {
  const policy = resolvePolicy(body, identity);
  if (policy === undefined || url === undefined) return;
  if (matchLists(policy)(url) === 'block') throw createPolicyRejection(url);
}
