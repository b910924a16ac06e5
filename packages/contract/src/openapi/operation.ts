import {
  asObject,
  isSafeMethod,
  type Body,
  type Node,
  type Operation as Described,
  type Parameter,
  type Response,
  type Carrier,
} from '@web-data/openapi';
import type { DocumentPlugin } from './plugin.ts';

/** How one security scheme carries its credential in a request. */
export interface SecurityScheme {
  readonly name: string;
  /** An unknown HTTP scheme counts as Bearer. */
  readonly kind: Exclude<Carrier, 'http' | 'certificate' | 'undefined'>;
  /** Name of the header, query parameter or cookie. */
  readonly key: string;
  readonly pointer: string;
}

/** The credentials that an operation demands. */
export interface Security {
  /** Sets of schemes that are sent together; one set is enough. Schemes that no request shows are left out. */
  readonly alternatives: readonly (readonly SecurityScheme[])[];
  /** The schemes of the first set that has any; empty when no credential is needed. */
  readonly schemes: readonly SecurityScheme[];
  /** An empty set allows requests without a credential. */
  readonly optional: boolean;
  readonly pointer: string;
  /** Names of schemes that the description does not define; sets that contain one are left out. */
  readonly unknown: readonly string[];
}

/** Whether the description defines a scheme. */
function isKnown({ scheme }: { scheme: { carrier: Carrier } }): boolean {
  return scheme.carrier !== 'undefined';
}

/** An operation with everything that probes and judges need. */
export interface Operation {
  /** The `operationId`, or `get /path` where there is none. */
  readonly id: string;
  /** The member of its Path Item, as `get`, or its name among `additionalOperations`. */
  readonly method: string;
  /** The method of its requests: `GET`, `QUERY`, `COPY`. HTTP tells small letters from capitals. */
  readonly httpMethod: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: readonly Response[];
  readonly security: Security;
  /** Names of the errors that it has, in `catalogue` of the document. */
  readonly errors: readonly string[];
  /** A call changes nothing: of a safe method (RFC 9110, section 9.2.1), such as GET and QUERY, or by an extension. */
  readonly safe: boolean;
  readonly node: Node;
  readonly pointer: string;
}

/** Converts an operation of a description for this package. */
export function contractOperation(operation: Described, plugins: readonly DocumentPlugin[]): Operation {
  const { method, httpMethod, path, parameters, body, responses, object, node, pointer } = operation;
  const facts = plugins.flatMap((plugin) => plugin.readOperation?.(asObject(node.value)) ?? []);
  return {
    id: object.operationId ?? `${method} ${path}`,
    method,
    httpMethod,
    path,
    parameters,
    body,
    responses,
    security: readSecurity(operation),
    errors: facts.flatMap(({ errors = [] }) => errors),
    safe: isSafeMethod(httpMethod) || facts.some(({ safe }) => safe === true),
    node,
    pointer,
  };
}

function readSecurity({ security: { alternatives, optional, pointer } }: Described): Security {
  const known = alternatives.filter((requirements) => requirements.every(isKnown));
  const unknown = alternatives.flat().flatMap((one) => (isKnown(one) ? [] : one.scheme.name));
  const sets = known.map((requirements) =>
    requirements.flatMap(({ scheme: { name, carrier, key, pointer: at } }): SecurityScheme[] => {
      // A client certificate belongs to the connection, not to the request.
      if (carrier === 'certificate' || carrier === 'undefined') return [];
      return [{ name, kind: carrier === 'http' ? 'bearer' : carrier, key, pointer: at }];
    }),
  );
  const schemes = sets.find((set) => set.length > 0) ?? [];
  return { alternatives: sets, schemes, optional, pointer, unknown };
}
