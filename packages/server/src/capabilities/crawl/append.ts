import type { BatchScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import { applyMovements, inCreditTransaction } from '../../accounts/credits/ledger.ts';
import { requireOk } from '../../accounts/credits/rejections.ts';
import { earlierJob, rememberStart } from '../operations/idempotent-start.ts';
import { getMaxStoredBytes } from '../../platform/config/plan.ts';
import { requireRoom } from '../../platform/store/stored-bytes.ts';
import type { Query } from '../../platform/store/store.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { readBatchUrls } from './batch-urls.ts';
import type { BatchUrls } from './batch-urls.ts';
import { addEntries } from './frontier.ts';
import type { StoredRequest } from './job.ts';
import { computePrice } from './price.ts';
import type { CrawlServices } from './run-crawl.ts';
import type { StartCall } from './start-call.ts';

/** Maximum URLs of a batch, all requests for it together. */
const MAX_URLS = 100_000;

type AppendCall = StartCall<BatchScrapeRequest & { appendToId: string }>;

/**
 * Adds URLs to a running batch. Those that it has already are not fetched twice. The options of the batch apply to them.
 * @returns the id of the batch, and the invalid URLs
 * @throws {Rejection} 400 when the batch would have too many URLs, 402, 403 without room for results or budget, 404 when the team has no such batch, 409 when it
 * has ended or the idempotency key was used with another body.
 */
export async function appendBatch(
  services: CrawlServices,
  { body, identity: { teamId, plan }, idempotencyKey }: AppendCall,
): Promise<{ id: string; invalid: string[] }> {
  const { queue } = services;
  const { entries, invalid } = readBatchUrls(body.urls, { ignoreInvalid: body.ignoreInvalidURLs !== false });
  const id = body.appendToId.toLowerCase();
  const start = { operation: 'startBatchScrape', teamId, idempotencyKey, request: body } as const;
  await inCreditTransaction(queue.store, teamId, async (query) => {
    // Locks in the order of the queue: its job, the batch, the team.
    const own = await queue.findRetained(query, { id, teamId });
    if (own?.kind !== 'batch') throw reject('JobNotFound');
    await queue.lock(query, id);
    const row = await queue.lockRow(query, id);
    if (row === undefined) throw reject('JobNotFound');
    await queue.lockTeam(query, teamId);
    if ((await earlierJob(query, start)) !== undefined) return;
    if (row.status !== 'scraping') throw reject('Conflict');
    await requireRoom(query, teamId, getMaxStoredBytes(services.plans, plan));
    await addUrls(services, query, row, entries);
    await rememberStart(query, id, start);
    await queue.runNow(query, { id, teamId });
  });
  return { id, invalid };
}

async function addUrls(
  services: CrawlServices,
  query: Query,
  row: CrawlRow,
  entries: BatchUrls['entries'],
): Promise<void> {
  const { store } = services.queue;
  if (row.urls + entries.length > MAX_URLS) throw tooManyUrls();
  const added = await addEntries(store, query, row.id, { entries, from: row.urls });
  if (added.pages === 0) return;
  const urls = row.urls + added.entries;
  const counts = { urls, waiting: row.waiting + added.pages, page_limit: row.page_limit + added.pages };
  const stored_bytes = row.stored_bytes + added.bytes;
  await query
    .updateTable('crawl')
    .set({ ...counts, stored_bytes })
    .where('id', '=', row.id)
    .execute();
  await holdFirst(services, query, row);
}

/** Holds the credits of the first page, as a start does. @throws {Rejection} 402, or 403 when the budget is used up. */
async function holdFirst(services: CrawlServices, query: Query, row: CrawlRow): Promise<void> {
  const { scrapeOptions = {} } = JSON.parse(row.request) as StoredRequest; // Written by this server.
  const credits = computePrice(services, scrapeOptions);
  const hold = { teamId: row.team_id, holdId: row.hold_id };
  const [outcome] = await applyMovements(services.queue.store, query, [{ kind: 'extend', ...hold, credits }]);
  requireOk(outcome);
}

function tooManyUrls(): Error {
  const message = `must not bring the batch above ${MAX_URLS} URLs`;
  return reject('BadRequest', {
    details: [{ in: 'body', path: '/urls', code: 'maxItems', message, expected: MAX_URLS }],
  });
}
