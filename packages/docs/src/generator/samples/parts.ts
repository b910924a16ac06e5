import { isJsonType } from '@web-data/openapi';
import type { OpenApiDocument, Schema, SchemaObject } from '../description/document.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import { toText } from '../../browser/form/parameter-pairs.ts';

/** The media type of a form of parts. */
export const multipart = 'multipart/form-data';

/** One part of a form as a program sends it: a file by its name, or a text, with its media type where it has one. */
export interface SamplePart {
  name: string;
  kind: 'file' | 'json' | 'text';
  /** Name of the file, value of JSON, or text. */
  value: unknown;
  type?: string;
}

type Encodings = Record<string, { contentType?: string } | undefined>;

/** The parts of a body (OpenAPI 3.1, 4.8.15): one a member, one for each item of a list of files or of plain values. */
export function createSampleParts(
  document: OpenApiDocument,
  media: { schema?: Schema; encoding?: unknown },
  body: unknown,
): SamplePart[] {
  const { properties = {} } = mergeSchema(document, media.schema ?? true);
  const encodings = (media.encoding ?? {}) as Encodings;
  return Object.entries(body ?? {}).flatMap(([name, value]) => {
    const schema = mergeSchema(document, properties[name] ?? true);
    const item = schema.items === undefined ? schema : mergeSchema(document, schema.items);
    const values = Array.isArray(value) && !isContainer(value[0]) ? (value as unknown[]) : [value];
    return values.map((one) => partOf(name, one, item, encodings[name]?.contentType));
  });
}

function partOf(name: string, value: unknown, schema: SchemaObject, encoded: string | undefined): SamplePart {
  const type = encoded?.split(',')[0]?.trim();
  const contents = schema as { contentMediaType?: string; contentEncoding?: string };
  const isFile = contents.contentMediaType !== undefined && contents.contentEncoding === undefined;
  const isUntyped =
    schema.type === undefined && type !== undefined && !isJsonType(type) && !type.startsWith('text/');
  if (isFile || isUntyped) {
    const own = concrete(type) ?? concrete(contents.contentMediaType);
    return { name, kind: 'file', value: fileName(name, value, own), ...(own && { type: own }) };
  }
  if (isContainer(value) || (type !== undefined && isJsonType(type)))
    return { name, kind: 'json', value, type: type ?? 'application/json' };
  return { name, kind: 'text', value: toText(value) };
}

/** A media type that is specific enough for a file. */
function concrete(type: string | undefined): string | undefined {
  return type === undefined || type.includes('*') || type === 'application/octet-stream' ? undefined : type;
}

/** An example that looks like the name of a file is one. */
function fileName(name: string, value: unknown, type: string | undefined): string {
  if (typeof value === 'string' && /^[\w -]{1,60}\.\w{1,8}$/.test(value)) return value;
  const subtype = /^[\w-]+\/([a-z\d]{1,5})$/.exec(type ?? '')?.[1] ?? 'bin';
  return `${name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'file'}.${subtype === 'plain' ? 'txt' : subtype}`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
