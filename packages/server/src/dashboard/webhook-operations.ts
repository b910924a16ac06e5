import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { AccountError } from '../accounts/teams/account-error.ts';
import type { Store } from '../platform/store/store.ts';
import { listSecrets, rotateSecret, showSecret } from '../accounts/teams/webhook-secrets.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { toIsoTime } from './times.ts';

type WebhookOperation = 'getWebhooks' | 'showWebhookSecret' | 'rotateWebhookSecret';

/** Max receivers in a response. */
const MAX_WAITING = 100;

/** Reads the webhook secrets of a team and its queued deliveries. */
export function webhookOperations(services: AccountServices): Pick<AccountHandlers, WebhookOperation> {
  const { store, siem, webhookSeal: seal } = services;
  return {
    async getWebhooks({ identity, params: { teamId }, operation }) {
      requireRole(operation, identity, teamId);
      const secrets = (await listSecrets(store, teamId)).toReversed();
      const waiting = await waitingOf(store, teamId);
      return { status: 200, body: { success: true, secrets: secrets.map(secretOf), waiting } };
    },
    async showWebhookSecret({ identity, params: { teamId }, operation }) {
      requireRole(operation, identity, teamId);
      const { number, secret } = await showSecret(store, teamId, seal).catch((error: unknown) => {
        throw error instanceof AccountError ? api.reject('SecretShown') : error;
      });
      siem.report({ event: 'webhook-secret.shown', teamId, number, actor: identity.person.id });
      return { status: 200, body: { success: true, number, secret } };
    },
    async rotateWebhookSecret({ identity, params: { teamId }, body, operation }) {
      requireRole(operation, identity, teamId);
      const { overlapSeconds = 86_400 } = body;
      const overlapMs = overlapSeconds * 1000;
      const { number, secret } = await rotateSecret(store, teamId, { seal, overlapMs });
      const facts = { teamId, number, overlapSeconds, actor: identity.person.id };
      siem.report({ event: 'webhook-secret.rotated', ...facts });
      return { status: 200, body: { success: true, number, secret } };
    },
  };
}

type Entry = Awaited<ReturnType<typeof listSecrets>>[number];

function secretOf({ number, createdAt, viewedAt, endsAt }: Entry): components['schemas']['WebhookSecret'] {
  return {
    number,
    createdAt,
    ...(viewedAt !== null && { viewedAt }),
    ...(endsAt !== null && { endsAt }),
  };
}

async function waitingOf({ db }: Store, teamId: string): Promise<components['schemas']['WaitingWebhook'][]> {
  const rows = await db
    .selectFrom('webhook')
    .innerJoin('webhook_event', 'webhook_event.webhook_id', 'webhook.id')
    .select(['webhook.id', 'webhook.job_id', 'webhook.url', 'webhook.pending'])
    .select(({ fn }) => [
      fn.max('webhook_event.attempts').as('attempts'),
      fn.min('webhook_event.created_at').as('since'),
    ])
    .where('webhook.team_id', '=', teamId)
    .groupBy(['webhook.id', 'webhook.job_id', 'webhook.url', 'webhook.pending'])
    .orderBy('since')
    .limit(MAX_WAITING)
    .execute();
  return rows.map(({ id, job_id: jobId, url, pending: events, attempts, since }) => ({
    id,
    jobId,
    receiver: new URL(url).origin,
    events: Math.max(1, Number(events)),
    attempts: Number(attempts),
    since: toIsoTime(Number(since)),
  }));
}
