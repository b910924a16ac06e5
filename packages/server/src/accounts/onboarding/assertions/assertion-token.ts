import { api, operations } from '@web-data/dashboard/oauth';
import { AccountError } from '../../teams/account-error.ts';
import { covers, knownScopes } from '../../keys/scopes.ts';
import { formatClientName } from '../client-name.ts';
import { missing } from '../missing.ts';
import type { Context, Grant, OnboardingServices } from '../onboarding-services.ts';
import { IssuerUnreachable } from './issuer-keys.ts';
import { KEY_SECONDS } from '../../../platform/config/trusted-issuer.ts';
import type { TrustedIssuer } from '../../../platform/config/trusted-issuer.ts';
import { useAssertion } from './use-assertion.ts';
import type { CreatedKey } from './use-assertion.ts';
import { AssertionRejected, verifyAssertion } from './verify-assertion.ts';
import type { Assertion } from './verify-assertion.ts';

/** Name of the grant for a JWT assertion (RFC 7523, section 2.1). */
export const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Exchanges an assertion of a trusted issuer for a key of the team of its subject. */
export const assertionToken: Grant = async (services, context) => {
  const { body } = context;
  if (!body.assertion) throw api.reject('BadRequest', { details: [missing('/assertion')] });
  const assertion = await verified(services, context, body.assertion);
  const { issuer, trusted, subject } = assertion;
  const teamId = findTeamId(trusted, subject);
  if (teamId === undefined) throw createGrantRejection(services, context, 'Its subject belongs to no team.');
  const scopes = scopesOf(trusted, body.scope);
  const name = `${formatClientName(subject) || 'An agent'} (${getHost(issuer)})`;
  const { keySeconds = KEY_SECONDS.usual } = trusted;
  const requested = { assertion, teamId, name, scopes, lifeMs: keySeconds * 1000 };
  const createdKey = await services.store
    .tx((query) => useAssertion(services.store, query, requested))
    .catch((error: unknown) => {
      // The configuration has a team that the store does not have.
      if (!(error instanceof AccountError)) throw error;
      services.log.error({ err: error, issuer }, 'a trusted issuer is mapped to a team that there is not');
      throw createGrantRejection(services, context, error.message);
    });
  if (createdKey === 'used') throw createGrantRejection(services, context, 'It was used before.');
  if (createdKey === 'full') throw createGrantRejection(services, context, 'The team has too many keys.');
  report(services, context, { createdKey, assertion, teamId, name, scopes });
  return {
    status: 200,
    body: {
      access_token: createdKey.key,
      token_type: 'Bearer',
      expires_in: keySeconds,
      scope: scopes.join(' '),
    },
  };
};

async function verified(
  services: OnboardingServices,
  context: Context<'issueToken'>,
  token: string,
): Promise<Assertion> {
  const { trustedIssuers: issuers, issuerKeys: keys, origin, log } = services;
  const endpoint = origin() + api.basePath + operations.issueToken.path;
  try {
    return await verifyAssertion(token, { issuers, keys, audiences: [origin(), endpoint] });
  } catch (error) {
    if (error instanceof AssertionRejected) throw createGrantRejection(services, context, error.message);
    if (!(error instanceof IssuerUnreachable)) throw error;
    log.error({ err: error }, 'an assertion could not be judged');
    throw api.reject('ServiceUnavailable', { headers: { 'Retry-After': '30' } });
  }
}

/** Hides the reason from the sender of an invalid assertion and logs it for the operator. */
function createGrantRejection(
  { rejections }: OnboardingServices,
  { request: { ip, id: requestId } }: Context<'issueToken'>,
  reason: string,
) {
  rejections.note({
    event: 'authentication.failed',
    operation: 'issueToken',
    status: 400,
    reason,
    ip,
    requestId,
  });
  return api.reject('InvalidGrant');
}

function findTeamId({ teams }: TrustedIssuer, subject: string): string | undefined {
  return Object.hasOwn(teams, subject) ? teams[subject] : teams['*'];
}

/** @throws {Rejection} `invalid_scope` for an unknown scope, or one that the issuer may not grant */
function scopesOf({ scopes: allowedScopes = ['*'] }: TrustedIssuer, requested = ''): string[] {
  const scopes = [...new Set(requested.split(' ').filter(Boolean))];
  if (scopes.length === 0) return [...allowedScopes];
  const allowed = new Set(allowedScopes);
  if (scopes.every((scope) => knownScopes.includes(scope) && covers(allowed, scope))) return scopes;
  throw api.reject('InvalidScope');
}

function getHost(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : formatClientName(issuer);
}

interface IssuedKey {
  createdKey: CreatedKey;
  assertion: Assertion;
  teamId: string;
  name: string;
  scopes: readonly string[];
}

function report(
  { siem, identities }: OnboardingServices,
  { request: { ip, id: requestId } }: Context<'issueToken'>,
  { createdKey, assertion: { issuer, subject }, teamId, name, scopes }: IssuedKey,
): void {
  for (const keyId of createdKey.ended) identities.forget(keyId);
  const from = { issuer, subject, ip, requestId };
  siem.report({
    event: 'key.created',
    keyId: createdKey.keyId,
    teamId,
    name,
    scopes,
    by: 'assertion',
    ...from,
  });
}

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
