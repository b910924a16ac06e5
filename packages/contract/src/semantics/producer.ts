import type { HttpResponse } from '../http/exchange.ts';
import { percentDecode } from '../http/percent-decode.ts';
import {
  asString,
  child,
  isObject,
  joinPointer,
  splitPointer,
  valueAt,
  readKeyword,
  getProperties,
  type Json,
  type Node,
  type Parameter,
  type Response,
} from '@web-data/openapi';
import { someProperty } from '../openapi/value-schemas.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** An operation whose response contains the value of another's path parameter. */
export interface Producer {
  readonly operation: Operation;
  /** Reads the value from a 2xx body or from its `Location`; `undefined` while it does not exist yet. */
  read(body: Json | undefined, location?: string): Json | undefined;
  /** The value may come later: the operation is polled for a while. */
  readonly eventual: boolean;
}

/**
 * Returns the operation that gives the value of a path parameter: an OpenAPI link, otherwise the POST to the collection
 * (by its body or its `Location`), otherwise any POST whose `Location` may lead there, otherwise a GET below the same
 * path whose response has a member of that name.
 */
export function findProducer(
  document: ContractDocument,
  operation: Operation,
  parameter: Parameter,
): Producer | undefined {
  const known = producers.get(operation) ?? new Map<string, Producer | undefined>();
  producers.set(operation, known);
  const { name } = parameter;
  if (!known.has(name)) {
    const found =
      linked(document, operation, parameter) ??
      created(document, operation, parameter) ??
      located(document, operation, parameter) ??
      mentioned(document, operation, parameter);
    known.set(name, found);
  }
  return known.get(name);
}

/** Cached by operation and path parameter: the mock needs it for every request. */
const producers = new WeakMap<Operation, Map<string, Producer | undefined>>();

function linked(document: ContractDocument, target: Operation, parameter: Parameter): Producer | undefined {
  for (const operation of document.operations) {
    for (const response of operation.responses.filter(({ status }) => status.startsWith('2'))) {
      for (const { operationId, node } of response.links) {
        const expression = asString(child(node, 'parameters', parameter.name).value);
        const pointer = expression?.startsWith('$response.body#')
          ? expression.slice('$response.body#'.length)
          : undefined;
        if (pointer === undefined || operationId !== target.id) continue;
        return { operation, read: (body) => body && valueAt(body, pointer), eventual: false };
      }
    }
  }
  return undefined;
}

function created(document: ContractDocument, target: Operation, parameter: Parameter): Producer | undefined {
  // Some APIs write the key in parentheses: `/Products({ID})`.
  const collection = target.path.slice(0, target.path.indexOf(`{${parameter.name}}`)).replace(/[/(]$/u, '');
  const operation = document.operations.find(({ path, method }) => path === collection && method === 'post');
  const schema = operation?.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  if (!operation || !schema) return undefined;
  const pointer = findMemberPointer(schema, [parameter.name, 'id']);
  if (pointer === undefined) return selfLinked(operation, schema, collection);
  return {
    operation,
    read: (body) => (isObject(body) ? valueAt(body, pointer) : undefined),
    eventual: false,
  };
}

/** The pointer to the first of some members: in the body, otherwise in an envelope such as `data` or `metadata`. */
function findMemberPointer(schema: Node, names: readonly string[]): string | undefined {
  const own = names.find((name) => someProperty(schema, name));
  if (own !== undefined) return joinPointer('', own);
  const inner = names.flatMap((name) =>
    [...getProperties(schema)]
      .filter(([, part]) => getProperties(part).has(name))
      .map(([outer]) => joinPointer('', outer, name)),
  );
  return inner[0];
}

/** Members with the location of a new resource, as a URL or, like `name: shelves/7`, as a path. */
const SELF = [
  '/self',
  '/href',
  '/url',
  '/uri',
  '/link',
  '/links/self',
  '/links/self/href',
  '/_links/self/href',
  '/name',
];

function selfLinked(operation: Operation, schema: Node, collection: string): Producer | undefined {
  const pointers = SELF.filter((pointer) => someProperty(schema, splitPointer(pointer)[0] ?? ''));
  const word = collection.split('/').at(-1) ?? '';
  if (pointers.length === 0 || word === '') return undefined;
  const read = (body: Json | undefined): string | undefined => {
    const segments = pointers.map((pointer) =>
      asString(body && valueAt(body, pointer))
        ?.split(/[?#]/u)[0]
        ?.split('/'),
    );
    const names = segments.flatMap(
      (parts) => parts?.slice(parts.lastIndexOf(word) + 1 || parts.length).slice(0, 1) ?? [],
    );
    return names.find((name) => name !== '');
  };
  return { operation, read, eventual: false };
}

/** `Location` leads to the new resource or the job that creates it (RFC 9110, section 10.2.2). */
function located(document: ContractDocument, target: Operation, parameter: Parameter): Producer | undefined {
  const collection = target.path.slice(0, target.path.indexOf(`/{${parameter.name}}`));
  const makers = document.operations.filter(
    ({ method, responses }) => method === 'post' && responses.some(leadsElsewhere),
  );
  const operation =
    makers.find(({ path }) => path === collection) ?? (makers.length === 1 ? makers[0] : undefined);
  const isWord = ['enum', 'const'].some((one) => readKeyword(parameter.schema, one) !== undefined);
  if (operation === undefined || operation.path.includes('{') || isWord) return undefined;
  const prefix = `${document.basePath}${collection}/`;
  return {
    operation,
    read: (_body, location) => (location === undefined ? undefined : segmentAfter(prefix, location)),
    eventual: false,
  };
}

function leadsElsewhere({ status, headers }: Response): boolean {
  return /^[23]/u.test(status) && headers.some(({ name }) => name.toLowerCase() === 'location');
}

function segmentAfter(prefix: string, location: string): string | undefined {
  const { pathname } = new URL(location);
  const at = pathname.indexOf(prefix);
  const segment = at === -1 ? '' : (pathname.slice(at + prefix.length).split('/')[0] ?? '');
  return segment === '' ? undefined : percentDecode(segment);
}

function mentioned(
  document: ContractDocument,
  target: Operation,
  parameter: Parameter,
): Producer | undefined {
  const parent = target.path.slice(0, target.path.indexOf(`/{${parameter.name}}`)).replace(/\/[^/{}]+$/u, '');
  if (!parent.includes('{')) return undefined;
  const siblings = document.operations.filter(
    ({ path, method, id }) =>
      method === 'get' &&
      id !== target.id &&
      path.startsWith(parent) &&
      !path.includes(`{${parameter.name}}`),
  );
  const operation =
    siblings.find((one) => JSON.stringify(one.node.value).includes(parameter.name)) ?? siblings.at(-1);
  return operation && { operation, read: (body) => body && lastNamed(body, parameter.name), eventual: true };
}

/** Returns the last member of this name anywhere in a value, because lists grow at their end. */
function lastNamed(value: Json, name: string): Json | undefined {
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  let found: Json | undefined;
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    found = (key === name && isObject(value) ? member : lastNamed(member, name)) ?? found;
  }
  return found;
}

/** The `Location` of a response as an absolute URL. */
export function resolveLocation({ headers }: HttpResponse, base: string): string | undefined {
  const { location } = headers;
  return location !== undefined && URL.canParse(location, base) ? new URL(location, base).href : undefined;
}
