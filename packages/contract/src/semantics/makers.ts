import { pathAsSent, type Parameter } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { findProducer } from './producer.ts';
import { isBelow } from './collections.ts';
import { findIdMember } from './ids.ts';

/** The operation that reads a resource created by a POST. */
interface Reader {
  readonly operation: Operation;
  /** The path parameter of its id. */
  readonly parameter: Parameter;
}

/** Returns the POSTs that create the resource at a path: those of its collection, and those with a link to it. */
export function listMakers(document: ContractDocument, operation: Operation): readonly Operation[] {
  const found = makers.get(operation) ?? findMakers(document, operation);
  makers.set(operation, found);
  return found;
}

/** Cached by operation, because every request needs it. */
const makers = new WeakMap<Operation, readonly Operation[]>();

function findMakers(document: ContractDocument, { path }: Operation): Operation[] {
  return document.operations.filter(
    (maker) =>
      (isBelow(path, maker.path) ||
        linkedPaths(document, maker).some((one) => `${path}/`.startsWith(`${one}/`))) &&
      (findIdMember(document, maker) !== undefined || findLocatedParameter(document, maker) !== undefined),
  );
}

/** Returns the path parameter that only the `Location` of a POST's response contains, and not the body. */
export function findLocatedParameter(document: ContractDocument, maker: Operation): Parameter | undefined {
  const success = maker.responses.find(({ status }) => status.startsWith('2'));
  if (!success?.headers.some(({ name }) => name.toLowerCase() === 'location')) return undefined;
  const reader = readerOf(document, maker);
  const producer = reader && findProducer(document, reader.operation, reader.parameter);
  if (producer?.operation.id !== maker.id) return undefined;
  const isLocated = producer.read(undefined, `http://mock${document.basePath}${maker.path}/mark`) === 'mark';
  return isLocated ? reader?.parameter : undefined;
}

/** Resolves the `Location` of a created resource by its id; `undefined` where no operation reads it. */
export function resolveLocation(
  document: ContractDocument,
  maker: Operation,
  url: string,
  id: string | number,
): string | undefined {
  const reader = readerOf(document, maker);
  const { pathname } = new URL(url);
  const base = pathname.replace(/\/$/u, '').slice(0, -pathAsSent(maker.path).length);
  return reader && base + reader.operation.path.replace(/\{[^}]+\}/u, encodeURIComponent(id));
}

/**
 * The operation that reads a single resource created by a POST: below the path of the POST, otherwise the target of a
 * link.
 */
function readerOf(document: ContractDocument, maker: Operation): Reader | undefined {
  const readers = document.operations.flatMap((operation): Reader[] => {
    const [parameter, ...others] = operation.parameters.filter((one) => one.in === 'path');
    const isItem = operation.method === 'get' && /\}\)?$/u.test(operation.path);
    return isItem && parameter !== undefined && others.length === 0 ? [{ operation, parameter }] : [];
  });
  const linked = linkedPaths(document, maker);
  return (
    readers.find(({ operation }) => isBelow(operation.path, maker.path)) ??
    readers.find(({ operation }) => linked.includes(operation.path))
  );
}

/** The paths of single resources that links in the successful responses of an operation lead to. */
function linkedPaths({ operations }: ContractDocument, { responses }: Operation): string[] {
  const links = responses.filter(({ status }) => status.startsWith('2')).flatMap((one) => one.links);
  if (links.length === 0) return [];
  return operations.flatMap(({ id, path }) =>
    path.split('{').length === 2 && links.some(({ operationId }) => operationId === id) ? [path] : [],
  );
}
