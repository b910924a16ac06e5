import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { hasRoomForKey } from '../accounts/keys/key-room.ts';
import { covers } from '../accounts/keys/scopes.ts';
import { approve, deny, findByCode, findWaiting } from '../accounts/onboarding/decide.ts';
import { readUserCode } from '../accounts/onboarding/user-code.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { DeviceGrantRow } from '../platform/store/tables/onboarding.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { parseFutureTime, requireKnown } from './key-requests.ts';
import { toIsoTime } from './times.ts';

type DeviceOperation = 'findDeviceRequest' | 'denyDeviceRequest' | 'approveDeviceRequest';

/** Handles agents that request a key of their own. */
export function deviceOperations(services: AccountServices): Pick<AccountHandlers, DeviceOperation> {
  const { store, siem } = services;
  return {
    async findDeviceRequest({ identity, body, request }) {
      const code = readUserCode(body.code);
      if (code === undefined) throw api.reject('DeviceRequestNotFound');
      const { grant, closed } = await store.tx((query) => findByCode(store, query, code));
      if (closed !== undefined)
        siem.report({
          event: 'device.closed',
          actor: identity.person.id,
          ip: request.ip,
          ...describeGrant(closed),
        });
      if (grant === undefined) throw api.reject('DeviceRequestNotFound');
      return { status: 200, body: { success: true, request: requestOf(grant, code.text) } };
    },
    async denyDeviceRequest({ identity, params: { requestId } }) {
      const denied = await store.tx(async (query) => {
        const grant = await requireWaiting(store, query, requestId);
        await deny(query, grant.id);
        return grant;
      });
      siem.report({ event: 'device.denied', actor: identity.person.id, ...describeGrant(denied) });
      return { status: 200, body: { success: true } };
    },
    async approveDeviceRequest({ identity, params: { teamId, requestId }, body, operation }) {
      requireRole(operation, identity, teamId);
      const scopes = [...new Set(body.scopes)];
      requireKnown(scopes);
      const keyExpiresAt = parseFutureTime(body.expiresAt);
      const personId = identity.person.id;
      const approved = await store.tx(async (query) => {
        const grant = await requireWaiting(store, query, requestId);
        assertRequestedScopes(scopes, grant);
        if (!(await hasRoomForKey(store, query, teamId))) throw api.reject('TooManyKeys');
        await approve(query, grant.id, { teamId, personId, scopes, keyExpiresAt });
        return grant;
      });
      siem.report({ event: 'device.approved', teamId, actor: personId, scopes, ...describeGrant(approved) });
      return { status: 200, body: { success: true } };
    },
  };
}

/** @throws {Rejection} 404 for a request that does not exist or no longer waits */
async function requireWaiting(store: Store, query: Query, id: string): Promise<DeviceGrantRow> {
  const grant = await findWaiting(store, query, id.toLowerCase());
  if (grant === undefined) throw api.reject('DeviceRequestNotFound');
  return grant;
}

/** @throws {Rejection} 400 with the first scope that was not requested */
function assertRequestedScopes(scopes: readonly string[], { scopes: requestedScopes }: DeviceGrantRow): void {
  const granted = new Set(JSON.parse(requestedScopes) as string[]); // The server writes it.
  const index = scopes.findIndex((scope) => !covers(granted, scope));
  if (index === -1) return;
  const message = 'was not asked for';
  throw api.reject('BadRequest', {
    details: [{ in: 'body', path: `/scopes/${index}`, code: 'enum', message }],
  });
}

/** The details of a request for the security log. */
function describeGrant({ client_id: clientId, client_name: clientName, address }: DeviceGrantRow) {
  return { clientId, clientName, address };
}

function requestOf(grant: DeviceGrantRow, code: string): components['schemas']['KeyRequest'] {
  return {
    id: grant.id,
    code,
    ...describeGrant(grant),
    scopes: JSON.parse(grant.scopes) as string[], // The server writes it.
    createdAt: toIsoTime(grant.created_at),
    expiresAt: toIsoTime(grant.expires_at),
  };
}
