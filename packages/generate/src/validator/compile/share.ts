import type { Schema } from '@web-data/openapi';

type Schemas = Record<string, Schema>;
/** Returns the schema that replaces a member. */
type Share = (member: Schema, at: readonly string[]) => Schema;

/** Definitions, with the first location of each that is shared, for messages. */
export interface Shared {
  definitions: Schemas;
  paths: Record<string, readonly string[]>;
}

/**
 * Moves identical members into shared definitions, each with one function: a check is written once, however many
 * objects have such a member. Members with references stay unchanged.
 */
export function shareMembers(definitions: Schemas): Shared {
  const counts = new Map<string, number>();
  for (const schema of Object.values(definitions)) count(schema, counts);
  const names = new Map<string, string>();
  const shared: Schemas = {};
  const paths = Object.create(null) as Shared['paths'];
  const share: Share = (member, at) => {
    const key = keyOf(member);
    if (key === undefined || counts.get(key)! < 2) return replaced(member, at, share);
    let name = names.get(key);
    if (name === undefined) {
      name = freeName(at.at(-1)!, definitions, shared);
      names.set(key, name);
      paths[name] = at;
      shared[name] = true; // Reserves the name before nested members request others.
      shared[name] = replaced(member, at, share);
    }
    return { $ref: `#/$defs/${encodeURIComponent(name)}` };
  };
  const own = Object.entries(definitions).map(([name, schema]) => [name, replaced(schema, [name], share)]);
  return { definitions: { ...Object.fromEntries(own), ...shared }, paths };
}

/** The content of a member that was counted before is not counted a second time: it will be written once. */
function count(schema: Schema, counts: Map<string, number>): void {
  if (typeof schema === 'boolean') return;
  for (const member of Object.values(schema.properties ?? {})) {
    const key = keyOf(member);
    const before = key === undefined ? 0 : (counts.get(key) ?? 0);
    if (key !== undefined) counts.set(key, before + 1);
    if (before === 0) count(member, counts);
  }
  if (typeof schema.items === 'object') count(schema.items, counts);
}

/** The key of identical members; undefined for a member that is not shared. */
function keyOf(member: Schema): string | undefined {
  if (typeof member === 'boolean') return undefined;
  const key = JSON.stringify(member);
  return key === '{}' || key.includes('"$ref"') ? undefined : key;
}

function replaced(schema: Schema, at: readonly string[], share: Share): Schema {
  if (typeof schema === 'boolean') return schema;
  const { properties, items } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [
    name,
    share(member, [...at, 'properties', name]),
  ]);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(members) }),
    ...(typeof items === 'object' && { items: replaced(items, [...at, 'items'], share) }),
  };
}

function freeName(member: string, ...usedNames: Schemas[]): string {
  const isUsed = (name: string): boolean => usedNames.some((schemas) => Object.hasOwn(schemas, name));
  let name = `like_${member}`;
  for (let count = 2; isUsed(name); count += 1) name = `like_${member}${count}`;
  return name;
}
