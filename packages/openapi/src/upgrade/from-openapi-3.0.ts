import type { Kind } from '../grammar/objects.ts';
import { rewrite } from '../grammar/rewrite.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { upgradeSchema } from './schema.ts';

/** OpenAPI 3.0 as 3.1. Pointers stay as they are, but for those inside a schema whose `nullable` becomes `anyOf`. */
export function fromOpenApi30(document: JsonObject): JsonObject {
  const { 'x-webhooks': webhooks, ...upgraded } = rewrite(document, 'OpenAPI', upgradeObject) as JsonObject;
  // The extension under which webhooks were written before OpenAPI had them.
  const named = isObject(webhooks) ? (rewrite(webhooks, 'Callback', upgradeObject) as JsonObject) : undefined;
  return { ...upgraded, ...(named && { webhooks: named }), openapi: '3.1.0' };
}

/** Gives one object of OpenAPI 3.0 the form it has in 3.1. */
export function upgradeObject(object: JsonObject, kind: Kind): JsonObject {
  if (kind === 'Schema') return upgradeSchema(object);
  // Beside the `$ref` of a path item other members count already in 3.0.
  return typeof object['$ref'] === 'string' && kind !== 'PathItem' ? referenceOnly(object) : object;
}

/** In OpenAPI 3.0 nothing beside a `$ref` counts; texts do no harm, and 3.1 has them. */
function referenceOnly(object: JsonObject): JsonObject {
  const { $ref, summary, description } = object;
  if (Object.keys(object).length === 1) return object;
  return {
    $ref,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
  };
}
