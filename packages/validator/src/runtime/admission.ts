import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Incoming } from './incoming.ts';
import { parseMediaType } from './media-type.ts';
import type { BodyRule, Operation } from './operation.ts';
import { Rejection } from './rejection.ts';
import { getAuthenticator } from './authenticators.ts';

/** The operation that a request matches. */
export interface Route {
  operation: Operation;
  /** The path parameters as strings. */
  params: Record<string, string>;
}

/** A request whose body may be read. */
export interface Admission extends Route {
  identity: unknown;
  /** How to read a body of this media type; undefined when there is no body to read. */
  rule: BodyRule | undefined;
}

/**
 * Checks everything that needs no body: credential (401), `admit` (403, 429), media type (415).
 * @throws Rejection
 */
export async function admitRequest(
  core: Core,
  exchange: Exchange,
  { operation, params }: Route,
): Promise<Admission> {
  const { incoming, request } = exchange;
  const identity = await identify(core, exchange, operation);
  const { admit } = core.options;
  const rejection = admit && (await admit(identity, { operation: operation.id, request }));
  if (rejection instanceof Rejection) throw rejection;
  if ((rejection as unknown) === false)
    throw new TypeError('admit returned false. Let it return reject(…), or nothing.');
  return { operation, params, identity, rule: selectRule(core, operation, incoming) };
}

/**
 * Finds the operation of a request.
 * @throws Rejection 404 or 405
 */
export function routeRequest({ api, route }: Core, { method, path }: Incoming): Route {
  const match = route(method, path);
  if (!('error' in match)) return match;
  throw api.reject(match.error, 'allow' in match ? { headers: { Allow: match.allow.join(', ') } } : {});
}

/** Selects the rule of a body by its media type, which is parsed once. Rejects a body that no rule covers. */
function selectRule({ api }: Core, { body }: Operation, incoming: Incoming): BodyRule | undefined {
  if (!body) return undefined;
  const header = incoming.header('content-type');
  if (header === undefined && !body.required) return undefined;
  const type = header === undefined ? undefined : parseMediaType(header);
  const rule =
    type &&
    (Object.hasOwn(body.content, type.mediaType)
      ? body.content[type.mediaType]
      : body.range?.(type.mediaType));
  const isText = isUtf8(type?.charset) || rule === null;
  if (rule !== undefined && isText && isIdentity(incoming.header('content-encoding'))) return rule;
  throw api.reject('UnsupportedMediaType');
}

/** JSON is UTF-8 (RFC 8259, section 8.1), and so are forms. */
function isUtf8(charset: string | undefined): boolean {
  return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}

/** An empty list of codings counts as absent (RFC 9110, section 5.6.1). */
function isIdentity(encoding = ''): boolean {
  return ['', 'identity'].includes(encoding.trim().toLowerCase());
}

/**
 * Identifies the caller by the first alternative whose credentials are present and accepted. A rejected credential
 * never makes the caller anonymous.
 * @throws Rejection
 */
async function identify(core: Core, exchange: Exchange, operation: Operation): Promise<unknown> {
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
