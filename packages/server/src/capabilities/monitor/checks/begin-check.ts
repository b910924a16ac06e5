import type { Identity } from '../../../accounts/keys/identity.ts';
import { readBatchUrls } from '../../crawl/batch-urls.ts';
import { storeCrawl } from '../../crawl/accept.ts';
import type { NewCrawl } from '../../crawl/accept.ts';
import { pageEntry } from '../../crawl/entry.ts';
import { computePrice } from '../../crawl/price.ts';
import { applyMovements, inCreditTransaction } from '../../../accounts/credits/ledger.ts';
import { requireOk } from '../../../accounts/credits/rejections.ts';
import { listComparedFormats } from '../../pages/change-tracking.ts';
import type { StoredOptions } from '../../pages/stored-options.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { getStartUrl } from '../targets/read-targets.ts';
import { searchUrls } from '../targets/search-urls.ts';
import { CRAWL_LIMIT, NEEDED, isEmpty, parseTargets } from '../targets/target.ts';
import type { Target } from '../targets/target.ts';
import { parseWork } from './work.ts';
import type { Fetch, Work } from './work.ts';

/** Searches are priced per this many results. */
const RESULTS_PRICED = 10;

/** Everything needed to begin a check. */
export interface Beginning {
  monitor: MonitorRow;
  identity: Identity;
  signal: AbortSignal;
}

/** The URLs to fetch for a target, or the reason why there are none. */
interface Found {
  target: Target;
  urls?: string[];
  /** Credits of the search that found the URLs. */
  credits: number;
  error?: string;
}

/**
 * Begins a check: runs its searches, then stores the crawls and batches that fetch the pages of each target. One commit
 * holds these and the charge for the searches.
 * @throws {ClaimLost}; {Rejection} 402, or 403 when the budget is used up
 */
export async function beginCheck(
  services: MonitorServices,
  claim: ClaimedJob,
  { monitor, identity, signal }: Beginning,
): Promise<void> {
  const { checks } = services;
  const found: Found[] = [];
  for (const target of parseTargets(monitor)) found.push(await find(services, target, { identity, signal }));
  await inCreditTransaction(checks.store, claim.teamId, async (query) => {
    const row = await checks.lockOwned(query, claim);
    const fetches: Fetch[] = [];
    for (const one of found) fetches.push(await fetchOf(services, query, one, identity));
    const credits = found.reduce((sum, one) => sum + one.credits, 0);
    if (credits > 0) await charge(services, query, identity.teamId, credits);
    const now = Date.now();
    const work: Work = { ...parseWork(row), phase: 'fetch', fetches, again: [] };
    await query
      .updateTable('monitor_check')
      .set({ status: 'running', work: JSON.stringify(work), started_at: now, updated_at: now })
      .set({ credits_used: credits })
      .where('id', '=', row.id)
      .execute();
    await query.updateTable('monitor').set({ last_run_at: now }).where('id', '=', monitor.id).execute();
  });
}

async function find(
  { provider, searchCredits }: MonitorServices,
  target: Target,
  { identity, signal }: Omit<Beginning, 'monitor'>,
): Promise<Found> {
  if (isEmpty(target)) return { target, credits: 0, error: `It names no ${NEEDED[target.type]}.` };
  if (target.type === 'scrape') return { target, urls: target.urls ?? [], credits: 0 };
  if (target.type === 'crawl') return { target, credits: 0 };
  try {
    const { urls, results } = await searchUrls(provider, target, { identity, signal });
    const credits = results.reduce(
      (sum, count) => sum + Math.ceil(count / RESULTS_PRICED) * searchCredits,
      0,
    );
    return { target, urls, credits };
  } catch (error) {
    if (signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return { target, credits: 0, error: `The search failed: ${reason}` };
  }
}

/** Stores the crawl or batch that fetches the pages of a target. */
async function fetchOf(
  services: MonitorServices,
  query: Query,
  { target, urls, error }: Found,
  identity: Identity,
): Promise<Fetch> {
  const { id: targetId } = target;
  if (error !== undefined) return { targetId, crawlId: null, error };
  if (urls?.length === 0) return { targetId, crawlId: null };
  const options = toScrapeOptions(target);
  const crawlId =
    target.type === 'crawl'
      ? await startCrawl(services, query, { target, options, identity })
      : await startBatch(services, query, { urls: urls!, options, identity });
  return { targetId, crawlId };
}

/**
 * Returns the options with which the pages of a target are scraped. A check compares the pages itself, so
 * `changeTracking` stands for the formats that it compares.
 */
export function toScrapeOptions({ scrapeOptions = {} }: Target): StoredOptions {
  const { formats = [], ...options } = scrapeOptions;
  const isTracking = (format: (typeof formats)[number]): boolean =>
    (typeof format === 'string' ? format : format.type) === 'changeTracking';
  const tracking = formats.findLast(isTracking);
  if (tracking === undefined) return scrapeOptions;
  const { schema, prompt, ...modes } = typeof tracking === 'string' ? {} : tracking;
  const json = { type: 'json', ...(schema && { schema }), ...(prompt !== undefined && { prompt }) } as const;
  const compared = listComparedFormats(modes).map((name) => (name === 'json' ? json : name));
  const others = formats.filter((format) => !isTracking(format) && !compared.includes(format as 'markdown'));
  return { ...options, formats: [...others, ...compared] };
}

async function startCrawl(
  services: MonitorServices,
  query: Query,
  { target, options, identity }: { target: Target; options: StoredOptions; identity: Identity },
): Promise<string> {
  const { crawlOptions = {} } = target;
  const startUrl = getStartUrl(target);
  return storeCrawl(services.crawls, query, {
    ...commonOf(services, identity, options, 'startCrawl'),
    kind: 'crawl',
    storedRequest: { ...crawlOptions, url: target.url!, scrapeOptions: options },
    startUrl,
    entries: [pageEntry(startUrl, 0)],
    pageLimit: crawlOptions.limit ?? CRAWL_LIMIT,
  });
}

/** Stores a batch that fetches the URLs. @throws {Rejection} 402 */
export async function startBatch(
  services: MonitorServices,
  query: Query,
  { urls, options, identity }: { urls: readonly string[]; options: StoredOptions; identity: Identity },
): Promise<string> {
  const { entries } = readBatchUrls(urls, { ignoreInvalid: true });
  return storeCrawl(services.crawls, query, {
    ...commonOf(services, identity, options, 'startBatchScrape'),
    kind: 'batch',
    storedRequest: { scrapeOptions: options },
    startUrl: null,
    entries,
    pageLimit: entries.length,
  });
}

function commonOf(
  services: MonitorServices,
  identity: Identity,
  options: StoredOptions,
  operation: NewCrawl['start']['operation'],
) {
  return {
    start: { operation, teamId: identity.teamId },
    identity,
    requestId: uuidv7(),
    price: computePrice(services, options),
    retentionMs: services.crawlRetentionMs,
  };
}

/** @throws {Rejection} 402 */
async function charge(
  { checks }: MonitorServices,
  query: Query,
  teamId: string,
  credits: number,
): Promise<void> {
  const common = { operation: 'searchWeb', concurrency: Infinity, requestId: uuidv7() };
  const [outcome] = await applyMovements(checks.store, query, [
    { kind: 'charge', id: uuidv7(), teamId, credits, ...common },
  ]);
  requireOk(outcome);
}
