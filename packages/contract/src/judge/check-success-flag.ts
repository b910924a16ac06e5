import { keywordValue, properties } from '../generate/facets.ts';
import { isObject, type Json, type JsonObject } from '../openapi/json.ts';
import { children, nodeAt, type Node } from '../openapi/node.ts';
import type { Operation } from '../openapi/operation.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Deviation } from './deviation.ts';

/**
 * A boolean that every error body pins to one value (`success: false`) must not have that value in a 2xx body: one
 * answer would claim both.
 */
export function checkSuccessFlag(
  document: ContractDocument,
  operation: Operation,
  status: number,
  body: Json | undefined,
): Deviation[] {
  if (status >= 300 || !isObject(body)) return [];
  return Object.entries(errorFlags(document)).flatMap(([name, value]): Deviation[] => {
    if (body[name] !== value) return [];
    const message = `The ${status} says \`${name}\`: ${JSON.stringify(value)}, as only errors do.`;
    const pointer = successPointer(operation, name);
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

const known = new WeakMap<ContractDocument, JsonObject>();

function errorFlags(document: ContractDocument): JsonObject {
  const found = known.get(document) ?? readFlags(document);
  known.set(document, found);
  return found;
}

function readFlags(document: ContractDocument): JsonObject {
  const bodies = document.operations.flatMap(({ responses }) =>
    responses
      .filter(({ status }) => /^[45]/u.test(status))
      .flatMap(({ content }) => content.flatMap(({ schema }) => schema ?? [])),
  );
  const flags: JsonObject = {};
  for (const schema of bodies) {
    for (const [name, property] of properties(schema)) {
      const value = keywordValue(property, 'const');
      if (typeof value === 'boolean') flags[name] = value;
    }
  }
  return flags;
}

function successPointer(operation: Operation, name: string): string {
  const response = operation.responses.find(({ status }) => status.startsWith('2'));
  const schema = response?.content[0]?.schema;
  const property = schema ? properties(schema).get(name) : undefined;
  return property?.pointer ?? response?.pointer ?? operation.pointer;
}

/** The schema components of a document by name; used where a catalogue entry names its body. */
export function componentSchema(document: ContractDocument, name: string): Node | undefined {
  return children(nodeAt(document.root, '/components/schemas')).find(([key]) => key === name)?.[1];
}
