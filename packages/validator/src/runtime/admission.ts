import { identify } from './authentication.ts';
import type { Core } from './core.ts';
import type { Exchange } from './exchange.ts';
import type { Incoming } from './incoming.ts';
import { parseMediaType } from './media-type.ts';
import type { BodyRule, Operation } from './operation.ts';
import { Rejection } from './rejection.ts';

/** The operation that a request asks for. */
export interface Route {
  operation: Operation;
  /** Text of the path parameters. */
  params: Record<string, string>;
}

/** A request that may have its body read. */
export interface Admission extends Route {
  identity: unknown;
  /** How the media type says that the body is read; undefined when there is no body to read. */
  rule: BodyRule | undefined;
}

/**
 * Everything of an operation that is decided before the body is read: credential (401), `admit` (403, 429), media type
 * (415).
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
 * The operation of a request.
 * @throws Rejection 404 or 405
 */
export function routeRequest({ api, route }: Core, { method, path }: Incoming): Route {
  const match = route(method, path);
  if (!('error' in match)) return match;
  throw api.reject(match.error, 'allow' in match ? { headers: { Allow: match.allow.join(', ') } } : {});
}

/** The media type is parsed once; what it says selects the rule, and a body that no rule is for is refused. */
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

/** JSON is UTF-8 (RFC 8259, 8.1), and so is a form. */
function isUtf8(charset: string | undefined): boolean {
  return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}

/** An empty list of codings is none (RFC 9110, 5.6.1). */
function isIdentity(encoding = ''): boolean {
  return ['', 'identity'].includes(encoding.trim().toLowerCase());
}
