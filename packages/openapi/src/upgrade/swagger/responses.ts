import { asObject, type JsonObject } from '../../json/json.ts';
import { extensionsOf, mapMembers, mapNamed, movedReference, pick } from './names.ts';
import { fieldSchema } from './parameters.ts';
import { schemaOf } from './schema.ts';

/** Responses by status or name, with a body for each media type that the operation produces. */
export function responsesOf(responses: JsonObject, produces: readonly string[]): JsonObject {
  return mapNamed(responses, (response) => responseOf(response, produces));
}

function responseOf(response: JsonObject, produces: readonly string[]): JsonObject {
  const { $ref, schema, examples, headers } = response;
  if (typeof $ref === 'string') return { $ref: movedReference($ref) };
  const shown = asObject(examples);
  const named = schema === undefined ? [] : produces.length > 0 ? produces : ['application/json'];
  const types = new Set([...named, ...Object.keys(shown)]);
  const content = [...types].map((type) => [
    type,
    {
      ...(schema !== undefined && { schema: schemaOf(schema) }),
      ...(shown[type] !== undefined && { example: shown[type] }),
    },
  ]);
  return {
    description: '',
    ...pick(response, 'description'),
    ...(headers !== undefined && { headers: mapMembers(asObject(headers), headerOf) }),
    ...(content.length > 0 && { content: Object.fromEntries(content) as JsonObject }),
    ...extensionsOf(response),
  };
}

function headerOf(header: JsonObject): JsonObject {
  return { ...pick(header, 'description'), schema: fieldSchema(header), ...extensionsOf(header) };
}
