import { asArray, isObject } from '../json/json.ts';
import { child, listMembers, type Document, type Node } from '../node.ts';
import { listAppliedSchemas } from './applied-schemas.ts';

/**
 * Returns the properties of a schema by name, from every schema that applies to the same value; where several define a
 * name, the first that lists its values wins, otherwise the first.
 */
export function getProperties(schema: Node): ReadonlyMap<string, Node> {
  const known = knownProperties.get(schema.document) ?? new Map<string, ReadonlyMap<string, Node>>();
  knownProperties.set(schema.document, known);
  const found = known.get(schema.pointer) ?? readProperties(schema);
  known.set(schema.pointer, found);
  return found;
}

/** Cached by document and pointer: a contract test looks up the members of its schemas in every trial. */
const knownProperties = new WeakMap<Document, Map<string, ReadonlyMap<string, Node>>>();

function readProperties(schema: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  for (const applied of listAppliedSchemas(schema)) {
    for (const [name, property] of listMembers(child(applied, 'properties'))) {
      const before = found.get(name);
      if (before === undefined || (!listsValues(before) && listsValues(property))) found.set(name, property);
    }
  }
  return found;
}

function listsValues({ value }: Node): boolean {
  return isObject(value) && ('enum' in value || 'const' in value);
}

/** Returns the required members, each with the pointer of its `required` keyword. */
export function getRequiredMembers(schema: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const applied of listAppliedSchemas(schema)) {
    const required = child(applied, 'required');
    for (const name of asArray(required.value)) {
      if (typeof name === 'string' && !found.has(name)) found.set(name, required.pointer);
    }
  }
  return found;
}
