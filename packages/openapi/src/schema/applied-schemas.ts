import { asString, getMember } from '../json/json.ts';
import { child, listItems, type Node } from '../node.ts';

/**
 * Returns every schema that the same value must meet: the schema, its `$ref` target and its `allOf`, in that order and
 * each with its own. A schema that several ways lead to, or that leads back to itself, is in the list once.
 * @throws DescriptionError when a reference leads nowhere
 */
export function listAppliedSchemas(schema: Node): Node[] {
  const found = new Map<string, Node>();
  const waiting = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next.pointer)) continue;
    found.set(next.pointer, next);
    waiting.push(...listParts(next).toReversed());
  }
  return [...found.values()];
}

function listParts(schema: Node): readonly Node[] {
  const reference = asString(getMember(schema.value, '$ref'));
  const parts = listItems(child(schema, 'allOf'));
  return reference === undefined ? parts : [schema.document.follow(reference, schema.pointer), ...parts];
}
