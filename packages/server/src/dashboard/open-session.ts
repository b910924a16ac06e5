import type { FastifyRequest } from 'fastify';
import { endSessionBySecret, findSession, startSession } from '../accounts/people/sessions.ts';
import type { SignedIn } from '../accounts/people/sessions.ts';
import type { Query } from '../platform/store/store.ts';
import type { AccountServices } from './account-services.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

/** The method of a sign-in. */
export type SignInWay = 'link' | 'passkey' | 'openid';

/** A session that was opened. */
export interface Opened {
  identity: SignedIn;
  /** `Set-Cookie` header of the session. */
  cookie: string;
}

type Services = Pick<AccountServices, 'store' | 'siem' | 'securityLog' | 'origin'>;

/** Options of the session cookie, by the URL at which people reach the server. */
export function getCookieOptions({ origin }: Pick<AccountServices, 'origin'>): { isSecure: boolean } {
  return { isSecure: origin().startsWith('https:') };
}

/**
 * Signs in the person whom `find` returns, in its transaction, and reports it to the security log. Ends the session
 * that the browser had, whoever's it was: a cookie that was planted before the sign-in becomes useless.
 * @returns undefined when `find` returns nobody
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
