import { addSecret, ensureSecret, readNewestSecret } from '../../platform/webhooks/secrets.ts';
import type { NumberedSecret } from '../../platform/webhooks/secrets.ts';
import type { Seal } from '../../platform/webhooks/seal.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { AccountError } from './account-error.ts';
import { lockTeam, readTeam } from './teams.ts';

/** A secret as the command line lists it: never the secret itself. */
export interface SecretEntry {
  teamId: string;
  number: number;
  createdAt: string;
  viewedAt: string | null;
  endsAt: string | null;
}

/**
 * Returns the secret of a team, once; creates one for a team that has none. Of two concurrent calls, one succeeds.
 * @throws {AccountError} when it was shown before, or there is no such team.
 */
export function showSecret(store: Store, teamId: string, seal: Seal): Promise<NumberedSecret> {
  return store.tx(async (query) => {
    await lockTeam(store, query, teamId);
    return showOnce(query, teamId, seal);
  });
}

async function showOnce(query: Query, teamId: string, seal: Seal): Promise<NumberedSecret> {
  await readTeam(query, teamId);
  const [newest] = await ensureSecret(query, teamId, seal);
  const { number, secret, viewed_at: viewedAt } = newest!; // There is one by now.
  if (viewedAt !== null)
    throw new AccountError(
      'It was shown before, and is not shown again: `webhooks secret rotate` makes a new one.',
    );
  await query
    .updateTable('webhook_secret')
    .set({ viewed_at: Date.now() })
    .where('team_id', '=', teamId)
    .where('number', '=', number)
    .execute();
  return { number, secret: seal.open(secret, teamId) };
}

/**
 * Creates a new secret for a team. The previous secret also signs for a while, so that receivers can be updated; an
 * older one ends at once. Concurrent rotations run one after the other and return a secret each.
 * @param rotation `overlapMs` is the number of milliseconds for which the previous secret still signs.
 * @throws {AccountError} when there is no such team.
 */
export function rotateSecret(
  store: Store,
  teamId: string,
  rotation: { seal: Seal; overlapMs: number },
): Promise<NumberedSecret> {
  return store.tx(async (query) => {
    await lockTeam(store, query, teamId);
    return rotate(query, teamId, rotation);
  });
}

async function rotate(
  query: Query,
  teamId: string,
  { seal, overlapMs }: { seal: Seal; overlapMs: number },
): Promise<NumberedSecret> {
  await readTeam(query, teamId);
  const now = Date.now();
  const before = await readNewestSecret(query, teamId);
  const own = query.updateTable('webhook_secret').where('team_id', '=', teamId);
  await own.set({ ends_at: now }).where('ends_at', '>', now).execute();
  await own
    .set({ ends_at: now + overlapMs })
    .where('ends_at', 'is', null)
    .execute();
  return addSecret(query, teamId, { seal, number: (before?.number ?? 0) + 1, viewedAt: now });
}

/** Lists the secrets of a team, or of all teams, oldest first. */
export async function listSecrets(store: Store, teamId?: string): Promise<SecretEntry[]> {
  const all = store.db.selectFrom('webhook_secret').selectAll().orderBy('team_id').orderBy('number');
  const rows = await (teamId === undefined ? all : all.where('team_id', '=', teamId)).execute();
  return rows.map((row) => ({
    teamId: row.team_id,
    number: row.number,
    createdAt: new Date(row.created_at).toISOString(),
    viewedAt: row.viewed_at === null ? null : new Date(row.viewed_at).toISOString(),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
  }));
}
