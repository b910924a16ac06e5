import { acceptLanguage } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { ScrapeData, ScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { Identity } from '../accounts/identity.ts';
import { audit, audited } from '../audit/audited.ts';
import type { AuditedRequest } from '../audit/audited.ts';
import type { SiemLog } from '../audit/siem.ts';
import { acceptWork } from '../credits/work.ts';
import type { Work } from '../credits/work.ts';
import type { Credits } from '../credits/credits.ts';
import type { Plans } from '../limits/plan.ts';
import { rejectionOf } from '../map/map-rejection.ts';
import type { OperationHandler } from '../operations/operation.ts';
import type { UrlClassifier } from '../threats/classifier.ts';
import { permittedPolicy } from '../threats/permitted-policy.ts';
import { SCAN_CREDITS, ScanBudget } from '../threats/scan-budget.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import { listVerdict } from '../threats/verdict.ts';
import { scrapePage } from './scrape.ts';
import type { ContentThreads } from './threads/content-threads.ts';

/** What Scrape needs of the server. */
export interface ScrapeServices {
  credits: Credits;
  plans: Plans;
  siem: SiemLog;
  classifier: UrlClassifier | undefined;
  instanceId: string;
  /** Credits of a scrape that succeeds, scans not counted. */
  scrapeCredits: number;
  /** Milliseconds a scrape may take at most. */
  timeoutMs: number;
  /** Aborts when the server must end. */
  closing: AbortSignal;
  threads: ContentThreads;
  /** The guarded way out, by country. */
  fetcher(country?: string): Fetcher;
  onScraped(credits: number): void;
}

/** One Scrape: who asked for what. */
interface ScrapeCall {
  body: ScrapeRequest;
  identity: Identity;
  signal: AbortSignal;
  /** By the clock, in milliseconds. */
  arrivedAt: number;
  audited: AuditedRequest;
}

/** The handler of `POST /scrape`. Order: policy (403), credits and slot (402, 429), work. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  return async ({ body, identity, request, signal }) => {
    const { url, auditMetadata } = body;
    const named = { requestId: request.id, operation: 'scrapeUrl', url, username: auditMetadata?.username };
    const call = {
      body,
      identity,
      signal,
      arrivedAt: Date.now(),
      audited: { siem: services.siem, identity, ...named },
    };
    return {
      status: 200,
      body: { success: true, data: await audited(call.audited, () => pay(services, call)) },
    };
  };
}

/** Holds the credits, scrapes, and charges what succeeded. */
async function pay(services: ScrapeServices, call: ScrapeCall): Promise<ScrapeData> {
  const policy = policyOf(call);
  const scans = policy !== undefined && listVerdict(policy)(call.body.url) === 'scan' ? 1 : 0;
  const work = await acceptWork(services.credits, {
    teamId: call.identity.teamId,
    operation: 'scrapeUrl',
    credits: services.scrapeCredits + scans * SCAN_CREDITS,
    concurrency: services.plans[call.identity.plan]?.concurrency ?? 1,
    instanceId: services.instanceId,
    requestId: call.audited.requestId,
  });
  try {
    return await settle(services, call, { policy, scans, work });
  } catch (error) {
    await work.release();
    throw error;
  }
}

async function settle(
  services: ScrapeServices,
  call: ScrapeCall,
  { policy, scans, work }: { policy: ThreatPolicy | undefined; scans: number; work: Work },
): Promise<ScrapeData> {
  const budget = new ScanBudget(scans, (credits) => work.extend(credits));
  const guard = policy && urlGuard(services, call, policy, budget);
  const data = await scrape(services, call, guard);
  const credits = services.scrapeCredits + budget.credits;
  await work.settle(credits);
  services.onScraped(credits);
  return data;
}

function policyOf({ body, identity }: ScrapeCall): ThreatPolicy | undefined {
  const policy = permittedPolicy(body, identity);
  if (policy !== undefined && listVerdict(policy)(body.url) === 'block') throw reject('Forbidden');
  return policy;
}

function urlGuard(
  { classifier }: ScrapeServices,
  call: ScrapeCall,
  policy: ThreatPolicy,
  budget: ScanBudget,
): UrlGuard {
  return new UrlGuard(policy, {
    classifier,
    budget,
    onBlock: (url, reason) => audit(call.audited, { event: 'url.blocked', url, reason }),
  });
}

async function scrape(
  { closing, fetcher, threads, timeoutMs }: ScrapeServices,
  { body, identity, signal, arrivedAt }: ScrapeCall,
  guard: UrlGuard | undefined,
): Promise<ScrapeData> {
  const options = {
    fetcher: fetcher(body.location?.country),
    threads,
    teamId: identity.teamId,
    signal: AbortSignal.any([signal, closing]),
    // From the arrival of the request on, whatever it had to wait for since.
    timeout: Math.max(1, Math.min(body.timeout ?? timeoutMs, timeoutMs) - (Date.now() - arrivedAt)),
    headers: { 'accept-language': acceptLanguage(body.location) },
    ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
  };
  return scrapePage(body, options).catch((error: unknown) => {
    throw rejectionOf(error, { body, timeoutMs });
  });
}
