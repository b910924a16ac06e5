import type {
  BatchScrapeRequest,
  CrawlRequest,
  ScrapeOptions,
  ThreatProtectionOverride,
} from '@web-data/types';
import { reject } from '@web-data/validator';
import { parseUrl } from '@web-data/site-map/visit';
import type { Identity } from '../accounts/identity.ts';
import { policyRefusal } from '../accounts/refusal.ts';
import { earlierJob } from '../jobs/idempotent-start.ts';
import { planOf } from '../limits/plan.ts';
import { permittedPolicy } from '../operations/permitted-policy.ts';
import { checkSchema } from '../scrape/scrape.ts';
import { listVerdict } from '../threats/verdict.ts';
import { readWebhook } from '../webhooks/read-webhook.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { acceptCrawl } from './accept.ts';
import type { Submission } from './accept.ts';
import { readBatchUrls } from './batch-urls.ts';
import { CrawlScope } from './crawl-scope.ts';
import { pageEntry } from './entry.ts';
import { priceOf } from './price.ts';
import type { CrawlServices } from './run-crawl.ts';

/** Jobs that may wait and run for each work that the plan lets run at once. */
const JOBS_A_SLOT = 100;

/** Who starts, and how. */
export interface StartCall<Body> {
  body: Body;
  identity: Identity;
  idempotencyKey: string | undefined;
  requestId: string;
}

/** Starts a crawl. Order: retention (400), webhook (400), policy (403), URL and patterns (400), schema (422), then {@link accept}. */
export async function startCrawl(
  services: CrawlServices,
  call: StartCall<CrawlRequest & { limit: number }>,
): Promise<string> {
  const { body } = call;
  requireRetention(call.identity);
  const webhook = readWebhook(body.webhook, services.receivers);
  requirePermitted(call.identity, body, body.url);
  const given = parseUrl(body.url);
  if (given === undefined) throw reject('InvalidUrl'); // The validator has let it pass.
  given.hash = '';
  // One too long for a form of its own is read as it was given, as Map and Scrape read it.
  const startUrl = new CrawlScope(body, given).formOf(given) ?? given.href;
  return accept(services, call, {
    kind: 'crawl',
    kept: withoutWebhook(body),
    startUrl,
    entries: [pageEntry(startUrl, 0)],
    pageLimit: body.limit,
    options: body.scrapeOptions ?? {},
    webhook,
  });
}

/** Starts a batch. @returns its id, and the entries that are no URLs */
export async function startBatch(
  services: CrawlServices,
  call: StartCall<BatchScrapeRequest>,
): Promise<{ id: string; invalid: string[] }> {
  const { urls, ...given } = call.body;
  const kept = withoutWebhook(given);
  requireRetention(call.identity);
  const webhook = readWebhook(call.body.webhook, services.receivers);
  requirePermitted(call.identity, kept);
  const { entries, invalid } = readBatchUrls(urls, { ignoreInvalid: kept.ignoreInvalidURLs !== false });
  const pageLimit = entries.length;
  const job = { kind: 'batch', kept, startUrl: null, entries, pageLimit, options: kept, webhook } as const;
  return { id: await accept(services, call, job), invalid };
}

type Job = Pick<Submission, 'kind' | 'kept' | 'startUrl' | 'entries' | 'pageLimit'> & {
  options: ScrapeOptions;
  webhook: Webhook | undefined;
};

/** Order: schema (422), an earlier start with the key (200, 409), credits and queue (402, 429). */
async function accept(
  services: CrawlServices,
  { body, identity, idempotencyKey, requestId }: StartCall<object>,
  { options, webhook, ...job }: Job,
): Promise<string> {
  const { queue, plans, threads, keptMs, seal } = services;
  const { teamId } = identity;
  if (options.schema !== undefined) await checkSchema(threads, options.schema, { teamId });
  const operation = job.kind === 'crawl' ? 'startCrawl' : 'startBatchScrape';
  const start = { operation, teamId, idempotencyKey, request: body } as const;
  const earlier = await earlierJob(queue.store.db, start);
  if (earlier !== undefined) return earlier;
  const mostJobs = JOBS_A_SLOT * planOf(plans, identity.plan).concurrency;
  const price = priceOf(services, options);
  const hook = webhook && { webhook, seal };
  return acceptCrawl(queue, { ...job, start, identity, requestId, price, mostJobs, keptMs, hook });
}

/** Its headers may hold secrets: they are kept with the webhook only. */
function withoutWebhook<Body extends object>(body: Body): Body {
  const kept: Body & { webhook?: unknown } = { ...body };
  delete kept.webhook;
  return kept;
}

/** Crawls keep pages: a team that wants none kept starts none, and reads none that it started before. It may cancel. */
export function requireRetention({ zeroDataRetention }: Identity): void {
  if (zeroDataRetention) throw reject('RetentionNeeded');
}

/** @throws {Rejection} 403 when the policy is not permitted, or its lists block the URL that the request is about. */
function requirePermitted(
  identity: Identity,
  body: { threatProtection?: ThreatProtectionOverride },
  url?: string,
): void {
  const policy = permittedPolicy(body, identity);
  if (policy === undefined || url === undefined) return;
  if (listVerdict(policy)(url) === 'block') throw policyRefusal(url);
}
