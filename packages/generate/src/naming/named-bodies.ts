import {
  child,
  resolve,
  type Description,
  type MediaTypeObject,
  type Operation,
  type RequestBodyObject,
  type ResponseObject,
  type Schema,
} from '@web-data/openapi';
import { free, operationTypeName, schemaTypeNames } from './type-names.ts';

const json = 'application/json';

/**
 * Names every JSON body of a description: an inline one becomes a component schema, `MapRequest` of the request or
 * `MapResponse` of a success, so that its type has a name, too.
 */
export function nameBodies(description: Description): Description {
  const named = description.withValue(structuredClone(description.value));
  const document = named.value;
  const usedNames = new Set([
    ...schemaTypeNames(document).values(),
    ...Object.keys(document.components?.schemas ?? {}),
  ]);
  const schemas: Record<string, Schema> = {};
  const name: Name = (content, wish) => {
    const media = content?.[json];
    if (!media?.schema || typeof media.schema !== 'object' || media.schema.$ref) return content;
    const own = free(wish, usedNames);
    schemas[own] = media.schema;
    return { ...content, [json]: { ...media, schema: { $ref: `#/components/schemas/${own}` } } };
  };
  for (const operation of named.operations) nameOf(operation, operationTypeName(operation), name);
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } };
  return description.withValue(document);
}

type Content = Record<string, MediaTypeObject> | undefined;
type Name = (content: Content, wish: string) => Content;

function nameOf({ node, object }: Operation, type: string, name: Name): void {
  if (object.requestBody) {
    const body = resolve(child(node, 'requestBody')).value as unknown as RequestBodyObject;
    object.requestBody = { ...body, content: name(body.content, `${type}Request`) ?? {} };
  }
  for (const status of Object.keys(object.responses ?? {})) {
    const response = resolve(child(node, 'responses', status)).value as unknown as ResponseObject;
    const content = status.startsWith('2') ? name(response.content, `${type}Response`) : undefined;
    if (content && content !== response.content) object.responses![status] = { ...response, content };
  }
}
