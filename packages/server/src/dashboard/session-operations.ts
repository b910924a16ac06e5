import { api } from '@web-data/dashboard/account';
import { endSession, listSessions } from '../accounts/people/sessions.ts';
import { useLink } from '../accounts/people/sign-in-links.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { openSession, getCookieOptions } from './open-session.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { toSession, toSessionState } from './session-state.ts';

type SessionOperation = 'createSession' | 'getSession' | 'endSession' | 'listSessions' | 'endOneSession';

/** Signs in and out, and lists sessions. */
export function sessionOperations(services: AccountServices): Pick<AccountHandlers, SessionOperation> {
  const { store } = services;
  return {
    createSession: (context) => signIn(services, context),
    getSession: ({ identity }) => ({ status: 200, body: toSessionState(identity) }),
    async endSession({ identity }) {
      await store.tx((query) => endSession(query, identity.person.id, identity.session.id));
      return {
        status: 200,
        headers: { 'Set-Cookie': clearSessionCookie(getCookieOptions(services)) },
        body: { success: true },
      };
    },
    async listSessions({ identity }) {
      const sessions = await listSessions(store, identity.person.id);
      const visible = sessions.map((session) => toSession(session, identity.session.id));
      return { status: 200, body: { success: true, sessions: visible } };
    },
    async endOneSession({ identity, params }) {
      const { sessionId } = params;
      const ended = await store.tx((query) => endSession(query, identity.person.id, sessionId));
      if (!ended) throw api.reject('SessionNotFound');
      return { status: 200, body: { success: true } };
    },
  };
}

async function signIn(services: AccountServices, { body, request }: Context<'createSession'>) {
  const opened = await openSession(services, request, {
    by: 'link',
    find: (query) => useLink(query, body.link),
  });
  if (opened === undefined) throw api.reject('SignInLinkInvalid');
  const { identity, cookie } = opened;
  return { status: 200, headers: { 'Set-Cookie': cookie }, body: toSessionState(identity) } as const;
}
