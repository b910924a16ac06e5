import { isObject, joinPointer, referenceTo, valueAt, walk } from '@web-data/openapi';
import type { Description, Json, JsonObject, OpenApiDocument } from '@web-data/openapi';
import type { Notes } from './notes.ts';

/** A change of one member: its new value, or its removal. */
interface Change {
  pointer: string;
  member: string;
  value: string | undefined;
}

/**
 * Rewrites a description so that all its references are pointers, as programs on plain objects expect: anchors and
 * names of schemas in a discriminator become pointers. A reference that leads nowhere is removed, which accepts any
 * value and is noted.
 */
export function settleReferences(description: Description, notes: Notes): Description {
  const { root } = description;
  const changes = [...walk(root.value)].flatMap((visit) => {
    const mapping = visit.kind === 'Schema' ? settleMapping(description, visit, notes) : [];
    return settleReference(description, visit, notes).concat(mapping);
  });
  if (changes.length === 0) return description;
  const copy = structuredClone(root.value);
  for (const { pointer, member, value } of changes) apply(valueAt(copy as Json, pointer), member, value);
  return description.withValue(copy as unknown as OpenApiDocument);
}

function settleReference(
  description: Description,
  { kind, value: { $ref }, pointer }: { kind: string; value: JsonObject; pointer: string },
  notes: Notes,
): Change[] {
  if (typeof $ref !== 'string') return [];
  const target = description.find($ref);
  // The root of the description is not a schema.
  if (target && (kind !== 'Schema' || target.pointer !== ''))
    return isPointer($ref) ? [] : [{ pointer, member: '$ref', value: referenceTo(target.pointer) }];
  if (kind !== 'Schema') return [];
  notes.add(pointer, `the $ref ${$ref} leads nowhere: any value is accepted`);
  return [{ pointer, member: '$ref', value: undefined }];
}

function settleMapping(
  description: Description,
  { value, pointer }: { value: JsonObject; pointer: string },
  notes: Notes,
): Change[] {
  const location = `${pointer}/discriminator/mapping`;
  const { mapping } = Object(value['discriminator']) as { mapping?: Json };
  return Object.entries(Object(mapping) as Record<string, Json>).flatMap(([name, provided]): Change[] => {
    const text = String(provided);
    const named = description.at('/components/schemas').value as JsonObject | undefined;
    const own = named && Object.hasOwn(named, text) ? joinPointer('/components/schemas', text) : undefined;
    const target = own ?? description.find(text)?.pointer;
    if (target !== undefined) {
      return isPointer(text) ? [] : [{ pointer: location, member: name, value: referenceTo(target) }];
    }
    notes.add(joinPointer(location, name), `the mapping to ${text} leads nowhere, and is left out`);
    return [{ pointer: location, member: name, value: undefined }];
  });
}

function isPointer(reference: string): boolean {
  return reference === '#' || reference.startsWith('#/');
}

function apply(object: Json | undefined, member: string, value: string | undefined): void {
  if (!isObject(object)) return;
  // The copy may be changed.
  const own = object as Record<string, Json>;
  if (value === undefined) delete own[member];
  else own[member] = value;
}
