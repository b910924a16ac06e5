import { createHash } from 'node:crypto';
import { reject } from '@web-data/validator';
import type { Kysely } from 'kysely';
import type { Query } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** How long an `Idempotency-Key` is remembered: 24 hours in milliseconds. */
export const IDEMPOTENCY_MS = 86_400_000;

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
