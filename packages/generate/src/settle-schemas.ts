import { joinPointer, splitPointer, valueAt, walk } from '@web-data/openapi';
import type { Description, Json, OpenApiDocument } from '@web-data/openapi';
import { free } from './naming/type-names.ts';

/** An object of the copy, which may be changed. */
type Members = Record<string, Json>;

/** Keywords whose schemas have no name within a type, by which a reference could reach them. */
const UNNAMED = new Set(
  'items prefixItems additionalProperties patternProperties contains allOf anyOf oneOf not if then else parameters'.split(
    ' ',
  ),
);

/**
 * Rewrites a description so that references lead to schemas that types have a name for: what a reference reaches within
 * another schema, such as the items of a list, or within a parameter, becomes a component, and its place refers to it.
 */
export function settleSchemas(description: Description): Description {
  const { root } = description;
  const references = [...walk(root.value)].filter(({ kind, value: { $ref } }) => {
    return kind === 'Schema' && typeof $ref === 'string' && isUnnamed(pointerOf($ref));
  });
  if (references.length === 0) return description;
  const copy = structuredClone(root.value) as unknown as { components?: { schemas?: Members } };
  const schemas: Members = { ...copy.components?.schemas };
  copy.components = { ...copy.components, schemas };
  const usedNames = new Set(Object.keys(schemas));
  const names = new Map<string, string>();
  for (const { value, pointer } of references) {
    const target = pointerOf(value['$ref'] as string);
    if (!names.has(target)) names.set(target, free(nameOf(target), usedNames));
    const own = valueAt(copy as Json, pointer) as Members;
    own['$ref'] = `#/components/schemas/${names.get(target)!}`;
  }
  // What is within another one goes first, so that the other one refers to it.
  for (const [pointer, name] of [...names].toSorted(([a], [b]) => b.length - a.length)) {
    const members = splitPointer(pointer);
    const holder = valueAt(copy as Json, joinPointer('', ...members.slice(0, -1))) as Members;
    schemas[name] = holder[members.at(-1)!]!;
    holder[members.at(-1)!] = { $ref: `#/components/schemas/${name}` };
  }
  return description.withValue(copy as unknown as OpenApiDocument);
}

function pointerOf(reference: string): string {
  return joinPointer('', ...splitPointer(decode(reference.slice(1))));
}

/** A fragment that is not percent-encoded stands for itself. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function isUnnamed(pointer: string): boolean {
  const members = splitPointer(pointer);
  const [first, group] = members;
  const isComponent = first === 'components' && group === 'schemas';
  // The names of properties are no keywords.
  const rest = members.slice(isComponent ? 3 : 2);
  return rest.some((member, index) => UNNAMED.has(member) && rest[index - 1] !== 'properties');
}

/** `AnnouncementItemsTime`: the last members of a pointer that are words. */
function nameOf(pointer: string): string {
  const tokens = splitPointer(pointer)
    .filter((member) => /^[A-Za-z][\w-]*$/.test(member) && !/^(?:schema|properties|content)$/.test(member))
    .slice(-3);
  return tokens.map((word) => word[0]!.toUpperCase() + word.slice(1).replaceAll(/\W/g, '')).join('');
}
