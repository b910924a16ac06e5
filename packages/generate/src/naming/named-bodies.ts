import {
  dereference,
  openDescription,
  type Description,
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from '@web-data/openapi';
import { free, operationTypeName, schemaTypeNames } from './type-names.ts';

const json = 'application/json';

/**
 * The description with a name for every JSON body: one that stands in an operation becomes a component schema,
 * `MapRequest` of the request or `MapResponse` of a success, so that its type can be named too.
 */
export function nameBodies(description: Description): Description {
  const named = openDescription(structuredClone(description.value));
  const document = named.value;
  const taken = new Set([
    ...schemaTypeNames(document).values(),
    ...Object.keys(document.components?.schemas ?? {}),
  ]);
  const schemas: Record<string, Schema> = {};
  const name: Name = (content, wish) => {
    const media = content?.[json];
    if (!media?.schema || typeof media.schema !== 'object' || media.schema.$ref) return content;
    const own = free(wish, taken);
    schemas[own] = media.schema;
    return { ...content, [json]: { ...media, schema: { $ref: `#/components/schemas/${own}` } } };
  };
  for (const operation of named.operations)
    nameOf(document, operation.object, operationTypeName(operation), name);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } };
  return openDescription(document);
}

type Content = Record<string, MediaTypeObject> | undefined;
type Name = (content: Content, wish: string) => Content;

function nameOf(document: OpenApiDocument, operation: OperationObject, type: string, name: Name): void {
  if (operation.requestBody) {
    const body = dereference<RequestBodyObject>(document, operation.requestBody);
    operation.requestBody = { ...body, content: name(body.content, `${type}Request`) ?? {} };
  }
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const response = dereference<ResponseObject>(document, given);
    const content = status.startsWith('2') ? name(response.content, `${type}Response`) : undefined;
    if (content && content !== response.content) operation.responses![status] = { ...response, content };
  }
}
