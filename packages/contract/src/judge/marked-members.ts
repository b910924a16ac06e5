import { isObject, joinPointer, type Json, type Node } from '@web-data/openapi';
import {
  branches,
  keyword,
  keywordValue,
  MAX_DEPTH,
  properties,
  findTaggedBranch,
} from '../generate/facets.ts';
import { withValueAt } from '../openapi/pointer.ts';

/** What says that a member travels one way alone. */
export type Mark = 'readOnly' | 'writeOnly';

/** The first member of a value that its schema marks: its place, and where it says so. */
export function findMarkedMember(
  schema: Node,
  value: Json,
  mark: Mark,
  at = '',
  depth = 0,
): { at: string; pointer: string } | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items = keyword(schema, 'items');
    return (
      items &&
      firstOf(value.entries(), ([index, item]) =>
        findMarkedMember(items, item, mark, `${at}/${index}`, depth + 1),
      )
    );
  }
  if (!isObject(value)) return undefined;
  const known = properties(schema);
  const own = firstOf(Object.entries(value), ([name, member]) => {
    const property = known.get(name);
    if (property === undefined || member === undefined) return undefined;
    const pointer = joinPointer(at, name);
    // Null may stand for what is not told.
    if (keywordValue(property, mark) === true && (member !== null || mark === 'readOnly'))
      return { at: pointer, pointer: property.pointer };
    return findMarkedMember(property, member, mark, pointer, depth + 1);
  });
  if (own !== undefined) return own;
  // Which of several alternatives is meant is known by its tag alone.
  const all = branches(schema);
  const branch = all.length === 1 ? all[0] : findTaggedBranch(schema, value);
  return branch && findMarkedMember(branch, value, mark, at, depth + 1);
}

/** A value without its marked members, of which a thousand at most are left out. */
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
