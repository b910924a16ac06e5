import { createHash } from 'node:crypto';
import { reject } from '@web-data/validator';
import type { Kysely } from 'kysely';
import { inCreditTransaction } from '../../accounts/credits/ledger.ts';
import { requireRoom } from '../../platform/store/stored-bytes.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { Tables } from '../../platform/store/tables.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';

/** How long an `Idempotency-Key` is remembered: 24 hours in milliseconds. */
export const IDEMPOTENCY_MS = 86_400_000;

/** `Retry-After` in seconds for a team whose queue is full: roughly the duration of a short job. */
const FULL_SECONDS = 30;

/** A start that may repeat an earlier one. */
export interface Start {
  /** Keys of different operations are independent. */
  operation: 'startAgent' | 'startCrawl' | 'startBatchScrape' | 'createMonitor';
  teamId: string;
  idempotencyKey: string | undefined;
  /** The body, defaults filled in. */
  request: object;
}

/**
 * Finds the job that an earlier start with the same idempotency key created; undefined when there is none or its time
 * has passed.
 * @throws {Rejection} 409 `Conflict` when the key was used with another body.
 */
export async function earlierJob(query: Kysely<Tables>, start: Start): Promise<string | undefined> {
  const key = toKey(start);
  if (key === undefined) return undefined;
  const earlier = await query
    .selectFrom('idempotent_start')
    .select(['job_id', 'body_hash'])
    .where('team_id', '=', start.teamId)
    .where('idempotency_key', '=', key)
    .where('created_at', '>', Date.now() - IDEMPOTENCY_MS)
    .executeTakeFirst();
  if (earlier !== undefined && earlier.body_hash !== hashRequest(start.request)) throw reject('Conflict');
  return earlier?.job_id;
}

/**
 * Accepts a job, once for each idempotency key: runs `store`, which stores and queues it, and remembers its start, all in
 * one transaction.
 * @param options `maxJobs` is the maximum number of jobs of the team that wait or run; without it there is none.
 *   `maxStoredBytes` likewise is what its plan lets it store.
 * @param store returns the id of the job.
 * @returns the id; that of the earlier job when the key was used with the same body before.
 * @throws {Rejection} 403 when the team stores too much, 429 when it has too many jobs; 409 `Conflict` when the key was
 * used with another body.
 */
export async function acceptJob(
  queue: JobQueue,
  start: Start,
  { maxJobs, maxStoredBytes }: { maxJobs?: number; maxStoredBytes?: number },
  store: (query: Query) => Promise<string>,
): Promise<string> {
  return inCreditTransaction(queue.store, start.teamId, async (query) => {
    // Starts of a team run one at a time, so two concurrent starts with the same key cannot both find none.
    await queue.lockTeam(query, start.teamId);
    const earlier = await earlierJob(query, start);
    if (earlier !== undefined) return earlier;
    if (maxStoredBytes !== undefined) await requireRoom(query, start.teamId, maxStoredBytes);
    if (maxJobs !== undefined && (await queue.holds(query, start.teamId, maxJobs)))
      throw reject('ConcurrencyLimitReached', { headers: { 'Retry-After': String(FULL_SECONDS) } });
    const id = await store(query);
    await rememberStart(query, id, start);
    return id;
  });
}

/** Deletes the starts whose keys are no longer remembered. */
export async function pruneStarts(store: Store): Promise<void> {
  await store.tx((query) =>
    query
      .deleteFrom('idempotent_start')
      .where('created_at', '<', Date.now() - IDEMPOTENCY_MS)
      .execute(),
  );
}

/** Stores which job a start created, in the transaction that stores the job. */
export async function rememberStart(query: Query, jobId: string, start: Start): Promise<void> {
  const key = toKey(start);
  if (key === undefined) return;
  const primaryKey = { team_id: start.teamId, idempotency_key: key };
  await query
    .deleteFrom('idempotent_start')
    .where('team_id', '=', primaryKey.team_id)
    .where('idempotency_key', '=', primaryKey.idempotency_key)
    .execute();
  await query
    .insertInto('idempotent_start')
    .values({ ...primaryKey, body_hash: hashRequest(start.request), job_id: jobId, created_at: Date.now() })
    .execute();
}

/** Prefixes keys with their operation. Those of agent runs, which came first, have no prefix. */
function toKey({ operation, idempotencyKey: key }: Start): string | undefined {
  return key === undefined || operation === 'startAgent' ? key : `${operation} ${key}`;
}

/** Hashes a body so that equal bodies match: members are sorted, and defaults were filled in before. */
function hashRequest(request: object): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
