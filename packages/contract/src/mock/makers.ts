import { pathAsSent, type Parameter } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { findProducer } from '../verify/producer.ts';
import { findIdMember, isBelow } from './resources.ts';

/** Where what a POST makes is read. */
interface Reader {
  readonly operation: Operation;
  /** What the path names it by. */
  readonly parameter: Parameter;
}

/** The POSTs that make what a path names: to its collection, or of an answer with a link that leads there. */
export function listMakers(document: ContractDocument, operation: Operation): readonly Operation[] {
  const found = makers.get(operation) ?? findMakers(document, operation);
  makers.set(operation, found);
  return found;
}

/** By the operation whose path they make: each request asks. */
const makers = new WeakMap<Operation, readonly Operation[]>();

function findMakers(document: ContractDocument, { path }: Operation): Operation[] {
  return document.operations.filter(
    (maker) =>
      (isBelow(path, maker.path) ||
        linkedPaths(document, maker).some((one) => `${path}/`.startsWith(`${one}/`))) &&
      (findIdMember(document, maker) !== undefined || findLocatedParameter(document, maker) !== undefined),
  );
}

/** The path parameter that is told by the `Location` of what a POST makes, and by nothing in the answer itself. */
export function findLocatedParameter(document: ContractDocument, maker: Operation): Parameter | undefined {
  const success = maker.responses.find(({ status }) => status.startsWith('2'));
  if (!success?.headers.some(({ name }) => name.toLowerCase() === 'location')) return undefined;
  const reader = readerOf(document, maker);
  const producer = reader && findProducer(document, reader.operation, reader.parameter);
  if (producer?.operation.id !== maker.id) return undefined;
  const isLocated = producer.read(undefined, `http://mock${document.basePath}${maker.path}/mark`) === 'mark';
  return isLocated ? reader?.parameter : undefined;
}

/** Where a `Location` leads to what was made under an id; `undefined` where nothing reads it. */
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

/** The operation that reads one thing of what a POST makes: below the path of the POST, else where a link leads to. */
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

/** The paths of one thing that links of the successes of an operation lead to. */
function linkedPaths({ operations }: ContractDocument, { responses }: Operation): string[] {
  const links = responses.filter(({ status }) => status.startsWith('2')).flatMap((one) => one.links);
  if (links.length === 0) return [];
  return operations.flatMap(({ id, path }) =>
    path.split('{').length === 2 && links.some(({ operationId }) => operationId === id) ? [path] : [],
  );
}
