import { api } from '@web-data/dashboard/oauth';
import { missing } from '../missing.ts';
import type { Grant } from '../onboarding-services.ts';
import { assertionToken } from './assertion-token.ts';

/** Name of the grant of a token exchange (RFC 8693, section 2.1). */
export const EXCHANGE_GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** Accepted types of a subject token and of a requested token (RFC 8693, section 3). */
const JWT = 'urn:ietf:params:oauth:token-type:jwt';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

/**
 * Exchanges a JWT by the parameters of a token exchange. The checks of an assertion apply: its audience, its lifetime
 * and its single use. Delegation is not supported, so an actor token is rejected.
 */
export const exchangeToken: Grant = async (services, context) => {
  const { body } = context;
  const { subject_token: assertion, subject_token_type: type, requested_token_type: requestedType } = body;
  if (!assertion) throw api.reject('BadRequest', { details: [missing('/subject_token')] });
  if (type !== JWT) throw wrong('/subject_token_type', JWT);
  if (requestedType !== undefined && requestedType !== ACCESS_TOKEN)
    throw wrong('/requested_token_type', ACCESS_TOKEN);
  if (body.actor_token !== undefined)
    throw api.reject('BadRequest', {
      details: [{ in: 'body', path: '/actor_token', code: 'not', message: 'is not taken' }],
    });
  const response = await assertionToken(services, { ...context, body: { ...body, assertion } });
  if (!('body' in response) || !('access_token' in response.body)) return response;
  return { status: 200, body: { ...response.body, issued_token_type: ACCESS_TOKEN } };
};

function wrong(path: string, expected: string) {
  return api.reject('BadRequest', {
    details: [{ in: 'body', path, code: 'const', message: `must be ${expected}`, expected }],
  });
}
