import { dereference, isJsonType } from '@web-data/openapi';
import type { OpenApiDocument, ParameterObject, Schema, SchemaObject } from '@web-data/openapi';
import { planParameters } from './parameters.ts';
import type { ParameterPlan } from './parameters.ts';
import { getItemTypes, getMembers, getTypes, pickScalars } from './types-of.ts';

/** How to read one field of a form. */
export interface FieldPlan {
  types: string[];
  style: 'single' | 'repeated' | 'json' | 'jsons' | 'file' | 'files';
  /** Whether a part with a file name is a file. */
  open?: true;
  mediaTypes?: string[];
  minBytes?: number;
  maxBytes?: number;
  maxItems?: number;
  encoding?: string;
  read?: ParameterPlan['read'];
  /** The names of its members, where each is a field of its own. */
  members?: string[];
  headers?: PartHeaders;
}

/** The headers of a part; `check` is the name of their check, once it exists. */
export interface PartHeaders {
  plans: ParameterPlan[];
  schema: SchemaObject;
  check: string;
}

/** The Encoding Object of one field (OpenAPI 3.1, section 4.8.15). */
export interface Encoding {
  contentType?: string;
  headers?: Record<string, object>;
  style?: string;
  explode?: boolean;
}

interface Described {
  name: string;
  schema: Schema;
  encoding: Encoding;
  isFile: boolean;
}

/** The encodings of a media type, by field. */
export function getEncodings(document: OpenApiDocument, object: object): Record<string, Encoding> {
  const { encoding = {} } = object as { encoding?: Record<string, { $ref?: string }> };
  return Object.fromEntries(
    Object.entries(encoding).map(([name, one]) => [
      name,
      (one.$ref ? dereference(document, one as never) : one) as Encoding,
    ]),
  );
}

/** Plans how the parts or strings of a field become its value. */
export function planField(
  document: OpenApiDocument,
  { name, schema, encoding, isFile: file }: Described,
  isMultipart: boolean,
): FieldPlan {
  const { style, explode } = encoding;
  // An explicit style overrides the media type.
  if (!file && (style !== undefined || explode !== undefined))
    return styled(document, { in: 'query', name, schema, style: 'form', ...encoding } as ParameterObject);
  const parts = isMultipart ? partsOf(document, { name, schema, encoding, isFile: file }) : {};
  const types = getTypes(document, schema);
  const list = types.has('array');
  const own = list ? getItemTypes(document, schema) : types;
  if (file) return { types: [], style: list ? 'files' : 'file', ...sizesOf(document, schema), ...parts };
  const isText = !encoding.contentType || !isJsonType(encoding.contentType);
  // A part with members is JSON (OpenAPI 3.1, section 4.8.15), and a field has no other form for them.
  if (!list && (own.has('object') || !isText)) return { types: [], style: 'json', ...parts };
  if (list && isMultipart && (own.has('object') || !isText)) return { types: [], style: 'jsons', ...parts };
  if (list && !isText) return { types: [], style: 'json', ...parts };
  const open = isMultipart && own.size === 0;
  return { types: pickScalars(own), style: list ? 'repeated' : 'single', ...(open && { open }), ...parts };
}

function styled(document: OpenApiDocument, parameter: ParameterObject): FieldPlan {
  const [plan] = planParameters(document, [parameter]).plans;
  const { schema = true, style, explode = style === 'form' } = parameter;
  const isSpread = style === 'form' && explode && getTypes(document, schema).has('object');
  return {
    types: plan?.types ?? [],
    style: 'single',
    ...(isSpread && { members: Object.keys(getMembers(document, schema)) }),
    ...(plan?.read && { read: plan.read }),
  };
}

/** The requirements for the headers of the parts. */
function partsOf(document: OpenApiDocument, { schema, encoding }: Described): Partial<FieldPlan> {
  const { contentType, headers } = encoding;
  const contentEncoding = itemOf(document, schema)['contentEncoding'];
  const described = Object.entries(headers ?? {}).filter(([name]) => name.toLowerCase() !== 'content-type');
  return {
    ...(contentType !== undefined && { mediaTypes: contentType.split(',').map(parseMediaType) }),
    ...(typeof contentEncoding === 'string' && { encoding: contentEncoding.toLowerCase() }),
    ...(described.length > 0 && { headers: headersOf(document, described) }),
  };
}

function parseMediaType(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase();
}

function headersOf(document: OpenApiDocument, described: [string, object][]): PartHeaders {
  const parameters = described.map(([name, input]) => ({
    ...dereference<object>(document, input as never),
    name,
    in: 'header',
  })) as ParameterObject[];
  const { plans, schema } = planParameters(document, parameters);
  return { plans, schema, check: '' };
}

/** `maxLength` of unencoded content counts bytes (OpenAPI 3.1, section 4.8.14.4). */
function sizesOf(document: OpenApiDocument, input: Schema): Partial<FieldPlan> {
  const { maxItems } = (typeof input === 'boolean' ? {} : dereference<SchemaObject>(document, input)) as {
    maxItems?: number;
  };
  const { minLength, maxLength } = itemOf(document, input) as { minLength?: number; maxLength?: number };
  return {
    ...(minLength !== undefined && { minBytes: minLength }),
    ...(maxLength !== undefined && { maxBytes: maxLength }),
    ...(maxItems !== undefined && { maxItems }),
  };
}

/** The schema of a value, or of the items of a list of them. */
function itemOf(document: OpenApiDocument, input: Schema): SchemaObject {
  if (typeof input === 'boolean') return {};
  const schema = dereference<SchemaObject>(document, input);
  return schema.items === undefined ? schema : itemOf(document, schema.items);
}

/**
 * Whether a field is a file, or a list of files: raw bytes (`contentMediaType` without an encoding, which replaces
 * `format: binary` of OpenAPI 3.0), or a schema without a type whose parts are neither text nor JSON.
 */
export function isFile(document: OpenApiDocument, input: Schema, { contentType }: Encoding = {}): boolean {
  const schema = itemOf(document, input);
  if (schema['contentMediaType'] !== undefined) return schema['contentEncoding'] === undefined;
  if (contentType === undefined || getTypes(document, schema).size > 0) return false;
  return contentType.split(',').every((type) => !isJsonType(type) && !/^\s*text\//i.test(type));
}
