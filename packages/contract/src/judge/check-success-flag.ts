import { children, isObject, listBranches, readKeyword, getProperties } from '@web-data/openapi';
import type { Json, JsonObject, Node } from '@web-data/openapi';
import type { Operation } from '../openapi/operation.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Deviation } from './deviation.ts';
import { responseFor } from '../semantics/response-for.ts';

/**
 * Checks booleans that error bodies fix to one value (`success: false`). A 2xx body must not have that value, nor an
 * error the opposite one where its own schema allows it: a response would claim both.
 */
export function checkSuccessFlag(
  document: ContractDocument,
  operation: Operation,
  status: number,
  body: Json | undefined,
): Deviation[] {
  if (!isObject(body)) return [];
  return Object.entries(errorFlags(document)).flatMap(([name, error]): Deviation[] => {
    const value = status < 300 ? error : !error;
    if (body[name] !== value || (status >= 300 && isPinned(operation, status, name))) return [];
    const whose = status < 300 ? 'errors' : 'successes';
    const message = `The ${status} says \`${name}\`: ${JSON.stringify(value)}, as only ${whose} do.`;
    const pointer = flagPointer(operation, status, name);
    return [
      {
        check: 'success-flag',
        message,
        expected: `${name}: ${JSON.stringify(!value)}`,
        got: JSON.stringify(value),
        pointer,
      },
    ];
  });
}

/** The schema of the response fixes the same value: its violation is reported already. */
function isPinned(operation: Operation, status: number, name: string): boolean {
  const schema = responseFor(operation, status)?.content[0]?.schema;
  const property = schema && getProperties(schema).get(name);
  return property !== undefined && readKeyword(property, 'const') !== undefined;
}

const known = new WeakMap<ContractDocument, JsonObject>();

function errorFlags(document: ContractDocument): JsonObject {
  const found = known.get(document) ?? readFlags(document);
  known.set(document, found);
  return found;
}

/** Booleans of 2xx bodies that have the same constant in every error body which fixes them. */
function readFlags(document: ContractDocument): JsonObject {
  const pinned = new Map<string, Set<boolean>>();
  for (const property of bodyProperties(document, /^[45]/u)) {
    const value = readKeyword(property.schema, 'const');
    if (typeof value === 'boolean')
      pinned.set(property.name, (pinned.get(property.name) ?? new Set()).add(value));
  }
  const shared = new Set(bodyProperties(document, /^2/u).map(({ name }) => name));
  return Object.fromEntries(
    [...pinned].flatMap(([name, values]) =>
      values.size === 1 && shared.has(name) ? [[name, [...values][0]]] : [],
    ),
  ) as JsonObject;
}

function bodyProperties(document: ContractDocument, statuses: RegExp): { name: string; schema: Node }[] {
  const bodies = document.operations.flatMap(({ responses }) =>
    responses
      .filter(({ status }) => statuses.test(status))
      .flatMap(({ content }) => content.flatMap(({ schema }) => schema ?? [])),
  );
  return bodies
    .flatMap((schema) => [schema, ...listBranches(schema)])
    .flatMap((schema) => [...getProperties(schema)].map(([name, property]) => ({ name, schema: property })));
}

function flagPointer(operation: Operation, status: number, name: string): string {
  const response = responseFor(operation, status);
  const schema = response?.content[0]?.schema;
  const property = schema ? getProperties(schema).get(name) : undefined;
  return property?.pointer ?? response?.pointer ?? operation.pointer;
}

/** Returns a schema component of a document by name, for catalogue entries that name their body. */
export function componentSchema(document: ContractDocument, name: string): Node | undefined {
  return children(document.root.document.at('/components/schemas')).find(([key]) => key === name)?.[1];
}
