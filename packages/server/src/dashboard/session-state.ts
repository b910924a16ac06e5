import type { components } from '@web-data/dashboard/account';
import type { Person } from '../accounts/people/people.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { PersonSessionRow } from '../platform/store/tables/people.ts';
import { toIsoTime } from './times.ts';

/** Converts the person who is signed in to the schema of the description. */
export function toSessionState({ person, session, roles }: SignedIn): components['schemas']['SessionState'] {
  const teams = [...roles].map(([id, { name, role, suspended }]) => ({ id, name, role, suspended }));
  return {
    success: true,
    person: toPerson(person),
    session: toSession(session, session.id),
    teams: teams.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)),
  };
}

/** Converts a person; leaves out members without a value. */
export function toPerson({ id, name, email }: Person): components['schemas']['Person'] {
  return { id, name, ...(email !== null && { email }) };
}

/** Converts a session, and marks that of the current request. */
export function toSession(row: PersonSessionRow, currentId: string): components['schemas']['PersonSession'] {
  return {
    id: row.id,
    createdAt: toIsoTime(row.created_at),
    lastSeenAt: toIsoTime(row.last_seen_at),
    expiresAt: toIsoTime(row.expires_at),
    userAgent: row.user_agent,
    current: row.id === currentId,
  };
}
