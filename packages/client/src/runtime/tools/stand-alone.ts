import type { JsonSchema } from './tool.ts';

/** Makes a schema self-contained: the schemas that it refers to are included in `$defs`. */
export function standAlone(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const names = new Set<string>();
  collect(schema, definitions, names);
  const sorted = [...names].toSorted();
  const $defs = Object.fromEntries(sorted.map((name) => [name, definitions[name]!]));
  return { ...schema, ...(sorted.length > 0 && { $defs }) };
}

/** A set keeps circles from turning for ever. */
function collect(
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
  names: Set<string>,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const name = key === '$ref' && typeof member === 'string' ? member.replace('#/$defs/', '') : '';
    if (!Object.hasOwn(definitions, name)) collect(member, definitions, names);
    else if (!names.has(name)) collect(definitions[names.add(name) && name], definitions, names);
  }
}
