import { dereference } from '@web-data/openapi';
import type { Content, OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';
import { isJson } from './media-types.ts';
import { itemTypesOf, membersOf, scalarsOf, typesOf } from './types-of.ts';

/** How a body of one media type is read and checked. */
export interface BodyPlan {
  type: string;
  /** What is checked; undefined for a body that is handed on as bytes. */
  schema: Schema | undefined;
  form?: { helper: 'urlencoded' | 'multipart'; fields: Record<string, FieldPlan>; files: string[] };
}

export interface FieldPlan {
  types: string[];
  style: 'single' | 'repeated' | 'json';
}

/** What becomes of a body by its media type: JSON and forms are read and checked, of the rest nothing is known. */
export function planBody(document: OpenApiDocument, { type, object }: Content): BodyPlan {
  const { schema = true } = object;
  const essence = type.split(';')[0]!.trim().toLowerCase();
  if (isJson(essence)) return { type: essence, schema };
  const helper = forms[essence];
  if (!helper) return { type: essence, schema: undefined };
  const members = membersOf(document, schema);
  const encoding = (object['encoding' as never] ?? {}) as Record<string, { contentType?: string }>;
  const files = Object.keys(members).filter((name) => isFile(document, members[name]!));
  const fields = Object.entries(members).map(([name, member]): [string, FieldPlan] => [
    name,
    planField(document, member, helper === 'multipart', encoding[name]?.contentType),
  ]);
  return {
    type: essence,
    schema: files.length > 0 ? withoutFiles(document, schema, new Set(files)) : schema,
    form: { helper, fields: Object.fromEntries(fields), files },
  };
}

const forms: Record<string, 'urlencoded' | 'multipart'> = {
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

function planField(
  document: OpenApiDocument,
  schema: Schema,
  isMultipart: boolean,
  contentType: string | undefined,
): FieldPlan {
  const types = typesOf(document, schema);
  const list = types.has('array');
  const own = list ? itemTypesOf(document, schema) : types;
  // What has members is JSON in a part (OpenAPI 3.1, 4.8.15), and in a field there is no other way to say it.
  if ((contentType && isJson(contentType)) || (!list && own.has('object')))
    return { types: [], style: 'json' };
  if (list && isMultipart && own.has('object')) return { types: [], style: 'json' };
  return { types: scalarsOf(own), style: list ? 'repeated' : 'single' };
}

/** Bytes: `contentMediaType` without an encoding, which `format: binary` of OpenAPI 3.0 is read as; a list of them too. */
function isFile(document: OpenApiDocument, given: Schema): boolean {
  if (typeof given === 'boolean') return false;
  const schema = dereference<SchemaObject>(document, given);
  if (schema.items !== undefined) return isFile(document, schema.items);
  return schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined;
}

/** The schema without what it says of its files, which are no text; whether one must be there stays. */
function withoutFiles(document: OpenApiDocument, given: Schema, files: ReadonlySet<string>): Schema {
  if (typeof given === 'boolean') return given;
  const schema = dereference<SchemaObject>(document, given);
  const parts = ['allOf', 'anyOf', 'oneOf'].filter((keyword) => Array.isArray(schema[keyword]));
  const properties = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    files.has(name) ? true : member,
  ]);
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) as Record<string, Schema> }),
    ...Object.fromEntries(
      parts.map((keyword) => [
        keyword,
        (schema[keyword] as Schema[]).map((part) => withoutFiles(document, part, files)),
      ]),
    ),
  };
}
