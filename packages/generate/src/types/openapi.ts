import { holdingOf, walk, type Json, type OpenApiDocument, type SchemaObject } from '@web-data/openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { schemaTypeNames } from '../naming/type-names.ts';
import { hoistSchemas } from './hoist.ts';
import { transformBytes } from './bytes.ts';
import { otherStringDeclaration, transformOtherString } from './other-string.ts';

/**
 * `paths`, `components` and `operations` as TypeScript types, and each component schema as a named one. The one module
 * that knows openapi-typescript. A request member with a default stays optional (`defaultNonNullable: false`).
 */
export async function generateOpenApi(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(withoutReferringData(document) as never, {
    alphabetize: true,
    defaultNonNullable: false,
    // `type: object` without members is any object, not an empty one.
    emptyObjectsUnknown: true,
    silent: true,
    transform: (schema) =>
      transformOtherString(schema as SchemaObject) ?? transformBytes(schema as SchemaObject),
  });
  const types = schemaTypeNames(document);
  const named = hoistSchemas(nodes, types, commentsOf(document, types));
  return ['', otherStringDeclaration, astToString(named)].join('\n');
}

/** Where data may stand in an object of a description. */
const DATA = ['example', 'examples', 'default', 'value', 'const', 'enum'];

/** A copy without data that has a member `$ref`: it is no reference, and openapi-typescript would follow it. */
function withoutReferringData(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document);
  for (const { kind, value } of walk(copy as unknown as Json)) {
    for (const name of DATA) {
      // The response `default` and a map of examples hold objects of the description.
      if (holdingOf(kind, name) === undefined && refers(value[name]))
        delete (value as Record<string, Json>)[name];
    }
  }
  return copy;
}

function refers(data: Json | undefined): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return '$ref' in data || Object.values(data).some(refers);
}

/** The text of the comment above each type, without its delimiters. */
function commentsOf({ components }: OpenApiDocument, types: Map<string, string>): Map<string, string> {
  const comments = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]): [string, string][] => {
    const text = typeof schema === 'object' ? schema.description?.trim().replaceAll('*/', '*\\/') : undefined;
    if (!text) return [];
    const lines = text.split('\n');
    const shown =
      lines.length === 1 ? `* ${text} ` : `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n `;
    return [[types.get(name)!, shown]];
  });
  return new Map(comments);
}
