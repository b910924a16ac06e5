import { uuidv7 } from '../../platform/ids.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { PersonSessionRow } from '../../platform/store/tables/people.ts';
import type { Person } from './people.ts';
import type { Role } from '../../platform/config/role.ts';
import { hashSecret, newSecret } from './secret.ts';

const DAY = 86_400_000;

/** Milliseconds without use after which a session ends, and its max age. */
export const SESSION_MS: { idle: number; max: number } = { idle: 14 * DAY, max: 90 * DAY };
/** Milliseconds between two writes of a use. */
const WRITTEN_EVERY = 60_000;
/** Max sessions of a person; the least recently used one ends. */
const MAX_SESSIONS = 20;
/** Max stored characters of the `User-Agent`. */
const USER_AGENT = 300;

/** The person behind a request of the dashboard. */
export interface SignedIn {
  person: Person;
  session: PersonSessionRow;
  /** The role in each team, by the id of the team. */
  roles: ReadonlyMap<string, { name: string; role: Role; suspended: boolean }>;
}

/** Signs a person in. Always creates a session, so that an attacker cannot plant one before. */
export async function startSession(
  query: Query,
  personId: string,
  userAgent: string,
  now: number = Date.now(),
): Promise<string> {
  const { secret, hash } = newSecret();
  await query.deleteFrom('person_session').where('expires_at', '<=', now).execute();
  const open = await query
    .selectFrom('person_session')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const surplus = open.slice(MAX_SESSIONS - 1).map(({ id }) => id);
  if (surplus.length > 0) await query.deleteFrom('person_session').where('id', 'in', surplus).execute();
  await query
    .insertInto('person_session')
    .values({
      id: uuidv7(now),
      hash,
      person_id: personId,
      user_agent: userAgent.slice(0, USER_AGENT),
      created_at: now,
      last_seen_at: now,
      expires_at: now + SESSION_MS.idle,
    })
    .execute();
  return secret;
}

/** Finds the session of a cookie; undefined for an unknown or ended one. Never cached, because a role may change. */
export async function findSession(
  store: Store,
  secret: string,
  now: number = Date.now(),
): Promise<SignedIn | undefined> {
  const session = await store.db
    .selectFrom('person_session')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const rows = await store.db
    .selectFrom('person')
    .leftJoin('membership', 'membership.person_id', 'person.id')
    .leftJoin('team', 'team.id', 'membership.team_id')
    .select(['person.id', 'person.name', 'person.email', 'membership.role'])
    .select(['team.id as team_id', 'team.name as team_name', 'team.suspended_at'])
    .where('person.id', '=', session.person_id)
    .execute();
  const [first] = rows;
  if (first === undefined) return undefined;
  const { id, name, email } = first;
  const roles = rows.flatMap(({ team_id, team_name, role, suspended_at }) =>
    team_id === null
      ? []
      : [[team_id, { name: team_name!, role: role!, suspended: suspended_at !== null }] as const],
  );
  await noteUse(store, session, now);
  return { person: { id, name, email }, session, roles: new Map(roles) };
}

/** Ends a session of a person; returns false when there is none. */
export async function endSession(query: Query, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('person_session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the session of a cookie, if it exists. */
export async function endSessionBySecret(query: Query, secret: string): Promise<void> {
  await query.deleteFrom('person_session').where('hash', '=', hashSecret(secret)).execute();
}

/** Lists the sessions of a person, the last used first. */
export function listSessions(
  store: Store,
  personId: string,
  now: number = Date.now(),
): Promise<PersonSessionRow[]> {
  return store.db
    .selectFrom('person_session')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
}

async function noteUse(store: Store, session: PersonSessionRow, now: number): Promise<void> {
  if (session.last_seen_at > now - WRITTEN_EVERY) return;
  const expires_at = Math.min(now + SESSION_MS.idle, session.created_at + SESSION_MS.max);
  await store.tx((query) =>
    query
      .updateTable('person_session')
      .set({ last_seen_at: now, expires_at })
      .where('id', '=', session.id)
      .execute(),
  );
}
