import { authenticatorOf } from './authenticators.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import { orRejection } from './rejection.ts';
import type { Rejection } from './rejection.ts';

/**
 * Who is asking, by the first alternative whose credentials are there and accepted. A credential that is refused never
 * makes its sender anonymous.
 * @throws Rejection
 */
export async function identify(core: Core, exchange: Exchange, operation: Operation): Promise<unknown> {
  const { api, options } = core;
  const { id, security } = operation;
  const { incoming, request } = exchange;
  const isOptional = !security.length || security.some((requirement) => !requirement.length);
  if (options.authenticate === false) return undefined;
  let refusal: Rejection | undefined;
  for (const requirement of security) {
    const credentials = requirement.map(({ scheme }) => api.schemes[scheme]!(incoming));
    let identity: unknown;
    if (credentials.includes(undefined)) continue;
    for (const [index, { scheme, scopes }] of requirement.entries()) {
      const authenticate = authenticatorOf(options.authenticate, scheme)!;
      const context = { operation: id, request, scheme, scopes, identity };
      // A hook that finds nobody and says nothing lets nobody in.
      identity =
        (await orRejection(() => authenticate(credentials[index], context))) ?? api.reject('InvalidToken');
      if (identity instanceof Error) break;
    }
    // Nobody is an error: not even a rejection of another copy of this module, which is none of ours.
    if (identity instanceof Error) refusal ??= identity as Rejection;
    else if (identity !== undefined) return identity;
  }
  if (isOptional && !refusal) return undefined;
  throw challenged(core, refusal ?? api.reject('InvalidToken'), operation);
}

/** The rejection with what would be accepted, where it is about the credential itself. */
function challenged({ api }: Core, rejection: Rejection, { challenge }: Operation): Rejection {
  const { error, details, cause, headers } = rejection;
  if (error !== 'InvalidToken' || !challenge) return rejection;
  return api.reject(error, { details, cause, headers: { 'WWW-Authenticate': challenge, ...headers } });
}
