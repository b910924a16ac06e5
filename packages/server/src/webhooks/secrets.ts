import { randomBytes } from 'node:crypto';
import { AccountError } from '../accounts/account-error.ts';
import { lockTeam, readTeam } from '../accounts/teams.ts';
import type { Query, Store } from '../store/store.ts';
import type { Seal } from './seal.ts';

/** A secret as the command line lists it: never the secret itself. */
export interface SecretEntry {
  teamId: string;
  number: number;
  createdAt: string;
  shownAt: string | null;
  endsAt: string | null;
}

/** Random bytes of a secret; Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

/**
 * Returns the secrets that sign a team's deliveries, newest first; creates one for a team that has none. Its owner sees
 * it through {@link showSecret}.
 */
export async function signingSecrets(store: Store, teamId: string, seal: Seal): Promise<string[]> {
  const found = await validSecrets(store.db, teamId);
  const rows = found.length > 0 ? found : await store.tx((query) => firstSecret(query, teamId, seal));
  return rows.map((row) => seal.open(row.secret, teamId));
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
  const [newest] = await firstSecret(query, teamId, seal);
  const { number, secret, shown_at: shownAt } = newest!; // There is one by now.
  if (shownAt !== null)
    throw new AccountError(
      'It was shown before, and is not shown again: `webhooks secret rotate` makes a new one.',
    );
  await query
    .updateTable('webhook_secret')
    .set({ shown_at: Date.now() })
    .where('team_id', '=', teamId)
    .where('number', '=', number)
    .execute();
  return { number, secret: seal.open(secret, teamId) };
}

/** A secret with its number within the team. */
export interface NumberedSecret {
  number: number;
  secret: string;
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
  const [before] = await selectNewest(query, teamId);
  const own = query.updateTable('webhook_secret').where('team_id', '=', teamId);
  await own.set({ ends_at: now }).where('ends_at', '>', now).execute();
  await own
    .set({ ends_at: now + overlapMs })
    .where('ends_at', 'is', null)
    .execute();
  return addSecret(query, teamId, { seal, number: (before?.number ?? 0) + 1, shownAt: now });
}

/** Lists the secrets of a team, or of all teams, oldest first. */
export async function listSecrets(store: Store, teamId?: string): Promise<SecretEntry[]> {
  const all = store.db.selectFrom('webhook_secret').selectAll().orderBy('team_id').orderBy('number');
  const rows = await (teamId === undefined ? all : all.where('team_id', '=', teamId)).execute();
  return rows.map((row) => ({
    teamId: row.team_id,
    number: row.number,
    createdAt: new Date(row.created_at).toISOString(),
    shownAt: row.shown_at === null ? null : new Date(row.shown_at).toISOString(),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at).toISOString(),
  }));
}

async function firstSecret(query: Query, teamId: string, seal: Seal) {
  const found = await validSecrets(query, teamId);
  if (found.length > 0) return found;
  const [last] = await selectNewest(query, teamId);
  await addSecret(query, teamId, { seal, number: (last?.number ?? 0) + 1, shownAt: null });
  return validSecrets(query, teamId);
}

/** Adds a secret. When two processes add the same number, the first one stays. */
async function addSecret(
  query: Query,
  teamId: string,
  { seal, number, shownAt }: { seal: Seal; number: number; shownAt: number | null },
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
      shown_at: shownAt,
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

function selectNewest(query: Query, teamId: string) {
  return rowsIn(query, teamId).limit(1).execute();
}

function rowsIn(query: Query | Store['db'], teamId: string) {
  return query
    .selectFrom('webhook_secret')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('number', 'desc');
}
