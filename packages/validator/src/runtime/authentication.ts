import { getAuthenticator } from './authenticators.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import { Rejection } from './rejection.ts';

/**
 * Identifies the caller by the first alternative whose credentials are present and accepted. A rejected credential
 * never makes the caller anonymous.
 * @throws Rejection
 */
export async function identify(core: Core, exchange: Exchange, operation: Operation): Promise<unknown> {
  const { api, options } = core;
  const { id, security, challenge } = operation;
  const { incoming, request } = exchange;
  if (options.authenticate === false) return undefined;
  let rejection: Rejection | undefined;
  for (const requirement of security) {
    const credentials = requirement.map(({ scheme }) => api.schemes[scheme]?.(incoming));
    let identity: unknown;
    if (credentials.includes(undefined)) continue;
    for (const [index, { scheme, scopes }] of requirement.entries()) {
      const authenticate = getAuthenticator(options.authenticate, scheme)!;
      const context = { operation: id, request, scheme, scopes, identity };
      // A hook that returns no identity and no rejection lets no caller in.
      try {
        const found = await authenticate(credentials[index], context);
        const isNobody = found === undefined || found === null || found === false;
        identity = isNobody ? api.reject('InvalidToken') : found;
      } catch (error) {
        if (!(error instanceof Rejection)) throw error;
        identity = error;
      }
      if (identity instanceof Error) break;
    }
    // An error is never an identity, not even a rejection of another copy of this module.
    if (identity instanceof Error) rejection ??= identity as Rejection;
    else if (identity !== undefined) return identity;
  }
  // The caller stays anonymous where an empty alternative exists or there are none.
  if (!rejection && !(security.length && security.every((requirement) => requirement.length)))
    return undefined;
  rejection ??= api.reject('InvalidToken');
  const { error, details, cause } = rejection;
  if (error !== 'InvalidToken' || !challenge) throw rejection;
  // The challenge that names the accepted schemes, where the error is about the credential itself.
  const challengeSent = options.challenge?.(challenge) ?? challenge;
  throw api.reject(error, {
    details,
    cause,
    headers: { 'WWW-Authenticate': challengeSent, ...rejection.headers },
  });
}
