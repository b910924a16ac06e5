import { openDescription, requireUniqueIds, walk, type Json } from '@web-data/openapi';
import type { OpenApiDocument } from './document.ts';

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
  requireOwnReferences(document);
  requireOneOperationAnId(document);
}

function requireOwnReferences(document: OpenApiDocument): void {
  for (const { value, pointer } of walk(document as unknown as Json)) {
    const { $ref } = value;
    if (typeof $ref !== 'string' || $ref.startsWith('#/components/')) continue;
    throw new Error(
      $ref.startsWith('#')
        ? `#${pointer} refers to ${$ref}. Move what stands there to #/components and refer to it.`
        : `#${pointer} refers to ${$ref}, outside the document. Bundle the description into one file first.`,
    );
  }
}

/** @throws Error naming two operations that share an id, given or made of method and path. */
export function requireOneOperationAnId(document: OpenApiDocument): void {
  requireUniqueIds(openDescription(document).operations);
}
