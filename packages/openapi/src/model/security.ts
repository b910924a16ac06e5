import { asObject, asString, isObject, pickStrings, type JsonObject } from '../json/json.ts';
import { splitPointer } from '../json/pointer.ts';
import { child, listItems, listMembers, resolve, type Node } from '../node.ts';
import { isUri } from '../references/target.ts';

/**
 * How a scheme carries its credential in a request; `http` is a scheme of RFC 9110 that is neither Bearer nor Basic,
 * and `undefined` a scheme that the description names but does not define, which identifies no caller.
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
  /** Name of the header (in lower case), query parameter or cookie; empty for a certificate or an undefined scheme. */
  readonly key: string;
  /** Whether the description deprecates it. */
  readonly deprecated: boolean;
  readonly object: JsonObject;
  /** The location of its definition; for an undefined scheme, where it is named. */
  readonly pointer: string;
}

/** Schemes that are needed together; empty when no credential is needed. */
export type SecurityRequirement = readonly {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}[];

/** The security requirements of an operation. */
export interface Security {
  /** Alternatives, one of which is enough; empty when no credential is required. */
  readonly alternatives: readonly SecurityRequirement[];
  /** Whether callers without a credential are allowed, too. */
  readonly optional: boolean;
  readonly pointer: string;
}

/**
 * Reads the security of an operation: its own `security`, or that of the description. An undefined scheme stays in its
 * set: without it the set would require less than it says.
 */
export function readSecurity(operation: Node): Security {
  const own = child(operation, 'security');
  const node = own.value === undefined ? operation.document.at('/security') : own;
  const alternatives = listItems(node).map((requirement) =>
    listMembers(requirement).map(([name, scopes]) => ({
      scheme: readSecurityScheme(name, scopes),
      scopes: pickStrings(scopes.value),
    })),
  );
  const optional = alternatives.length === 0 || alternatives.some((schemes) => schemes.length === 0);
  return { alternatives, optional, pointer: node.pointer };
}

/**
 * Reads the scheme that a requirement names, or leads to by a URI.
 * @param from any node of the description that the requirement stands in
 * @throws DescriptionError when the `$ref` of the scheme leads nowhere
 */
export function readSecurityScheme(name: string, from: Node): SecurityScheme {
  const shared = '/components/securitySchemes';
  const component = child(from.document.at(shared), name);
  // A name of a component counts before a URI (OpenAPI 3.2, Security Requirement Object).
  const reference = component.value === undefined ? findScheme(name, from) : component;
  if (reference === undefined)
    return {
      name,
      type: '',
      carrier: 'undefined',
      key: '',
      deprecated: false,
      object: {},
      pointer: from.pointer,
    };
  const { value, pointer } = resolve(reference);
  const object = asObject(value);
  return {
    name:
      pointer.startsWith(`${shared}/`) && component.value === undefined
        ? splitPointer(pointer).at(-1)!
        : name,
    type: asString(object['type']) ?? '',
    deprecated: object['deprecated'] === true,
    object,
    pointer,
    ...carrierOf(object),
  };
}

/** The scheme that a URI leads to. */
function findScheme(uri: string, { document }: Node): Node | undefined {
  const found = isUri(uri) ? document.find(uri) : undefined;
  return isObject(found?.value) && found.pointer !== '' ? found : undefined;
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
