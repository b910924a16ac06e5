import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { endSession, endSessionOf, findSession, listSessions, startSession } from '../people/sessions.ts';
import type { SignedIn } from '../people/sessions.ts';
import { useLink } from '../people/sign-in-links.ts';
import type { Person } from '../people/people.ts';
import type { PersonSessionRow } from '../store/tables.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { cookieOf, endedCookie, sessionCookie } from './session-cookie.ts';
import { timeOf } from './times.ts';

type SessionOperation = 'createSession' | 'getSession' | 'endSession' | 'listSessions' | 'endOneSession';

/** Sign in and out, and see where one is signed in. */
export function sessionOperations(services: AccountServices): Pick<AccountHandlers, SessionOperation> {
  const { store } = services;
  return {
    createSession: (context) => signIn(services, context),
    getSession: ({ identity }) => ({ status: 200, body: stateOf(identity) }),
    async endSession({ identity }) {
      await store.tx((query) => endSession(query, identity.person.id, identity.session.id));
      return {
        status: 200,
        headers: { 'Set-Cookie': endedCookie(placeOf(services)) },
        body: { success: true },
      };
    },
    async listSessions({ identity }) {
      const sessions = await listSessions(store, identity.person.id);
      const shown = sessions.map((session) => sessionOf(session, identity.session.id));
      return { status: 200, body: { success: true, sessions: shown } };
    },
    async endOneSession({ identity, params }) {
      const { sessionId } = params;
      const ended = await store.tx((query) => endSession(query, identity.person.id, sessionId));
      if (!ended) throw api.reject('SessionNotFound');
      return { status: 200, body: { success: true } };
    },
  };
}

/** The session that the browser had ends, whoever's it was: what was set there before is worth nothing afterwards. */
async function signIn(services: AccountServices, { body, request }: Context<'createSession'>) {
  const { store, siem, securityLog } = services;
  const place = placeOf(services);
  const before = cookieOf(place, request.headers.cookie);
  const secret = await store.tx(async (query) => {
    const personId = await useLink(query, body.link);
    if (personId === undefined) return undefined;
    if (before !== undefined) await endSessionOf(query, before);
    return startSession(query, personId, request.headers['user-agent'] ?? '');
  });
  const { ip, id: requestId } = request;
  const identity = secret === undefined ? undefined : await findSession(store, secret);
  if (secret === undefined || identity === undefined) {
    siem.tell({ event: 'sign-in.failed', ip, requestId });
    throw api.reject('SignInLinkInvalid');
  }
  const { person, roles } = identity;
  siem.tell({ event: 'sign-in', personId: person.id, ip, requestId });
  for (const teamId of roles.keys())
    securityLog.note({ event: 'sign-in', teamId, actor: person.id, ip, requestId });
  return {
    status: 200,
    headers: { 'Set-Cookie': sessionCookie(place, secret) },
    body: stateOf(identity),
  } as const;
}

/** How the cookie of a session travels, by the address under which people reach the server. */
export function placeOf({ origin }: Pick<AccountServices, 'origin'>): { isSecure: boolean } {
  return { isSecure: origin().startsWith('https:') };
}

function stateOf({ person, session, roles }: SignedIn): components['schemas']['SessionState'] {
  const teams = [...roles].map(([id, { name, role }]) => ({ id, name, role }));
  return {
    success: true,
    person: personOf(person),
    session: sessionOf(session, session.id),
    teams: teams.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)),
  };
}

/** A person without what nobody said. */
export function personOf({ id, name, email }: Person): components['schemas']['Person'] {
  return { id, name, ...(email !== null && { email }) };
}

function sessionOf(row: PersonSessionRow, currentId: string): components['schemas']['PersonSession'] {
  return {
    id: row.id,
    createdAt: timeOf(row.created_at),
    lastSeenAt: timeOf(row.last_seen_at),
    expiresAt: timeOf(row.expires_at),
    userAgent: row.user_agent,
    current: row.id === currentId,
  };
}
