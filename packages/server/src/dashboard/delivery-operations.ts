import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import type { Store } from '../platform/store/store.ts';
import type { WebhookDeliveryRow } from '../platform/store/tables/webhooks.ts';
import { resend } from '../platform/webhooks/resend.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { containsText, isWithin, selectOrigin } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import { optionalTime, toIsoTime } from './times.ts';

type DeliveryOperation = 'listWebhookDeliveries' | 'getWebhookDelivery' | 'resendWebhookDelivery';
type Delivery = components['schemas']['WebhookDelivery'];

/** SQL of the texts to search. Only the origin of a URL is public. */
const listSearched = (store: Store) => [
  ...['webhook_delivery.id', 'job_id', 'type'].map((name) => sql.ref(name)),
  selectOrigin(store, sql.ref('url')),
];

/** Lists the webhook deliveries of a team, and sends one a second time. */
export function deliveryOperations(services: AccountServices): Pick<AccountHandlers, DeliveryOperation> {
  const { store, siem, webhookQueue: queue } = services;
  return {
    async listWebhookDeliveries({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { search, status, from, to, sort = 'newest', cursor, limit = USUAL_LIMIT } = query;
      const time = sql.ref('webhook_delivery.created_at');
      const deliveries = selectDeliveries(store, teamId)
        .where(isWithin(time, { from, to }))
        .$if(status !== undefined, (select) => select.where('status', '=', status!))
        .$if(search !== undefined, (select) => select.where(containsText(search!, listSearched(store))));
      const { items, ...next } = await readPart(deliveries, {
        order: { by: time, kind: 'number', direction: sort === 'newest' ? 'desc' : 'asc' },
        id: sql.ref('webhook_delivery.id'),
        cursor,
        limit,
        toItem: toDelivery,
      });
      return { status: 200, body: { success: true, deliveries: items, ...next } };
    },
    async getWebhookDelivery({ identity, params: { teamId, deliveryId }, operation }) {
      requireRole(operation, identity, teamId);
      const delivery = await findDelivery(store, teamId, deliveryId);
      return { status: 200, body: { success: true, delivery } };
    },
    async resendWebhookDelivery({ identity, params: { teamId, deliveryId }, operation }) {
      requireRole(operation, identity, teamId);
      await findDelivery(store, teamId, deliveryId);
      const id = deliveryId.toLowerCase();
      const outcome = await resend(queue, { teamId, id });
      if (outcome === 'unknown') throw api.reject('DeliveryNotFound');
      if (outcome === 'not kept') throw api.reject('DeliveryNotKept');
      const delivery = await findDelivery(store, teamId, id);
      siem.report({ event: 'webhook.resent', teamId, webhookId: id, actor: identity.person.id });
      return { status: 200, body: { success: true, delivery } };
    },
  };
}

/** Selects no deliveries of a team with zero data retention, even before the old ones are deleted. */
function selectDeliveries({ db }: Store, teamId: string) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('team', 'team.id', 'webhook_delivery.team_id')
    .select([
      'webhook_delivery.id',
      'job_id',
      'type',
      'url',
      'bytes',
      'status',
      'attempts',
      'webhook_delivery.created_at',
      'last_attempt_at',
      'last_status',
      'failure',
      'next_attempt_at',
      // The body of a waiting delivery is in the queue, whatever its size.
      sql<number>`case when body is not null or status = 'waiting' then 1 else 0 end`.as('is_stored'),
    ])
    .where('webhook_delivery.team_id', '=', teamId)
    .where('team.zero_data_retention', '=', 0);
}

async function findDelivery(store: Store, teamId: string, id: string): Promise<Delivery> {
  const row = await selectDeliveries(store, teamId)
    .where('webhook_delivery.id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) throw api.reject('DeliveryNotFound');
  return toDelivery(row);
}

type Row = Omit<WebhookDeliveryRow, 'team_id' | 'headers' | 'body'> & { is_stored: number };

function toDelivery(row: Row): Delivery {
  const { id, type, status, attempts, failure, last_status: lastStatus } = row;
  return {
    id,
    jobId: row.job_id,
    type,
    receiver: new URL(row.url).origin,
    status,
    attempts,
    createdAt: toIsoTime(row.created_at),
    ...optionalTime('lastAttemptAt', row.last_attempt_at),
    ...(lastStatus !== null && { lastStatus }),
    ...(failure !== null && { failure }),
    ...optionalTime('nextAttemptAt', row.next_attempt_at),
    isStored: row.is_stored === 1,
  };
}
