import type { Query } from '../../platform/store/store.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Milliseconds for which a link is valid: one that a person requested, and one that invites somebody else. */
export const LINK_MS: { own: number; invited: number } = { own: 15 * 60_000, invited: 3 * 86_400_000 };

/** Max valid links of a person; the oldest are deleted. */
const MAX_LINKS = 5;

/** Creates a link for a person. Only its hash is stored. */
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

/** Like {@link createLink}, for a link that is only sent by email: who uses it has access to the address. */
export async function createMailedLink(query: Query, personId: string, lifeMs: number): Promise<string> {
  const { secret } = await createLink(query, personId, lifeMs);
  await query.updateTable('sign_in_link').set({ mailed: 1 }).where('hash', '=', hashSecret(secret)).execute();
  return secret;
}

/**
 * Uses a link. Of several concurrent requests only one succeeds.
 * @returns the person; undefined for a link that was used, has expired or is unknown.
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
  if (mailed === 1)
    await query.updateTable('person').set({ email_verified: 1 }).where('id', '=', id).execute();
  return id;
}

/**
 * Returns the URL of a link. The secret is in the fragment, which browsers do not send to a server, so it is in no
 * access log.
 */
export function linkAddress(origin: string, secret: string): string {
  return `${origin}/dashboard/sign-in#${secret}`;
}
