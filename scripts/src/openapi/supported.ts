import type { OpenApiDocument } from './document.ts';
import { listOperations } from './operations.ts';

/**
 * Refuses a document that the generators cannot turn into code that says the same.
 * @throws Error naming the place, what is not supported there, and the remedy
 */
export function requireSupported(document: OpenApiDocument): void {
  const { openapi, swagger, paths } = document as OpenApiDocument & { swagger?: string };
  if (swagger)
    throw new Error(`Swagger ${swagger} is not supported. Convert the description to OpenAPI 3.1 first.`);
  if (!/^3\.[01]\.\d+$/.test(openapi ?? '')) {
    throw new Error(`OpenAPI ${openapi} is not supported. Write the description in OpenAPI 3.0 or 3.1.`);
  }
  if (Object.keys(paths ?? {}).length === 0)
    throw new Error('#/paths is missing or empty: there are no operations.');
  requireOwnReferences(document, '#');
  requireOneOperationAnId(document);
}

/** What these hold is data or schemas by name, in which `$ref` would be no reference. */
const data = new Set(['const', 'default', 'enum', 'example', 'examples']);

function requireOwnReferences(value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (data.has(key) || key.startsWith('x-')) continue;
    if (key === '$ref' && typeof member === 'string') requireOwnReference(member, pointer);
    requireOwnReferences(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

function requireOwnReference(reference: string, pointer: string): void {
  if (!reference.startsWith('#')) {
    throw new Error(
      `${pointer} refers to ${reference}, outside the document. Bundle the description into one file first.`,
    );
  }
  if (!reference.startsWith('#/components/')) {
    throw new Error(
      `${pointer} refers to ${reference}. Move what stands there to #/components and refer to it.`,
    );
  }
}

/** @throws Error naming two operations that share an id, given or made of method and path. */
export function requireOneOperationAnId(document: OpenApiDocument): void {
  const places = new Map<string, string>();
  for (const { id, method, path } of listOperations(document)) {
    const place = `${method.toUpperCase()} ${path}`;
    if (places.has(id)) {
      throw new Error(`${place} and ${places.get(id)} share the operation id "${id}". Give each its own.`);
    }
    places.set(id, place);
  }
}
