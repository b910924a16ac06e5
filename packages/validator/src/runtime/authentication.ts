import { getAuthenticator } from './authenticators.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import { Rejection } from './rejection.ts';

/**
 * Who is asking, by the first alternative whose credentials are there and accepted. A credential that is refused never
 * makes its sender anonymous.
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
      // A hook that finds nobody and says nothing lets nobody in.
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
    // Nobody is an error: not even a rejection of another copy of this module, which is none of ours.
    if (identity instanceof Error) rejection ??= identity as Rejection;
    else if (identity !== undefined) return identity;
  }
  // Nobody in particular, where that is one of the alternatives or there are none.
  if (!rejection && !(security.length && security.every((requirement) => requirement.length)))
    return undefined;
  rejection ??= api.reject('InvalidToken');
  const { error, details, cause } = rejection;
  if (error !== 'InvalidToken' || !challenge) throw rejection;
  // What would be accepted, where it is about the credential itself.
  const challengeSent = options.challenge?.(challenge) ?? challenge;
  throw api.reject(error, {
    details,
    cause,
    headers: { 'WWW-Authenticate': challengeSent, ...rejection.headers },
  });
}
