import {
  canonicalText,
  child,
  findKeyword,
  getJsonType,
  getProperties,
  getTypes,
  isObject,
  listBranches,
  readKeyword,
  type Json,
  type Node,
} from '@web-data/openapi';

/** Generators stop at this depth of nested schemas: recursive ones would never end. */
export const MAX_DEPTH = 12;

/** The schema of a member, from the schema itself or the first of its alternatives that defines it. */
export function someProperty(schema: Node, name: string, depth = 0): Node | undefined {
  const own = getProperties(schema).get(name);
  if (own !== undefined || depth > MAX_DEPTH) return own;
  return listBranches(schema)
    .map((branch) => someProperty(branch, name, depth + 1))
    .find((found) => found !== undefined);
}

/** The branch whose tag a value has: a member that is constant in each branch and differs between them. */
export function findTaggedBranch(schema: Node, value: Json | undefined): Node | undefined {
  const all = listBranches(schema);
  if (!isObject(value) || all.length < 2) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const tags = all.map((branch) => constantOf(getProperties(branch).get(name)));
    if (tags.includes(undefined) || new Set(tags).size < all.length) continue;
    return all[tags.indexOf(canonicalText(member))];
  }
  return undefined;
}

/** The only branch that allows values of this type; `undefined` where several do. */
export function branchOfType(schema: Node, value: Json): Node | undefined {
  const own = getJsonType(value);
  const types = own === 'integer' ? [own, 'number'] : [own];
  const fitting = listBranches(schema).filter((branch) =>
    getTypes(branch).some((type) => types.includes(type)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function constantOf(schema: Node | undefined): string | undefined {
  const value = schema && readKeyword(schema, 'const');
  return value === undefined ? undefined : canonicalText(value);
}

/** The schema of a member or an item of a value; `undefined` where the schema does not define one. */
export function memberSchema(schema: Node, member: string): Node | undefined {
  return (
    getProperties(schema).get(member) ?? (/^\d+$/u.test(member) ? findKeyword(schema, 'items') : undefined)
  );
}

/** Every schema that may apply to the value at a path, across all alternatives. */
export function schemasAt(schema: Node, members: readonly string[], depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  const [first, ...rest] = members;
  const inner = first === undefined ? [] : partsAt(schema, first);
  return [
    ...(first === undefined ? [schema] : inner.flatMap((part) => schemasAt(part, rest, depth + 1))),
    ...listBranches(schema).flatMap((branch) => schemasAt(branch, members, depth + 1)),
  ];
}

/** The schemas of a member, or of an item where the member is a number. */
function partsAt(schema: Node, member: string): Node[] {
  const item = /^\d+$/u.test(member)
    ? [findKeyword(schema, 'prefixItems'), findKeyword(schema, 'items')].map((part, index) =>
        index === 0 && part ? child(part, member) : part,
      )
    : [];
  const own = getProperties(schema).get(member);
  const others = own
    ? []
    : [findKeyword(schema, 'additionalProperties'), findKeyword(schema, 'unevaluatedProperties')];
  return [own, ...item, ...others].filter((part) => part !== undefined && part.value !== undefined) as Node[];
}

/** The schema `false` that forbids the member at a path, in any of the alternatives. */
export function forbiddenAt(schema: Node, members: readonly string[], depth = 0): Node | undefined {
  const [first, ...rest] = members;
  if (first === undefined) return schema.value === false ? schema : undefined;
  if (depth > MAX_DEPTH) return undefined;
  const inner = memberSchema(schema, first);
  const own = inner && forbiddenAt(inner, rest, depth + 1);
  if (own) return own;
  return listBranches(schema)
    .map((branch) => forbiddenAt(branch, members, depth + 1))
    .find((found) => found !== undefined);
}
