import { api } from '@web-data/dashboard/oauth';
import { knownScopes } from '../keys/scopes.ts';
import { createDeviceCodes, DEVICE_MS } from './create-device-codes.ts';
import { formatClientName } from './client-name.ts';
import type { Context, Grant, OnboardingResponse, OnboardingServices } from './onboarding-services.ts';
import { fetchKey } from './fetch-key.ts';
import { missing } from './missing.ts';

/** Begins the Device Authorization Grant (RFC 8628, section 3.1). */
export async function deviceOperation(
  { store, origin }: OnboardingServices,
  { body, request }: Context<'authorizeDevice'>,
): Promise<OnboardingResponse<'authorizeDevice'>> {
  const { client_id: clientId, client_name = clientId, scope } = body;
  const grant = {
    clientId,
    clientName: formatClientName(client_name) || clientId,
    address: request.ip,
    scopes: scopesOf(scope),
  };
  const codes = await store.tx((query) => createDeviceCodes(store, query, grant));
  if (codes === undefined) throw api.reject('ServiceUnavailable', { headers: { 'Retry-After': '60' } });
  const page = `${origin()}/dashboard/device`;
  return {
    status: 200,
    body: {
      device_code: codes.deviceCode,
      user_code: codes.userCode,
      verification_uri: page,
      // Browsers do not send the fragment to a server, so it is in no access log.
      verification_uri_complete: `${page}#${codes.userCode}`,
      expires_in: DEVICE_MS.life / 1000,
      interval: DEVICE_MS.interval / 1000,
    },
  };
}

/** @throws {Rejection} `invalid_scope` for an unknown scope */
function scopesOf(scope = ''): string[] {
  const scopes = [...new Set(scope.split(' ').filter(Boolean))];
  if (scopes.some((one) => !knownScopes.includes(one))) throw api.reject('InvalidScope');
  return scopes.length > 0 ? scopes : ['*'];
}

/** Name of the Device Authorization Grant (RFC 8628, section 3.4). */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Exchanges the device code for a key, once a person has approved. */
export const deviceToken: Grant = async ({ store, siem }, { body, request: { ip, id: requestId } }) => {
  const { device_code: deviceCode, client_id: clientId } = body;
  if (!clientId) throw api.reject('InvalidClient');
  if (!deviceCode) throw api.reject('BadRequest', { details: [missing('/device_code')] });
  const fetched = await store.tx((query) => fetchKey(store, query, { deviceCode, clientId }));
  if (typeof fetched === 'string') throw api.reject(fetched);
  const { key, keyId, teamId, personId, name, scopes, lifeMs } = fetched;
  siem.report({
    event: 'key.created',
    keyId,
    teamId,
    name,
    scopes,
    actor: personId,
    by: 'device',
    ip,
    requestId,
  });
  return {
    status: 200,
    body: {
      access_token: key,
      token_type: 'Bearer',
      ...(lifeMs !== undefined && { expires_in: Math.floor(lifeMs / 1000) }),
      scope: scopes.join(' '),
    },
  };
};
