import ts from 'typescript';
import {
  getHolding,
  isObject,
  walk,
  type Description,
  type Json,
  type OpenApiDocument,
  type SchemaObject,
} from '@web-data/openapi';
import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import { schemaTypeNames } from '../naming/type-names.ts';
import { commentBody } from '../source.ts';
import { transformInt64 } from './int64.ts';
import { rewriteAdditions } from './additions.ts';
import { hoistSchemas } from './hoist.ts';
import { maskNames } from './mask-names.ts';

/**
 * Writes `paths`, `components` and `operations` as TypeScript types, and each component schema as a named one. Only
 * this module uses openapi-typescript. A request member with a default stays optional (`defaultNonNullable: false`).
 */
export function generateOpenApi(description: Description): string {
  const { value: document } = description;
  const copy = structuredClone(document);
  const { restore } = rewriteAdditions(copy as unknown as Record<string, Json>, description);
  const { document: masked, unmask } = maskNames(readable(copy));
  const source = masked as OpenAPI3;
  const types = schemaTypeNames(document);
  const named = hoistSchemas(
    restore(unmask(transformSchema(source, contextOf(source)))),
    types,
    commentsOf(document, types),
  );
  return ['', otherStringDeclaration, astToString(named)].join('\n');
}

/**
 * The context of openapi-typescript. Its usual entry point bundles and lints the document first, which is not needed
 * and fails on schemas named like an inherited member (`hasOwnProperty`).
 */
function contextOf(source: OpenAPI3): GlobalContext {
  const silent = { silent: true };
  const context: Omit<GlobalContext, 'redoc'> = {
    additionalProperties: false,
    alphabetize: true,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: scanDiscriminators(source, silent),
    // `type: object` without members is any object, not an empty one.
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    resolve: ($ref) => resolveRef(source, $ref, silent),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema) =>
      transformOtherString(schema as SchemaObject) ??
      transformBytes(schema as SchemaObject) ??
      transformInt64(schema as SchemaObject),
    transformProperty: undefined,
  };
  return context as GlobalContext;
}

/** Members of a description that may hold data. */
const DATA = ['example', 'examples', 'default', 'value', 'const', 'enum'];

/** Removes the parts of a copy of the document that openapi-typescript cannot read. */
function readable(copy: OpenApiDocument): OpenApiDocument {
  for (const { kind, value } of walk(copy as unknown as Json)) {
    // The copy may be changed.
    const own = value as Record<string, Json>;
    for (const name of DATA) {
      // Data with a member `$ref` is not a reference, but would be followed. The response `default` and a map of
      // examples hold objects of the description.
      if (getHolding(kind, name) === undefined && refers(own[name])) delete own[name];
    }
    if (kind === 'Schema') makeReadable(own);
    // openapi-typescript reads every member as a response.
    if (kind === 'Responses')
      for (const name of Object.keys(own)) if (name.startsWith('x-')) delete own[name];
  }
  return copy;
}

function makeReadable(schema: Record<string, Json>): void {
  const { allOf, $defs } = schema;
  if (Array.isArray(allOf)) schema['allOf'] = allOf.map(asObjectSchema);
  if (isObject($defs))
    schema['$defs'] = Object.fromEntries(
      Object.entries($defs).map(([name, one]) => [name, asObjectSchema(one!)]),
    );
  // Strings declared as objects match no value; the strings are what the API sends.
  if (schema['type'] === 'object' && Array.isArray(schema['enum']) && !schema['enum'].some(isObject))
    delete schema['type'];
}

/** Converts a schema that is `true` or `false` to an object. */
function asObjectSchema(schema: Json): Json {
  return schema === true ? {} : schema === false ? { not: {} } : schema;
}

function refers(data: Json | undefined): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return '$ref' in data || Object.values(data).some(refers);
}

/** The text of the comment above each type, without its delimiters. */
function commentsOf({ components }: OpenApiDocument, types: Map<string, string>): Map<string, string> {
  const comments = Object.entries(components?.schemas ?? {}).flatMap(([name, schema]): [string, string][] => {
    const text = typeof schema === 'object' ? schema.description?.trim() : undefined;
    return text ? [[types.get(name)!, commentBody(text)]] : [];
  });
  return new Map(comments);
}

/**
 * `Blob` for bytes as they are: a string with a `contentMediaType` and no `contentEncoding` (OpenAPI 3.1, 4.8.14.2), as
 * files in forms are; nothing for any other schema.
 */
function transformBytes(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema['contentMediaType'] === undefined || schema['contentEncoding'] !== undefined) return undefined;
  return schema.type === 'string' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/**
 * Declares `OtherString`. An enum, because nothing else is assignable to `string`
 * and yet not comparable with a literal: intersections with `string` stay in every narrowed union.
 */
const otherStringDeclaration = `/**
 * A string that is none of the listed ones: the discriminator of the open end of a union. It reads as any other
 * string, and leaves the union when the discriminator is compared with a listed one. To write one, say so:
 * \`"some.new.kind" as OtherString\`. It exists as a type only.
 */
export declare enum OtherString {
    other = "a string that is not listed"
}
`;

/**
 * Returns `OtherString` for the schema `{ type: string, not: { enum: [a, b] } }`; undefined for any other schema.
 * TypeScript cannot express "a string except these".
 */
function transformOtherString({ type, not }: SchemaObject): ts.TypeNode | undefined {
  const listed = (not as { enum?: unknown[] } | undefined)?.enum;
  if (type !== 'string' || !listed) return undefined;
  return ts.factory.createTypeReferenceNode('OtherString');
}
