import {
  isObject,
  joinPointer,
  listBranches,
  findKeyword,
  readKeyword,
  getProperties,
  type Json,
  type Node,
} from '@web-data/openapi';
import { MAX_DEPTH, findTaggedBranch } from '../openapi/value-schemas.ts';
import { withValueAt } from '../openapi/pointer.ts';

/** The keyword that limits a member to requests or to responses. */
export type Mark = 'readOnly' | 'writeOnly';

/** Returns the first member of a value that its schema marks: its pointer, and that of its schema. */
export function findMarkedMember(
  schema: Node,
  value: Json,
  mark: Mark,
  at = '',
  depth = 0,
): { at: string; pointer: string } | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items = findKeyword(schema, 'items');
    return (
      items &&
      firstOf(value.entries(), ([index, item]) =>
        findMarkedMember(items, item, mark, `${at}/${index}`, depth + 1),
      )
    );
  }
  if (!isObject(value)) return undefined;
  const known = getProperties(schema);
  const own = firstOf(Object.entries(value), ([name, member]) => {
    const property = known.get(name);
    if (property === undefined || member === undefined) return undefined;
    const pointer = joinPointer(at, name);
    // Null may stand for a hidden value.
    if (readKeyword(property, mark) === true && (member !== null || mark === 'readOnly'))
      return { at: pointer, pointer: property.pointer };
    return findMarkedMember(property, member, mark, pointer, depth + 1);
  });
  if (own !== undefined) return own;
  // Only the tag decides which of several alternatives applies.
  const all = listBranches(schema);
  const branch = all.length === 1 ? all[0] : findTaggedBranch(schema, value);
  return branch && findMarkedMember(branch, value, mark, at, depth + 1);
}

/** Returns a value without its marked members; removes up to 1,000. */
export function withoutMarked(schema: Node, value: Json, mark: Mark): Json {
  let left = value;
  for (let steps = 1_000; steps > 0; steps--) {
    const found = findMarkedMember(schema, left, mark);
    if (found === undefined) break;
    left = withValueAt(left, found.at, undefined);
  }
  return left;
}

function firstOf<Item, Found>(
  items: Iterable<Item>,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
