import { randomBytes } from 'node:crypto';
import type { Query, Store } from '../store/store.ts';
import type { WebhookSecretRow } from '../store/tables/webhooks.ts';
import type { Seal } from './seal.ts';

/** Random bytes of a secret; Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

/**
 * Returns the secrets that sign a team's deliveries, newest first; creates one for a team that has none. Its owner sees
 * it once, through `showSecret` of `accounts/teams/webhook-secrets.ts`.
 */
export async function signingSecrets(store: Store, teamId: string, seal: Seal): Promise<string[]> {
  const found = await validSecrets(store.db, teamId);
  const rows = found.length > 0 ? found : await store.tx((query) => ensureSecret(query, teamId, seal));
  return rows.map((row) => seal.open(row.secret, teamId));
}

/** A secret with its number within the team. */
export interface NumberedSecret {
  number: number;
  secret: string;
}

/** Returns the secrets of a team that sign, newest first; adds one for a team that has none. */
export async function ensureSecret(
  query: Query,
  teamId: string,
  seal: Seal,
): Promise<readonly WebhookSecretRow[]> {
  const found = await validSecrets(query, teamId);
  if (found.length > 0) return found;
  const last = await readNewestSecret(query, teamId);
  await addSecret(query, teamId, { seal, number: (last?.number ?? 0) + 1, viewedAt: null });
  return validSecrets(query, teamId);
}

/** Adds a secret. When two processes add the same number, the first one stays. */
export async function addSecret(
  query: Query,
  teamId: string,
  { seal, number, viewedAt }: { seal: Seal; number: number; viewedAt: number | null },
): Promise<NumberedSecret> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const sealed = seal.close(secret, teamId);
  await query
    .insertInto('webhook_secret')
    .values({
      team_id: teamId,
      number,
      secret: sealed,
      created_at: Date.now(),
      viewed_at: viewedAt,
      ends_at: null,
    })
    .onConflict((on) => on.columns(['team_id', 'number']).doNothing())
    .execute();
  return { number, secret };
}

function validSecrets(query: Query | Store['db'], teamId: string) {
  return rowsIn(query, teamId)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', Date.now())]))
    .execute();
}

/** Returns the newest secret of a team, also one that has ended. */
export function readNewestSecret(query: Query, teamId: string): Promise<WebhookSecretRow | undefined> {
  return rowsIn(query, teamId).limit(1).executeTakeFirst();
}

function rowsIn(query: Query | Store['db'], teamId: string) {
  return query
    .selectFrom('webhook_secret')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('number', 'desc');
}
