import { dereference, isJsonType } from '@web-data/openapi';
import type { Content, OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';
import { getEncodings, isFile, planField } from './fields.ts';
import type { FieldPlan } from './fields.ts';
import { getMembers } from './types-of.ts';

/** How to read and check a body of one media type. */
export interface BodyPlan {
  type: string;
  /** The schema to check; undefined for a body that is passed on as bytes. */
  schema: Schema | undefined;
  form?: { helper: 'urlencoded' | 'multipart'; fields: Record<string, FieldPlan>; files: string[] };
}

/** Plans a body by its media type: JSON and forms are read and checked, anything else is passed on as bytes. */
export function planBody(document: OpenApiDocument, { type, object }: Content): BodyPlan {
  const { schema = true } = object;
  const mediaType = type.split(';')[0]!.trim().toLowerCase();
  if (isJsonType(mediaType)) return { type: mediaType, schema };
  const helper = Object.hasOwn(forms, mediaType) ? forms[mediaType] : undefined;
  if (!helper) return { type: mediaType, schema: undefined };
  const members = getMembers(document, schema);
  const encodings = getEncodings(document, object);
  const files = Object.keys(members).filter((name) => isFile(document, members[name]!, encodings[name]));
  const fields = Object.entries(members).map(([name, member]): [string, FieldPlan] => {
    const field = { name, schema: member, encoding: encodings[name] ?? {}, isFile: files.includes(name) };
    return [name, planField(document, field, helper === 'multipart')];
  });
  return {
    type: mediaType,
    schema: files.length > 0 ? withoutFiles(document, schema, new Set(files)) : schema,
    form: { helper, fields: Object.fromEntries(fields), files },
  };
}

const forms: Record<string, 'urlencoded' | 'multipart'> = {
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/** Keeps the number of files in a list, and drops all other keywords of files. */
function withoutContents(document: OpenApiDocument, input: Schema): Schema {
  const schema = typeof input === 'boolean' ? {} : dereference<SchemaObject>(document, input);
  if (schema.items === undefined) return true;
  const { minItems, maxItems } = schema as { minItems?: number; maxItems?: number };
  return {
    type: 'array',
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  } as Schema;
}

/** Drops the keywords of files, which are not text, from a schema; whether a file is required stays. */
function withoutFiles(document: OpenApiDocument, input: Schema, files: ReadonlySet<string>): Schema {
  if (typeof input === 'boolean') return input;
  const schema = dereference<SchemaObject>(document, input);
  const parts = ['allOf', 'anyOf', 'oneOf'].filter((keyword) => Array.isArray(schema[keyword]));
  const properties = Object.entries(schema.properties ?? {}).map(([name, member]) => [
    name,
    files.has(name) ? withoutContents(document, member) : member,
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
