import { SiteMapError } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { ScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { Identity } from '../accounts/identity.ts';
import { acceptWork } from '../credits/work.ts';
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

/** What Scrape needs of the server. */
export interface ScrapeServices {
  credits: Credits;
  plans: Plans;
  classifier: UrlClassifier | undefined;
  instanceId: string;
  /** Credits of a scrape that succeeds, scans not counted. */
  scrapeCredits: number;
  /** Aborts when the server must end. */
  closing: AbortSignal;
  /** The guarded way out, by country. */
  fetcher(country?: string): Fetcher;
  onScraped(credits: number): void;
}

/** The handler of `POST /scrape`. Order: policy (403), credits and slot (402, 429), work. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  return async ({ body, identity, request, signal }) => {
    const policy = policyOf(body, identity);
    const scans = policy !== undefined && listVerdict(policy)(body.url) === 'scan' ? 1 : 0;
    const work = await acceptWork(services.credits, {
      teamId: identity.teamId,
      operation: 'scrapeUrl',
      credits: services.scrapeCredits + scans * SCAN_CREDITS,
      concurrency: services.plans[identity.plan]?.concurrency ?? 1,
      instanceId: services.instanceId,
      requestId: request.id,
    });
    try {
      const budget = new ScanBudget(scans, (credits) => work.extend(credits));
      const data = await scrape(services, body, { policy, budget, signal });
      const credits = services.scrapeCredits + budget.credits;
      await work.settle(credits);
      services.onScraped(credits);
      return { status: 200, body: { success: true, data } };
    } catch (error) {
      await work.release();
      throw error;
    }
  };
}

function policyOf(body: ScrapeRequest, identity: Identity): ThreatPolicy | undefined {
  const policy = permittedPolicy(body, identity);
  if (policy !== undefined && listVerdict(policy)(body.url) === 'block') throw reject('Forbidden');
  return policy;
}

interface ScrapeCall {
  policy: ThreatPolicy | undefined;
  budget: ScanBudget;
  signal: AbortSignal;
}

async function scrape(
  { classifier, closing, fetcher }: ScrapeServices,
  body: ScrapeRequest,
  { policy, budget, signal }: ScrapeCall,
) {
  const guard = policy && new UrlGuard(policy, { classifier, budget, onBlock: () => {} });
  const timeout = body.timeout ?? 30_000;
  const options = {
    fetcher: fetcher(body.location?.country),
    signal: AbortSignal.any([signal, closing]),
    timeout,
    headers: acceptLanguage(body),
    ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
  };
  return scrapePage(body, options).catch((error: unknown) => {
    // The page's own deadline is the request's: 408, whoever chose it.
    if (error instanceof SiteMapError && error.code === 'Timeout')
      throw reject('RequestTimeout', { cause: error });
    throw rejectionOf(error, { body: { url: body.url, timeout }, timeoutMs: timeout });
  });
}

function acceptLanguage({ location }: ScrapeRequest): Record<string, string> {
  const languages = location?.languages ?? [];
  return languages.length > 0 ? { 'accept-language': languages.join(', ') } : {};
}
