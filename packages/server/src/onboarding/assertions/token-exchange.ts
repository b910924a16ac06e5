import { api } from '@web-data/dashboard/oauth';
import { missing } from '../missing.ts';
import type { Grant } from '../onboarding-services.ts';
import { assertionToken } from './assertion-token.ts';

/** Name of the grant of a token for another one (RFC 8693, section 2.1). */
export const EXCHANGE_GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';

/** What may be brought, and what a key is called beside other tokens (RFC 8693, section 3). */
const JWT = 'urn:ietf:params:oauth:token-type:jwt';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

/**
 * Trades a JWT as an assertion is traded, under the names of a token exchange: to whom it is addressed, for how long it is
 * good and that it is used once holds for both. Nobody acts for somebody else here, so an actor's token is refused.
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
