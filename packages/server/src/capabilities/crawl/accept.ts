import { formatIdentity } from '../../accounts/keys/identity.ts';
import type { Identity } from '../../accounts/keys/identity.ts';
import { holdForJob } from '../../accounts/credits/ledger.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { acceptJob } from '../operations/idempotent-start.ts';
import type { Start } from '../operations/idempotent-start.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { openWebhook } from '../../platform/webhooks/open-webhook.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import type { Webhook } from '../../platform/webhooks/webhook.ts';
import { announceStart } from './announcements.ts';
import type { Entry } from './entry.ts';
import { addEntries } from './frontier.ts';
import type { StoredRequest } from './job.ts';

export interface Submission {
  kind: CrawlRow['kind'];
  start: Start;
  identity: Identity;
  requestId: string;
  /** The request without URLs and webhook, as it is stored with the job. */
  storedRequest: StoredRequest;
  /** Start URL of a crawl; null for a batch. */
  startUrl: string | null;
  /** The first entries of the frontier, in order. */
  entries: readonly Entry[];
  /** Maximum pages with content. */
  pageLimit: number;
  /** Credits of the first page, which the team must have. */
  price: number;
  /** Maximum waiting and running jobs of the team. */
  maxJobs: number;
  /** Bytes that the team may store. */
  maxStoredBytes: number;
  /** Milliseconds from now until the job expires. */
  retentionMs: number;
  /** Receiver of the events, and the key that encrypts its headers. */
  hook?: { webhook: Webhook; seal: Seal } | undefined;
}

/**
 * Accepts a crawl or a batch. One transaction stores the job, its frontier and the first event of its webhook, and
 * holds the credits of the first page.
 * @returns the id of the job; of the earlier one when the idempotency key was used with the same body before.
 * @throws {Rejection} 402, 403 without room for results, 429, or 409 `Conflict` for a key that was used with another body.
 */
export async function acceptCrawl(queue: JobQueue, submission: Submission): Promise<string> {
  return acceptJob(queue, submission.start, submission, async (query) => {
    const id = await storeCrawl(queue, query, submission);
    await openJobWebhook(queue.store, query, id, submission);
    return id;
  });
}

/** A new crawl or batch, without its idempotency key and its webhook. */
export type NewCrawl = Omit<Submission, 'start' | 'maxJobs' | 'maxStoredBytes' | 'hook'> & {
  start: Pick<Start, 'operation' | 'teamId'>;
};

/**
 * Stores a crawl or a batch with its frontier and holds the credits of its first page, in the caller's transaction.
 * @returns its id
 * @throws {Rejection} 402
 */
export async function storeCrawl(queue: JobQueue, query: Query, crawl: NewCrawl): Promise<string> {
  const id = uuidv7();
  await queue.enqueue(query, { id, teamId: crawl.start.teamId });
  await insert(queue.store, query, id, crawl);
  return id;
}

async function insert(store: Store, query: Query, id: string, submission: NewCrawl): Promise<void> {
  const { kind, identity, requestId, storedRequest, startUrl, entries, pageLimit, retentionMs } = submission;
  const { start, price: credits } = submission;
  const holdId = await holdForJob(store, query, { ...start, credits, requestId, keyId: identity.keyId });
  const now = Date.now();
  const request = JSON.stringify(storedRequest);
  const texts = [request, ...entries.map(({ url }) => url)];
  await query
    .insertInto('crawl')
    .values({
      id,
      team_id: identity.teamId,
      kind,
      status: 'scraping',
      request,
      identity: formatIdentity(identity),
      request_id: requestId,
      hold_id: holdId,
      start_url: startUrl,
      page_limit: pageLimit,
      urls: entries.length,
      waiting: entries.length,
      completed: 0,
      failed: 0,
      errors: 0,
      credits_used: 0,
      stored_bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
      warning: null,
      error: null,
      created_at: now,
      finished_at: null,
      expires_at: now + retentionMs,
    })
    .execute();
  await addEntries(store, query, id, { entries, from: 0 });
}

/** Headers of the webhook may contain secrets, so only the webhook stores them, encrypted. */
async function openJobWebhook(store: Store, query: Query, id: string, { hook, kind, identity }: Submission) {
  if (hook === undefined) return;
  await openWebhook(store, query, { jobId: id, teamId: identity.teamId, ...hook });
  await announceStart(store, query, { id, kind });
}
