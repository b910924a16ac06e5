import { asObject, isObject, joinPointer, splitPointer, getProperties } from '@web-data/openapi';
import type { Json, JsonObject } from '@web-data/openapi';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { withValueAt } from '../openapi/pointer.ts';
import { findProducer } from './producer.ts';

/**
 * Returns the JSON Pointer to the id in the response of a POST that creates the resource of a later path parameter;
 * `undefined` where it creates none.
 */
export function findIdMember(document: ContractDocument, operation: Operation): string | undefined {
  // A POST below a resource repeats its id, and creates something else.
  if (operation.path.includes('{')) return undefined;
  for (const other of document.operations) {
    const parameter = other.parameters.find(({ in: target }) => target === 'path');
    const producer = parameter && findProducer(document, other, parameter);
    if (producer?.operation.id !== operation.id || producer.eventual) continue;
    return ['id', parameter?.name ?? '']
      .flatMap((name) => [[name], ...envelopesOf(operation).map((envelope) => [envelope, name])])
      .map((path) => joinPointer('', ...path))
      .find((pointer) => producer.read(withValueAt(envelopeAt(pointer), pointer, 'mark')) === 'mark');
  }
  return undefined;
}

/** Returns the values that the examples of a document have for a later path parameter, such as a snapshot of a job. */
export function knownValues(document: ContractDocument, operation: Operation, name: string): Set<string> {
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
  const producer = parameter && findProducer(document, operation, parameter);
  const found = new Set<string>();
  for (const { content } of producer?.operation.responses ?? []) {
    for (const { value } of content.flatMap(({ examples }) => examples)) collect(value, name, found);
  }
  return found;
}

function collect(value: Json, name: string, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, name, found);
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === name && typeof member === 'string') found.add(member);
    else if (member !== undefined) collect(member, name, found);
  }
}

/** The members of a response that may hold the created resource. */
function envelopesOf({ responses }: Operation): string[] {
  const content = responses.find(({ status }) => status.startsWith('2'))?.content ?? [];
  const representation = content
    .flatMap(({ examples }) => examples.map(({ value }) => Object.entries(asObject(value))))
    .flatMap((members) => members.flatMap(([name, member]) => (isObject(member) ? [name] : [])));
  const described = content.flatMap(({ schema }) => (schema ? [...getProperties(schema)] : []));
  const objects = described.flatMap(([name, part]) => (getProperties(part).size > 0 ? [name] : []));
  return [...new Set([...representation, ...objects])];
}

function envelopeAt(pointer: string): JsonObject {
  const [envelope = '', ...rest] = splitPointer(pointer);
  return rest.length > 0 ? { [envelope]: {} } : {};
}
