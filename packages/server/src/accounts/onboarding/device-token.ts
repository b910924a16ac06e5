import { api } from '@web-data/dashboard/oauth';
import { fetchKey } from './fetch-key.ts';
import { missing } from './missing.ts';
import type { Grant } from './onboarding-services.ts';

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
