import type { MediaType, OpenApiDocument, Operation, RequestBody, Response, Schema } from './document.ts';
import { listOperations } from './operations.ts';
import type { OperationEntry } from './operations.ts';
import { resolve } from './resolve.ts';
import { free, operationTypeName, schemaTypeNames } from './type-names.ts';

const json = 'application/json';

/**
 * The document with a name for every JSON body: one that stands in an operation becomes a component schema,
 * `MapRequest` of the request or `MapResponse` of a success, so that its type can be named too.
 */
export function nameBodies(document: OpenApiDocument): OpenApiDocument {
  const named = structuredClone(document);
  const taken = new Set([
    ...schemaTypeNames(named).values(),
    ...Object.keys(named.components?.schemas ?? {}),
  ]);
  const schemas: Record<string, Schema> = {};
  const name = (content: Record<string, MediaType> | undefined, wish: string) => {
    const media = content?.[json];
    if (!media?.schema || typeof media.schema !== 'object' || media.schema.$ref) return content;
    const own = free(wish, taken);
    schemas[own] = media.schema;
    return { ...content, [json]: { ...media, schema: { $ref: `#/components/schemas/${own}` } } };
  };
  for (const entry of listOperations(named)) nameOf(named, entry, name);
  named.components = { ...named.components, schemas: { ...named.components?.schemas, ...schemas } };
  return named;
}

type Name = (
  content: Record<string, MediaType> | undefined,
  wish: string,
) => Record<string, MediaType> | undefined;

function nameOf(document: OpenApiDocument, entry: OperationEntry, name: Name): void {
  const operation: Operation = entry.operation;
  const type = operationTypeName(entry);
  if (operation.requestBody) {
    const body = resolve<RequestBody>(document, operation.requestBody);
    operation.requestBody = { ...body, content: name(body.content, `${type}Request`) ?? {} };
  }
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const response = resolve<Response>(document, given);
    const content = status.startsWith('2') ? name(response.content, `${type}Response`) : undefined;
    if (content && content !== response.content) operation.responses![status] = { ...response, content };
  }
}
