import { asObject, type JsonObject } from '../../json/json.ts';
import { pickExtensions, mapMembers, mapNamed, moveReference, pick } from './names.ts';
import { fieldSchema } from './parameters.ts';
import { convertSchema } from './schema.ts';

/** Responses by status or name, with a body for each media type that the operation produces. */
export function convertResponses(responses: JsonObject, produces: readonly string[]): JsonObject {
  return mapNamed(responses, (response) => responseOf(response, produces));
}

function responseOf(response: JsonObject, produces: readonly string[]): JsonObject {
  const { $ref, schema, examples, headers } = response;
  if (typeof $ref === 'string') return { $ref: moveReference($ref) };
  const entries = asObject(examples);
  const named = schema === undefined ? [] : produces.length > 0 ? produces : ['application/json'];
  const types = new Set([...named, ...Object.keys(entries)]);
  const content = [...types].map((type) => [
    type,
    {
      ...(schema !== undefined && { schema: convertSchema(schema) }),
      ...(entries[type] !== undefined && { example: entries[type] }),
    },
  ]);
  return {
    description: '',
    ...pick(response, 'description'),
    ...(headers !== undefined && { headers: mapMembers(asObject(headers), headerOf) }),
    ...(content.length > 0 && { content: Object.fromEntries(content) as JsonObject }),
    ...pickExtensions(response),
  };
}

function headerOf(header: JsonObject): JsonObject {
  return { ...pick(header, 'description'), schema: fieldSchema(header), ...pickExtensions(header) };
}
