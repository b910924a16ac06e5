import type { Kind } from '../grammar/objects.ts';
import { rewrite } from '../grammar/rewrite.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { upgradeSchema } from './schema.ts';

/**
 * Converts OpenAPI 3.0 to 3.1. Pointers stay unchanged, except those inside a schema whose `nullable` becomes `anyOf`.
 */
export function fromOpenApi30(document: JsonObject): JsonObject {
  const { 'x-webhooks': webhooks, ...upgraded } = rewrite(document, 'OpenAPI', upgradeObject) as JsonObject;
  // The extension for webhooks before OpenAPI had them.
  const named = isObject(webhooks) ? (rewrite(webhooks, 'Callback', upgradeObject) as JsonObject) : undefined;
  return { ...upgraded, ...(named && { webhooks: named }), openapi: '3.1.0' };
}

/** Converts one object of OpenAPI 3.0 to its form in 3.1. */
function upgradeObject(object: JsonObject, kind: Kind): JsonObject {
  if (kind === 'Schema') return upgradeSchema(object);
  if (kind === 'RequestBody' && isObject(object['content']))
    return { ...object, content: withoutStyles(object['content']) };
  // Beside the `$ref` of a path item other members count in 3.0, too.
  return typeof object['$ref'] === 'string' && kind !== 'PathItem' ? referenceOnly(object) : object;
}

/**
 * The members of an Encoding Object that apply only to `application/x-www-form-urlencoded` (OpenAPI 3.0, section
 * 4.7.15.1).
 */
const OF_URLENCODED = new Set(['style', 'explode', 'allowReserved']);

/** Removes the styles of fields that 3.0 ignores, because 3.1 applies them to every form. */
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

/** In OpenAPI 3.0 no member beside a `$ref` counts; summary and description do no harm, and 3.1 has them. */
function referenceOnly(object: JsonObject): JsonObject {
  const { $ref, summary, description } = object;
  if (Object.keys(object).length === 1) return object;
  return {
    $ref,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
  };
}
