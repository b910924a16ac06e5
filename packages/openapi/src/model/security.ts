import { asObject, asString, pickStrings, type JsonObject } from '../json/json.ts';
import { child, listItems, listMembers, resolve, type Node } from '../node.ts';

/**
 * How a scheme carries its credential in a request; `http` is a scheme of RFC 9110 that is neither Bearer nor Basic, and
 * `undefined` one that the description names and does not define, by which nobody can be known.
 */
export type Carrier =
  | 'bearer'
  | 'basic'
  | 'http'
  | 'header'
  | 'query'
  | 'cookie'
  | 'certificate'
  | 'undefined';

/** A Security Scheme Object under its name. */
export interface SecurityScheme {
  readonly name: string;
  /** `apiKey`, `http`, `mutualTLS`, `oauth2` or `openIdConnect`; empty where the scheme is not defined. */
  readonly type: string;
  readonly carrier: Carrier;
  /** Name of the header (in lower case), query parameter or cookie; empty for a certificate and what is not defined. */
  readonly key: string;
  readonly object: JsonObject;
  /** Where it is defined; of one that is not, where it is named. */
  readonly pointer: string;
}

/** Schemes that are needed together; none, where no credential is needed. */
export type SecurityRequirement = readonly {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}[];

/** What an operation demands of its callers. */
export interface Security {
  /** One of them is enough; none, where no credential is asked for. */
  readonly alternatives: readonly SecurityRequirement[];
  /** Callers without a credential are let in too. */
  readonly optional: boolean;
  readonly pointer: string;
}

/**
 * The security of an operation: its own `security`, or that of the description. A scheme that is not defined stays in its
 * set: without it the set would ask for less than it says.
 */
export function readSecurity(operation: Node): Security {
  const own = child(operation, 'security');
  const node = own.value === undefined ? operation.document.at('/security') : own;
  const alternatives = listItems(node).map((requirement) =>
    listMembers(requirement).map(([name, scopes]) => ({
      scheme: readScheme(name, scopes),
      scopes: pickStrings(scopes.value),
    })),
  );
  const optional = alternatives.length === 0 || alternatives.some((schemes) => schemes.length === 0);
  return { alternatives, optional, pointer: node.pointer };
}

function readScheme(name: string, from: Node): SecurityScheme {
  const reference = child(from.document.at('/components/securitySchemes'), name);
  if (reference.value === undefined)
    return { name, type: '', carrier: 'undefined', key: '', object: {}, pointer: from.pointer };
  const { value, pointer } = resolve(reference);
  const object = asObject(value);
  return { name, type: asString(object['type']) ?? '', object, pointer, ...carrierOf(object) };
}

function carrierOf(scheme: JsonObject): Pick<SecurityScheme, 'carrier' | 'key'> {
  const key = asString(scheme['name']) ?? 'authorization';
  if (scheme['type'] === 'apiKey') {
    const location = scheme['in'];
    return location === 'query' || location === 'cookie'
      ? { carrier: location, key }
      : { carrier: 'header', key: key.toLowerCase() };
  }
  if (scheme['type'] === 'mutualTLS') return { carrier: 'certificate', key: '' };
  const name = asString(scheme['scheme'])?.toLowerCase();
  const carrier = name === 'basic' ? 'basic' : name === undefined || name === 'bearer' ? 'bearer' : 'http';
  return { carrier, key: 'authorization' };
}
