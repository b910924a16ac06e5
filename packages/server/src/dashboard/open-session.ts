import type { FastifyRequest } from 'fastify';
import { endSessionBySecret, findSession, startSession } from '../people/sessions.ts';
import type { SignedIn } from '../people/sessions.ts';
import type { Query } from '../store/store.ts';
import type { AccountServices } from './account-services.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

/** How somebody signs in. */
export type SignInWay = 'link' | 'passkey' | 'openid';

/** Somebody who was let in. */
export interface Opened {
  identity: SignedIn;
  /** `Set-Cookie` of the session. */
  cookie: string;
}

type Services = Pick<AccountServices, 'store' | 'siem' | 'securityLog' | 'origin'>;

/** How the cookie of a session travels, by the address under which people reach the server. */
export function getCookieOptions({ origin }: Pick<AccountServices, 'origin'>): { isSecure: boolean } {
  return { isSecure: origin().startsWith('https:') };
}

/**
 * Signs in who `find` finds, in its transaction, and tells of it. The session that the browser had ends, whoever's it was:
 * what was set there before is worth nothing afterwards.
 * @returns undefined when nobody was found
 */
export async function openSession(
  services: Services,
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'id'>,
  { by, find }: { by: SignInWay; find(query: Query): Promise<string | undefined> },
): Promise<Opened | undefined> {
  const { store, siem, securityLog } = services;
  const cookieOptions = getCookieOptions(services);
  const before = readSessionCookie(cookieOptions, request.headers.cookie);
  const secret = await store.tx(async (query) => {
    const personId = await find(query);
    if (personId === undefined) return undefined;
    if (before !== undefined) await endSessionBySecret(query, before);
    return startSession(query, personId, request.headers['user-agent'] ?? '');
  });
  const { ip, id: requestId } = request;
  const identity = secret === undefined ? undefined : await findSession(store, secret);
  if (secret === undefined || identity === undefined) {
    siem.report({ event: 'sign-in.failed', by, ip, requestId });
    return undefined;
  }
  const { person, roles } = identity;
  siem.report({ event: 'sign-in', personId: person.id, by, ip, requestId });
  for (const teamId of roles.keys())
    securityLog.note({ event: 'sign-in', teamId, actor: person.id, by, ip, requestId });
  return { identity, cookie: sessionCookie(cookieOptions, secret) };
}
