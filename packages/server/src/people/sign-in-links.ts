import type { Query } from '../store/store.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Milliseconds for which a link that a person asked for is good, and one that is handed to somebody else. */
export const LINK_MS: { own: number; invited: number } = { own: 15 * 60_000, invited: 3 * 86_400_000 };

/** Links of a person that are good at once; the oldest go. */
const MAX_LINKS = 5;

/** Makes a link for a person. Only its hash is kept. */
export async function createLink(
  query: Query,
  personId: string,
  lifeMs: number,
  now: number = Date.now(),
): Promise<{ secret: string; expiresAt: number }> {
  const { secret, hash } = newSecret();
  const expiresAt = now + lifeMs;
  await query.deleteFrom('sign_in_link').where('expires_at', '<=', now).execute();
  const others = await query
    .selectFrom('sign_in_link')
    .select('hash')
    .where('person_id', '=', personId)
    .orderBy('expires_at', 'desc')
    .execute();
  const surplus = others.slice(MAX_LINKS - 1).map((link) => link.hash);
  if (surplus.length > 0) await query.deleteFrom('sign_in_link').where('hash', 'in', surplus).execute();
  await query
    .insertInto('sign_in_link')
    .values({ hash, person_id: personId, expires_at: expiresAt })
    .execute();
  return { secret, expiresAt };
}

/** As {@link createLink}, of a link that only a letter to the address of the person will show: who uses it reads what is sent there. */
export async function createMailedLink(query: Query, personId: string, lifeMs: number): Promise<string> {
  const { secret } = await createLink(query, personId, lifeMs);
  await query.updateTable('sign_in_link').set({ mailed: 1 }).where('hash', '=', hashSecret(secret)).execute();
  return secret;
}

/**
 * Uses a link up: of several who bring it at once, one succeeds.
 * @returns the person; undefined for a link that was used, has ended or is none of ours.
 */
export async function useLink(
  query: Query,
  secret: string,
  now: number = Date.now(),
): Promise<string | undefined> {
  const used = await query
    .deleteFrom('sign_in_link')
    .where('hash', '=', hashSecret(secret))
    .returning(['person_id', 'expires_at', 'mailed'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now) return undefined;
  const { person_id: id, mailed } = used;
  if (mailed === 1) await query.updateTable('person').set({ email_proven: 1 }).where('id', '=', id).execute();
  return id;
}

/** The address behind which a link signs in. What is behind `#` reaches no server and no log of one. */
export function linkAddress(origin: string, secret: string): string {
  return `${origin}/dashboard/sign-in#${secret}`;
}
