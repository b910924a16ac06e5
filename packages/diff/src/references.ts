import { isObject, asObject, type Json, type JsonObject } from '@web-data/openapi';

/** The references of one object: `$ref`, `$dynamicRef` and the mappings of a discriminator. */
export function listReferences({ $ref, $dynamicRef, discriminator }: JsonObject): readonly string[] {
  const { mapping, defaultMapping } = asObject(discriminator);
  const mapped = [...Object.values(asObject(mapping)), defaultMapping].map(asReference);
  return [$ref, $dynamicRef, ...mapped].filter((reference) => typeof reference === 'string');
}

/** All references inside a value. */
export function referencesIn(value: Json | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [value];
  while (open.length > 0) {
    const inner = open.pop();
    if (isObject(inner)) {
      for (const reference of listReferences(inner)) found.add(reference);
      open.push(...Object.values(inner));
    } else if (Array.isArray(inner)) for (const item of inner) open.push(item);
  }
  return found;
}

/** A mapping may name a component without its full pointer. */
function asReference(target: Json | undefined): Json | undefined {
  return typeof target === 'string' && /^[\w.-]+$/.test(target) ? `#/components/schemas/${target}` : target;
}
