import { dereference, joinPointer } from '@web-data/openapi';
import type { OpenApiDocument, Schema } from '@web-data/openapi';

/** A location in a request with an error of its own, by `x-error`. */
export interface NamedLocation {
  in: string;
  /** JSON Pointer; `*` stands for any item or member. */
  path: string;
  error: string;
}

/** The locations below a schema with an error of their own, outermost first. */
export function findNamedLocations(document: OpenApiDocument, schema: Schema, part: string): NamedLocation[] {
  // Skips the search where no schema has `x-error`: with many circular references it would visit too many paths.
  if (!namesErrors(document)) return [];
  const paths = new Map<string, NamedLocation>();
  visit(schema, '', new Set());
  return [...paths.values()];

  function visit(value: Schema | undefined, path: string, above: Set<Schema>): void {
    if (typeof value !== 'object' || above.has(value)) return;
    const within = new Set(above).add(value);
    const error = value['x-error'];
    if (typeof error === 'string' && !paths.has(path)) paths.set(path, { in: part, path, error });
    if (value.$ref) visit(dereference(document, { $ref: value.$ref }), path, within);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const branch of (value[keyword] ?? []) as Schema[]) visit(branch, path, within);
    }
    for (const [name, member] of Object.entries(value.properties ?? {}))
      visit(member, joinPointer(path, name), within);
    for (const each of [value.items, value['additionalProperties']]) {
      visit(each as Schema | undefined, `${path}/*`, within);
    }
  }
}

const known = new WeakMap<object, boolean>();

function namesErrors(document: OpenApiDocument): boolean {
  const found = known.get(document) ?? JSON.stringify(document).includes('"x-error":');
  known.set(document, found);
  return found;
}
