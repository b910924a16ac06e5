import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Incoming } from './incoming.ts';
import { parseMediaType } from './media-type.ts';
import type { OperationId } from './operation-types.ts';
import type { Operation } from './operation.ts';
import { Rejection, reject } from './rejection.ts';
import type { ErrorName } from './generated/errors.ts';
import type { Checks } from './check.ts';

/** The operation that a request asks for. */
export interface Route {
  operation: Operation & { id: OperationId };
  /** Text of the path parameters. */
  params: Record<string, string>;
}

/** A request that may have its body read. */
export interface Admission<Identity> extends Route {
  identity: Identity;
  /** The checks that the media type of the body selects; null when there is no body to check. */
  checks: Checks | null;
}

/**
 * Everything of an operation that is decided before the body is read: credential (401), `admit` (403, 429), media type
 * (415).
 * @throws Rejection
 */
export async function admitRequest<Identity>(
  core: Core<Identity>,
  { incoming, request }: Exchange,
  { operation, params }: Route,
): Promise<Admission<Identity>> {
  const identity = await identify(core, operation, incoming, request);
  const { admit } = core.options;
  const refusal = admit && (await admit(identity, { operation: operation.id, request }));
  if (refusal instanceof Rejection) throw refusal;
  if ((refusal as unknown) === false)
    throw new TypeError('admit returned false. Let it return reject(…), or nothing.');
  return { operation, params, identity, checks: selectChecks(operation, incoming) };
}

/**
 * The operation of a request.
 * @throws Rejection 404 or 405
 */
export function routeRequest(core: Core, { method, path }: Incoming): Route {
  const match = core.route(method, path);
  if ('error' in match) throw refuseRoute(match);
  return match as Route;
}

function refuseRoute(match: { error: ErrorName; allow?: string[] }): Rejection {
  return reject(match.error, match.allow ? { headers: { Allow: match.allow.join(', ') } } : {});
}

async function identify<Identity>(
  { options: { authenticate } }: Core<Identity>,
  { id, credential }: Route['operation'],
  incoming: Incoming,
  request: unknown,
): Promise<Identity> {
  if (!credential || !authenticate) return undefined as Identity;
  const token = readToken(incoming.header(credential.header), credential.scheme);
  try {
    const found = token === undefined ? undefined : await authenticate(token, { operation: id, request });
    // A hook that finds nobody and says nothing lets nobody in.
    const isNobody = found === undefined || found === null || (found as unknown) === false;
    const identity = isNobody ? reject('InvalidToken') : found;
    if (!(identity instanceof Rejection)) return identity;
    throw identity;
  } catch (error) {
    throw withChallenge(error, credential.scheme);
  }
}

/** The token68 of RFC 9110, 11.2, behind its scheme; the scheme in any case. */
function readToken(header: string | undefined, scheme: string | null): string | undefined {
  if (!scheme) return header || undefined;
  const parts = /^([A-Za-z]+) +([\w.~+/-]+=*)$/.exec(header ?? '');
  return parts?.[1]?.toLowerCase() === scheme.toLowerCase() ? parts[2] : undefined;
}

/** A rejected token with the scheme that another must have; whatever else was thrown as it is. */
function withChallenge(thrown: unknown, scheme: string | null): unknown {
  if (!(thrown instanceof Rejection) || thrown.error !== 'InvalidToken' || !scheme) return thrown;
  const { details, headers, cause } = thrown;
  return reject('InvalidToken', { details, cause, headers: { 'WWW-Authenticate': scheme, ...headers } });
}

/** The media type is parsed once; what it says selects the checks, and a body that no checks are for is refused. */
function selectChecks({ body }: Operation, incoming: Incoming): Checks | null {
  if (!body) return null;
  const header = incoming.header('content-type');
  if (header === undefined && !body.required) return null;
  const type = header === undefined ? undefined : parseMediaType(header);
  const checks = type && Object.hasOwn(body.checks, type.essence) ? body.checks[type.essence] : undefined;
  if (!checks || !isUtf8(type?.charset) || !isIdentity(incoming.header('content-encoding'))) {
    throw reject('UnsupportedMediaType');
  }
  return checks;
}

/** JSON is UTF-8 (RFC 8259, 8.1). */
function isUtf8(charset: string | undefined): boolean {
  return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}

/** An empty list of codings is none (RFC 9110, 5.6.1). */
function isIdentity(encoding = ''): boolean {
  return ['', 'identity'].includes(encoding.trim().toLowerCase());
}
