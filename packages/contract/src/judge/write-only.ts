import { isObject, joinPointer, type Json, type Node } from '@web-data/openapi';
import { branches, keyword, keywordValue, MAX_DEPTH, properties, taggedBranch } from '../generate/facets.ts';

/** The first member of an answer that its schema says is only ever sent (`writeOnly`): its place, and where it says so. */
export function writeOnlyMember(
  schema: Node,
  value: Json,
  at = '',
  depth = 0,
): { at: string; pointer: string } | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const items = keyword(schema, 'items');
    return (
      items &&
      firstOf(value.entries(), ([index, item]) => writeOnlyMember(items, item, `${at}/${index}`, depth + 1))
    );
  }
  if (!isObject(value)) return undefined;
  const known = properties(schema);
  const own = firstOf(Object.entries(value), ([name, member]) => {
    const property = known.get(name);
    if (property === undefined || member === undefined) return undefined;
    const place = joinPointer(at, name);
    // Null may stand for what is not told.
    if (keywordValue(property, 'writeOnly') === true && member !== null)
      return { at: place, pointer: property.pointer };
    return writeOnlyMember(property, member, place, depth + 1);
  });
  if (own !== undefined) return own;
  // Which of several alternatives is meant is known by its tag alone.
  const all = branches(schema);
  const branch = all.length === 1 ? all[0] : taggedBranch(schema, value);
  return branch && writeOnlyMember(branch, value, at, depth + 1);
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
