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
  if (kind === 'RequestBody' && isObject(object['content']))
    return { ...object, content: withoutStyles(object['content']) };
  // Beside the `$ref` of a path item other members count already in 3.0.
  return typeof object['$ref'] === 'string' && kind !== 'PathItem' ? referenceOnly(object) : object;
}

/** The members of an Encoding Object that are of `application/x-www-form-urlencoded` alone (OpenAPI 3.0, 4.7.15.1). */
const OF_URLENCODED = new Set(['style', 'explode', 'allowReserved']);

/** Media types without the styles of fields that 3.0 ignores: 3.1 reads them in every form. */
function withoutStyles(content: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const encoding = isObject(media) ? media['encoding'] : undefined;
      if (!isObject(media) || !isObject(encoding) || /^application\/x-www-form-urlencoded\b/i.test(type))
        return [type, media];
      const encodings = Object.entries(encoding).map(([name, own]) => [
        name,
        isObject(own) ? withoutStyle(own) : own,
      ]);
      return [type, { ...media, encoding: Object.fromEntries(encodings) as JsonObject }];
    }),
  );
}

function withoutStyle(encoding: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(encoding).filter(([name]) => !OF_URLENCODED.has(name)));
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
