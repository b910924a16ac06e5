import { api } from '@web-data/dashboard/account';
import { toRelyingParty } from '../accounts/people/relying-party.ts';
import { enter } from '../accounts/openid/enter.ts';
import type { Entered } from '../accounts/openid/enter.ts';
import { createFlow, FLOW_MS, useFlow } from '../accounts/openid/flows.ts';
import type { Flow } from '../accounts/openid/flows.ts';
import { OpenidRejected, OpenidUnreachable } from '../accounts/openid/provider.ts';
import type { OpenidProvider } from '../accounts/openid/provider.ts';
import { resolveRoles } from '../accounts/openid/rights.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { openSession, getCookieOptions } from './open-session.ts';
import { flowCookie, readFlowCookie } from './session-cookie.ts';
import { toSessionState } from './session-state.ts';

type OpenidOperation = 'getSignInWays' | 'startOpenidSignIn' | 'createSessionByOpenid';

/** Path to which the provider redirects people: a page that passes the response on. */
const RETURN_PATH = '/dashboard/openid';

/** Signs in through the OpenID provider of an organization. */
export function openidOperations(services: AccountServices): Pick<AccountHandlers, OpenidOperation> {
  const { store, origin, openid, sendsMail } = services;
  return {
    async getSignInWays() {
      const passkeys = toRelyingParty(origin()) !== undefined;
      const organization = openid?.settings.issuer.host;
      return {
        status: 200,
        body: {
          success: true,
          passkeys,
          ...(sendsMail && { mail: true as const }),
          ...(organization !== undefined && { organization }),
        },
      };
    },
    async startOpenidSignIn({ request: { id: requestId } }) {
      const provider = requireProvider(services);
      const { browser, ...flow } = await store.tx((query) => createFlow(store, query));
      const address = await provider
        .addressOf(flow, origin() + RETURN_PATH)
        .catch((error: unknown) => throwSignInError(services, error, requestId));
      const cookie = flowCookie(getCookieOptions(services), browser, FLOW_MS / 1000);
      return { status: 200, headers: { 'Set-Cookie': cookie }, body: { success: true, address } };
    },
    createSessionByOpenid: (context) => signIn(services, context),
  };
}

/** @throws {Rejection} where there is no provider */
function requireProvider({ openid }: AccountServices): OpenidProvider {
  if (openid === undefined) throw api.reject('OpenidUnavailable');
  return openid;
}

async function signIn(services: AccountServices, { body, request }: Context<'createSessionByOpenid'>) {
  const provider = requireProvider(services);
  const { ip, id: requestId, headers } = request;
  try {
    const callbackUrl = new URL(services.origin() + RETURN_PATH);
    callbackUrl.search = body.response;
    const flow = await flowOf(services, callbackUrl, headers.cookie);
    const person = await provider.redeem(callbackUrl, flow);
    const { teams } = provider.settings;
    const comer = { ...person, rights: resolveRoles(teams, person.claims), teams: Object.keys(teams) };
    let entered: Entered | undefined;
    const opened = await openSession(services, request, {
      by: 'openid',
      // The database may run the transaction more than once; the last run counts.
      find: async (query) => (entered = await enter(services.store, query, comer)).personId,
    });
    reportSignIn(services, entered!, { subject: person.subject, ip, requestId });
    if (opened === undefined) throw api.reject('OpenidStranger');
    const { identity, cookie } = opened;
    return { status: 200, headers: { 'Set-Cookie': cookie }, body: toSessionState(identity) } as const;
  } catch (error) {
    if (error instanceof OpenidRejected)
      services.siem.report({
        event: 'sign-in.failed',
        by: 'openid',
        reason: error.message,
        ip,
        requestId,
      });
    return throwSignInError(services, error, requestId);
  }
}

/** @throws {OpenidRejected} when the response does not belong to a sign-in of this browser */
async function flowOf(
  services: AccountServices,
  callbackUrl: URL,
  cookies: string | undefined,
): Promise<Flow> {
  const { store } = services;
  const [state, ...others] = callbackUrl.searchParams.getAll('state');
  const browser = readFlowCookie(getCookieOptions(services), cookies);
  if (state === undefined || others.length > 0) throw new OpenidRejected('It has no `state`, or several.');
  if (browser === undefined) throw new OpenidRejected('This browser has begun no sign-in.');
  const flow = await store.tx((query) => useFlow(store, query, { state, browser }));
  if (flow === undefined) throw new OpenidRejected('Its `state` is none of this browser.');
  return flow;
}

/** Hides the reason from the person and logs it for the operator. */
function throwSignInError({ log }: AccountServices, error: unknown, requestId: string): never {
  if (error instanceof OpenidRejected) {
    log.info({ reason: error.message, requestId }, 'the response of the OpenID provider is not valid');
    throw api.reject('OpenidInvalid');
  }
  if (!(error instanceof OpenidUnreachable)) throw error;
  log.error({ err: error, requestId }, 'the OpenID provider cannot be asked');
  throw api.reject('ServiceUnavailable', { headers: { 'Retry-After': '30' } });
}

function reportSignIn(
  { siem, log }: AccountServices,
  { changes, missing, ownerless }: Entered,
  facts: { subject: string; ip: string; requestId: string },
): void {
  for (const change of changes) siem.report({ ...change, actor: change.personId, by: 'openid', ...facts });
  for (const teamId of missing) log.error({ teamId }, 'openidTeams names a team that there is not');
  for (const teamId of ownerless)
    log.warn(
      { teamId, subject: facts.subject },
      'the last owner of a team stays its owner, against openidTeams',
    );
}
