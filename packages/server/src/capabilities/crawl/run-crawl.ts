import { Fetcher, acceptLanguage } from '@web-data/net';
import type { AddressPolicy } from '@web-data/net';
import { Traffic } from '@web-data/net/pace';
import { Visitor } from '@web-data/site-map/visit';
import { audit } from '../../accounts/audit/with-audit.ts';
import type { SiemLog } from '../../accounts/audit/siem.ts';
import type { Credits } from '../../accounts/credits/credits.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import { getMaxStoredBytes, getPlan } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { MAX_PAGE_BYTES } from '../pages/fetch/page.ts';
import type { CrawlRow, CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import type { UrlClassifier } from '../threats/classifier.ts';
import { SCAN_CREDITS, ScanBudget } from '../threats/scan-budget.ts';
import { requestPolicy } from '../../accounts/teams/threat-policy.ts';
import { UrlGuard } from '../threats/url-guard.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import { CrawlScope } from './crawl-scope.ts';
import { isPage } from './entry.ts';
import { finishCrawl } from './finish.ts';
import type { CrawlEnd } from './crawl-end.ts';
import { toPlan } from './job.ts';
import type { CrawlPlan } from './job.ts';
import { LinkCollector } from './link-collector.ts';
import type { Outcome } from './outcome.ts';
import { computePrice } from './price.ts';
import type { Prices } from './price.ts';
import { CreditHold } from './credit-hold.ts';
import { Step } from './step.ts';
import { visitFile } from './visit-files.ts';
import { visitPage } from './visit-page.ts';
import type { VisitContext } from './visit-page.ts';

/** Services and settings of crawls. */
export interface CrawlServices extends Prices {
  queue: JobQueue<CrawlRow>;
  credits: Credits;
  plans: Plans;
  classifier: UrlClassifier | undefined;
  siem: SiemLog;
  /** Returns the settings for requests to sites: addresses, ports, cache, proxies. */
  outbound(): Outbound;
  /** Maximum milliseconds of one page. */
  pageMs: number;
  /** Milliseconds from its end until a crawl expires. */
  retentionMs: number;
  /** Decides which addresses may receive events. */
  receivers: AddressPolicy;
  /** Encrypts stored headers and actions. */
  seal: Seal;
  /** Called with the charged credits, and with each crawl that has ended. */
  onCharged(kind: CrawlRow['kind'], credits: number): void;
  onFinished(kind: CrawlRow['kind'], status: CrawlEnd['status']): void;
}

/** The default, when the server has no shared traffic. */
const alone = new Traffic();
/** Milliseconds of a step, after which other crawls run. */
const STEP_MS = 10_000;
/** Maximum concurrent entries of one crawl, whatever plan and request allow. */
const MAX_AT_ONCE = 32;
/** Number of consecutive claims that ended without a report, after which the crawl is considered the cause. */
const MAX_INTERRUPTIONS = 20;
const DEFAULT_PAGE_MS = 30_000;

/**
 * Runs one step of a claimed crawl.
 * @param stopped aborts when the step must end early.
 * @throws {ClaimLost}; errors of the store: the crawl is then claimed another time.
 */
export async function runCrawl(
  services: CrawlServices,
  claim: ClaimedJob,
  stopped: AbortSignal,
): Promise<'ended' | { retryInMs: number }> {
  const { queue, retentionMs, onFinished } = services;
  const begun = await beginStep(queue, claim);
  const isCause = claim.interruptions >= MAX_INTERRUPTIONS;
  const end = isCause
    ? { reason: 'interrupted' as const }
    : await runStep(services, claim, { ...begun, stopped });
  if ('retryInMs' in end) return end;
  const ended = await finishCrawl(queue, claim, end.reason, retentionMs);
  if (ended === 'goesOn') return { retryInMs: 0 };
  onFinished(begun.row.kind, ended.status);
  return 'ended';
}

/** Reads the row of a claimed crawl, and the credits held for its next pages. */
function beginStep(queue: JobQueue<CrawlRow>, claim: ClaimedJob): Promise<Omit<Begun, 'stopped'>> {
  return queue.store.tx(async (query) => {
    const row = await queue.lockOwned(query, claim);
    const hold = await query
      .selectFrom('hold')
      .select('credits')
      .where('id', '=', row.hold_id)
      .executeTakeFirst();
    return { row, held: hold?.credits ?? 0 };
  }, claim.teamId);
}

interface Begun {
  row: CrawlRow;
  held: number;
  stopped: AbortSignal;
}

async function runStep(services: CrawlServices, claim: ClaimedJob, { row, held, stopped }: Begun) {
  const { queue, credits, plans, onCharged } = services;
  const plan = toPlan(row, services.seal);
  const creditHold = new CreditHold(credits, { teamId: row.team_id, holdId: row.hold_id }, held);
  const { guard, scans } = createGuard(services, plan, creditHold);
  const price = computePrice(services, plan.options);
  const delayMs = (plan.request.delay ?? 0) * 1000;
  const { concurrency } = getPlan(plans, plan.identity.plan);
  const maxConcurrent = Math.min(plan.request.maxConcurrency ?? MAX_AT_ONCE, concurrency, MAX_AT_ONCE);
  const { visit, leave, close } = visitsOf(services, row, { plan, guard, stopped });
  const step = new Step(
    {
      queue,
      claim,
      row,
      width: delayMs > 0 ? 1 : Math.max(1, maxConcurrent),
      delayMs,
      stepMs: STEP_MS,
      creditHold,
      price,
      scans,
      maxStoredBytes: getMaxStoredBytes(plans, plan.identity.plan),
      visit,
      onTimeUp: leave,
      onCharged: (charged) => onCharged(row.kind, charged),
    },
    stopped,
  );
  try {
    return await step.run();
  } finally {
    await close();
  }
}

/** Creates the guard of the crawl's threat policy. Scans are paid from the credit hold of the crawl. */
function createGuard(
  { classifier, siem }: CrawlServices,
  { id, kind, identity, request }: CrawlPlan,
  creditHold: CreditHold,
): { guard?: UrlGuard; scans?: ScanBudget } {
  const policy = requestPolicy(identity, request.threatProtection);
  // A forbidden policy was rejected when the crawl started.
  if (typeof policy !== 'object') return {};
  const username = request.auditMetadata?.username;
  const operation = kind === 'crawl' ? 'startCrawl' : 'startBatchScrape';
  const named = { siem, identity, requestId: id, operation, username };
  const scans = new ScanBudget(0, {
    extend: (credits) => (credits === SCAN_CREDITS ? creditHold.reserve(credits) : Promise.resolve(false)),
  });
  const guard = new UrlGuard(policy, {
    classifier,
    budget: scans,
    onBlock: (url, reason) => audit(named, { event: 'url.blocked', url, reason }),
  });
  return { guard, scans };
}

interface VisitParts {
  plan: CrawlPlan;
  guard?: UrlGuard | undefined;
  stopped: AbortSignal;
}

interface Visits {
  visit(entry: CrawlUrlRow): Promise<Outcome>;
  /** Aborts all waiting for slots of sites. */
  leave(): void;
  close(): Promise<void>;
}

/** Creates the visitor of the entries for one step; `close` releases its connections. */
function visitsOf(services: CrawlServices, row: CrawlRow, { plan, guard, stopped }: VisitParts): Visits {
  const { pageReader, pageCredits: price, pageMs } = services;
  const timeoutMs = Math.min(plan.options.timeout ?? DEFAULT_PAGE_MS, pageMs);
  const fetcher = fetcherOf(services, plan);
  const visitor = visitorOf(services, plan, { fetcher, guard, timeoutMs });
  const cancel = (): void => {
    visitor.close();
    fetcher.cancel();
  };
  stopped.addEventListener('abort', cancel, { once: true });
  const context: VisitContext = {
    plan,
    visitor,
    pageReader,
    timeoutMs,
    signal: stopped,
    allowUrl: guard && ((url, use) => guard.allows(url.href, use)),
    price,
    site: siteOf(row, plan),
  };
  return {
    visit(entry) {
      const { site } = context;
      return isPage(entry) || site === undefined
        ? visitPage(context, entry)
        : visitFile({ visitor, site }, entry);
    },
    leave: () => visitor.close(),
    async close() {
      stopped.removeEventListener('abort', cancel);
      visitor.close();
      await fetcher.close();
    },
  };
}

function siteOf({ start_url: start }: CrawlRow, { request, teamId }: CrawlPlan): VisitContext['site'] {
  if (start === null) return undefined;
  const scope = new CrawlScope(request, new URL(start));
  return { scope, collector: new LinkCollector(scope, request, teamId) };
}

/** Creates the fetcher of one step. Cookies last for the step. */
function fetcherOf({ outbound }: CrawlServices, { teamId: tenant, options }: CrawlPlan): Fetcher {
  const { allowPrivate, ports, userAgent, resolve, proxies = {}, budget, traffic = alone } = outbound();
  const proxy = options.location?.country === undefined ? undefined : proxies[options.location.country];
  const { rate = 100, hostConcurrency: concurrency = 16 } = budget ?? {};
  const pacedBy = { traffic, rate, concurrency, tenant };
  const connections = concurrency;
  return new Fetcher({ allowPrivate, ports, userAgent, resolve, proxy, cookies: true, connections, pacedBy });
}

function visitorOf(
  { outbound }: CrawlServices,
  { teamId: tenant, kind, request, options }: CrawlPlan,
  { fetcher, guard, timeoutMs }: { fetcher: Fetcher; guard: UrlGuard | undefined; timeoutMs: number },
): Visitor {
  const { cache: store, budget, traffic = alone } = outbound();
  const country = options.location?.country ?? 'US';
  const { rate = 100, hostConcurrency: concurrency = 16 } = budget ?? {};
  return new Visitor({
    fetcher,
    traffic,
    tenant,
    rate,
    concurrency,
    cache: { store: store!, ignoreCache: false, country }, // The server always has one.
    headers: { 'accept-language': acceptLanguage(options.location) },
    allowUrl: guard && ((url, use) => guard.allows(url.href, use)),
    // A batch names its URLs, so it ignores robots.txt like a single scrape.
    ignoreRobots: kind === 'batch' || request.ignoreRobotsTxt === true,
    robotsUserAgent: request.robotsUserAgent,
    pageBytes: MAX_PAGE_BYTES,
    pageTimeout: timeoutMs,
  });
}
