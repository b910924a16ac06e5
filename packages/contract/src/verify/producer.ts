import { asString, child, isObject, valueAt, type Json, type Parameter } from '@web-data/openapi';
import { properties } from '../generate/facets.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';

/** An operation whose answer holds the value of a path parameter of another. */
export interface Producer {
  readonly operation: Operation;
  /** Reads the value from a 2xx body; `undefined` while it is not there yet. */
  read(body: Json): Json | undefined;
  /** The value may come later: ask again for a while. */
  readonly eventual: boolean;
}

/**
 * Who gives the value of a path parameter: an OpenAPI link, else the POST to the collection that the parameter picks
 * from, else a GET below the same path whose answer has a member of that name.
 */
export function producerOf(
  document: ContractDocument,
  operation: Operation,
  parameter: Parameter,
): Producer | undefined {
  return (
    linked(document, operation, parameter) ??
    created(document, operation, parameter) ??
    mentioned(document, operation, parameter)
  );
}

function linked(document: ContractDocument, target: Operation, parameter: Parameter): Producer | undefined {
  for (const operation of document.operations) {
    for (const response of operation.responses.filter(({ status }) => status.startsWith('2'))) {
      for (const { operationId, node } of response.links) {
        const expression = asString(child(node, 'parameters', parameter.name).value);
        const pointer = expression?.startsWith('$response.body#')
          ? expression.slice('$response.body#'.length)
          : undefined;
        if (pointer === undefined || operationId !== target.id) continue;
        return { operation, read: (body) => valueAt(body, pointer), eventual: false };
      }
    }
  }
  return undefined;
}

function created(document: ContractDocument, target: Operation, parameter: Parameter): Producer | undefined {
  const collection = target.path.slice(0, target.path.indexOf(`/{${parameter.name}}`));
  const operation = document.operations.find(({ path, method }) => path === collection && method === 'post');
  const schema = operation?.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  if (!operation || !schema) return undefined;
  const member = [parameter.name, 'id'].find((name) => properties(schema).has(name));
  if (member === undefined) return undefined;
  return { operation, read: (body) => (isObject(body) ? body[member] : undefined), eventual: false };
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
  return operation && { operation, read: (body) => lastNamed(body, parameter.name), eventual: true };
}

/** The last member of this name anywhere in a value: lists grow at their end. */
export function lastNamed(value: Json, name: string): Json | undefined {
  if (!isObject(value) && !Array.isArray(value)) return undefined;
  let found: Json | undefined;
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    found = (key === name && isObject(value) ? member : lastNamed(member, name)) ?? found;
  }
  return found;
}
