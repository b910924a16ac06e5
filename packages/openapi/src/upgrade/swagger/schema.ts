import { rewrite } from '../../grammar/rewrite.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { upgradeSchema } from '../schema.ts';
import { moveReference } from './names.ts';

/** A Schema Object of Swagger 2.0 as JSON Schema 2020-12. */
export function convertSchema(schema: Json): Json {
  return rewrite(schema, 'Schema', (object) => upgradeSchema(ofOpenApi30(object)));
}

function ofOpenApi30(schema: JsonObject): JsonObject {
  const { $ref, type, discriminator } = schema;
  if (typeof $ref === 'string') return { ...schema, $ref: moveReference($ref) };
  return {
    ...schema,
    ...(type === 'file' && { type: 'string', format: 'binary' }),
    ...(typeof discriminator === 'string' && { discriminator: { propertyName: discriminator } }),
  };
}
