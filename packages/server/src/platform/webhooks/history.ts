import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { DeliveryFailure, WebhookDeliveryRow } from '../store/tables/webhooks.ts';
import type { DeliveryResult } from './send.ts';

/** Maximum number of stored deliveries per team, and the milliseconds for which they are stored. */
export const MAX_STORED = 1000;
export const RETENTION_MS: number = 7 * 86_400_000;
/** Maximum number of bytes of a body that is stored to be resent. */
export const MAX_STORED_BODY_BYTES = 131_072;

/** Rows deleted in one transaction. */
const BATCH = 500;

/** An event whose delivery was attempted. */
export interface Attempted {
  id: string;
  result: DeliveryResult;
}

/** The new status of events. */
export interface Standing {
  /** The events, which still wait in the queue. */
  ids: readonly string[];
  status: WebhookDeliveryRow['status'];
  /** The event among them that was just attempted, if any. */
  attempted: Attempted | undefined;
  /** Milliseconds until the next attempt. */
  retryInMs?: number;
}

/**
 * Stores the status of events in the history, in the transaction that changes it and before the events are deleted.
 * Stores their bodies too, unless they still wait or are too large. Stores nothing for a team without retention.
 */
export async function keepHistory(
  store: Store,
  query: Query,
  { ids, status, attempted, retryInMs }: Standing,
): Promise<void> {
  const now = databaseNow(store);
  const isTried = sql<boolean>`event.id = ${attempted?.id ?? ''}`;
  const ifTried = <T>(value: RawBuilder<T> | T) => sql<T>`case when ${isTried} then ${value} end`;
  const { result = {} } = attempted ?? {};
  await query
    .insertInto('webhook_delivery')
    .columns(columns)
    .expression((from) =>
      from
        .selectFrom('webhook_event as event')
        .innerJoin('webhook', 'webhook.id', 'event.webhook_id')
        .innerJoin('team', 'team.id', 'webhook.team_id')
        .select([
          'event.id',
          'webhook.team_id',
          'webhook.job_id',
          'event.type',
          'webhook.url',
          'webhook.headers',
          status === 'waiting'
            ? sql<string | null>`cast(null as text)`.as('body')
            : sql<string | null>`case when event.bytes <= ${MAX_STORED_BODY_BYTES} then event.body end`.as(
                'body',
              ),
          'event.bytes',
          sql<typeof status>`${status}`.as('status'),
          sql<number>`event.attempts + case when ${isTried} then 1 else 0 end`.as('attempts'),
          'event.created_at',
          ifTried(now).as('last_attempt_at'),
          sql<number | null>`cast(${ifTried(result.status ?? null)} as integer)`.as('last_status'),
          sql<WebhookDeliveryRow['failure']>`cast(${ifTried(toDeliveryFailure(result) ?? null)} as text)`.as(
            'failure',
          ),
          sql<
            number | null
          >`cast(${retryInMs === undefined ? null : sql`${now} + ${retryInMs}`} as bigint)`.as(
            'next_attempt_at',
          ),
        ])
        .where('event.id', 'in', ids)
        .where('team.zero_data_retention', '=', 0),
    )
    .onConflict((on) => on.column('id').doUpdateSet(renewed))
    .execute();
}

const columns = [
  'id',
  'team_id',
  'job_id',
  'type',
  'url',
  'headers',
  'body',
  'bytes',
  'status',
  'attempts',
  'created_at',
  'last_attempt_at',
  'last_status',
  'failure',
  'next_attempt_at',
] as const;

/**
 * Whether the new row is an attempt. An attempt adds to the count, also after a resend; otherwise the last attempt
 * stays as it is.
 */
const tried = sql`excluded.last_attempt_at is not null`;
const renewed = {
  url: sql<string>`excluded.url`,
  headers: sql<string>`excluded.headers`,
  body: sql<string | null>`coalesce(excluded.body, webhook_delivery.body)`,
  status: sql<WebhookDeliveryRow['status']>`excluded.status`,
  attempts: sql<number>`webhook_delivery.attempts + case when ${tried} then 1 else 0 end`,
  last_attempt_at: sql<number | null>`coalesce(excluded.last_attempt_at, webhook_delivery.last_attempt_at)`,
  last_status: sql<
    number | null
  >`case when ${tried} then excluded.last_status else webhook_delivery.last_status end`,
  failure: sql<
    WebhookDeliveryRow['failure']
  >`case when ${tried} then excluded.failure else webhook_delivery.failure end`,
  next_attempt_at: sql<number | null>`excluded.next_attempt_at`,
};

/** Deletes the deliveries of a team beyond {@link MAX_STORED}. Skips rows that another transaction has locked. */
export async function trimHistory(store: Store, query: Query, teamId: string): Promise<void> {
  const ofTeam = query.selectFrom('webhook_delivery').select('id').where('team_id', '=', teamId);
  const last = await ofTeam.orderBy('id', 'desc').offset(MAX_STORED).limit(1).executeTakeFirst();
  if (last === undefined) return;
  const beyond = ofTeam.where('id', '<=', last.id).orderBy('id').limit(BATCH);
  await remove(query, await store.lockRow(beyond, { skipLocked: true }).execute());
}

/**
 * Deletes expired deliveries, and those of teams that have zero data retention by now. Several processes may run it at
 * once.
 * @returns the number of deliveries deleted.
 */
export async function pruneHistory(store: Store): Promise<number> {
  let pruned = 0;
  for (let batch = BATCH; batch === BATCH; pruned += batch) {
    batch = await store.tx(async (query) => {
      const past = sql<number>`${databaseNow(store)} - ${RETENTION_MS}`;
      const closed = query.selectFrom('team').select('id').where('zero_data_retention', '=', 1);
      const rows = query
        .selectFrom('webhook_delivery')
        .select('id')
        .where((row) => row.or([row('created_at', '<', past), row('team_id', 'in', closed)]))
        .limit(BATCH);
      return await remove(query, await store.lockRow(rows, { skipLocked: true }).execute());
    });
  }
  return pruned;
}

async function remove(query: Query, rows: readonly { id: string }[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await query.deleteFrom('webhook_delivery').where('id', 'in', ids).execute();
  return ids.length;
}

/** By the codes of Node, undici and the address guard; the first match wins. */
const failures: readonly (readonly [DeliveryFailure, RegExp])[] = [
  ['address', /^(?:AddressRejected|ENOTFOUND|EAI_\w+|ENODATA|Unreachable)$/],
  ['timeout', /^(?:Timeout|ETIMEDOUT|UND_ERR_\w*TIMEOUT)$/],
  ['tls', /CERT|TLS|SSL|EPROTO|SIGNATURE/],
  ['response', /^(?:HPE_\w+|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES\w*)$/],
];

/** Classifies why a receiver sent no response; undefined when it did. */
export function toDeliveryFailure({ status, errorCode }: DeliveryResult): DeliveryFailure | undefined {
  if (status !== undefined || errorCode === undefined) return undefined;
  return failures.find(([, codes]) => codes.test(errorCode))?.[0] ?? 'connection';
}
