import {
  asArray,
  asObject,
  asString,
  isObject,
  pickStrings,
  type Json,
  type JsonObject,
} from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import { splitReference } from '../../references/target.ts';
import { pickExtensions, moveReference, pick } from './names.ts';
import { convertSchema } from './schema.ts';

const SCHEMA_KEYWORDS =
  'type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf x-nullable';

/** `style` and `explode` of each `collectionFormat`; `tsv` has no counterpart, spaces are the closest. */
const STYLES: Readonly<Record<string, JsonObject>> = {
  csv: { explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  tsv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
};

/** The parameters of an operation or path that stay parameters. References to bodies and form fields are left out. */
export function convertParameters(document: JsonObject, list: Json | undefined): JsonObject[] {
  return asArray(list).flatMap((item): JsonObject[] => {
    const parameter = resolved(document, item);
    if (isBodyPart(parameter)) return [];
    const { $ref } = asObject(item);
    return [typeof $ref === 'string' ? { $ref: moveReference($ref) } : convertParameter(parameter)];
  });
}

/** A parameter in path, query or header. */
export function convertParameter(parameter: JsonObject): JsonObject {
  const { type, collectionFormat } = parameter;
  return {
    ...pick(parameter, 'name', 'in', 'description', 'required', 'allowEmptyValue'),
    ...(type === 'array' && styleOf(asString(collectionFormat), parameter['in'])),
    schema: fieldSchema(parameter),
    ...pickExtensions(parameter),
  };
}

function styleOf(format = 'csv', location: Json | undefined): JsonObject {
  return location === 'query' || location === 'formData' ? (STYLES[format] ?? {}) : {};
}

/** The keywords of a parameter or header that belong in a schema in OpenAPI 3. */
export function fieldSchema(parameter: JsonObject): Json {
  return convertSchema(pick(parameter, ...SCHEMA_KEYWORDS.split(' ')));
}

/** The request body that replaces `body` and `formData` parameters; `undefined` without any. */
export function convertRequestBody(
  document: JsonObject,
  lists: readonly (Json | undefined)[],
  consumes: readonly string[],
): JsonObject | undefined {
  const parts = lists
    .flatMap(asArray)
    .map((item) => resolved(document, item))
    .filter(isBodyPart);
  const body = parts.findLast((part) => part['in'] === 'body');
  if (body !== undefined) return bodyOf(body, consumes);
  return parts.length === 0 ? undefined : formOf(parts, consumes);
}

function bodyOf(body: JsonObject, consumes: readonly string[]): JsonObject {
  const media = { schema: convertSchema(body['schema'] ?? true) };
  const types = consumes.length > 0 ? consumes : ['application/json'];
  return {
    ...pick(body, 'description', 'required'),
    content: Object.fromEntries(types.map((type) => [type, media])),
    ...pickExtensions(body),
  };
}

function formOf(fields: readonly JsonObject[], consumes: readonly string[]): JsonObject {
  const required = fields.filter((field) => field['required'] === true).map(nameParameter);
  const isMultipart = fields.some(({ type }) => type === 'file');
  const forms = consumes.filter((type) => /multipart|urlencoded/iu.test(type));
  const plain = isMultipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const types = isMultipart || forms.length === 0 ? [plain] : forms;
  const media = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [nameParameter(field), describedSchema(field)])),
      ...(required.length > 0 && { required }),
    },
    ...encodingOf(fields),
  };
  return {
    ...(required.length > 0 && { required: true }),
    content: Object.fromEntries(types.map((type) => [type, media])),
  };
}

function encodingOf(fields: readonly JsonObject[]): JsonObject {
  const lists = fields.filter(({ type }) => type === 'array');
  if (lists.length === 0) return {};
  const styles = lists.map((field) => [
    nameParameter(field),
    styleOf(asString(field['collectionFormat']), 'formData'),
  ]);
  return { encoding: Object.fromEntries(styles) as JsonObject };
}

function describedSchema(field: JsonObject): Json {
  return { ...asObject(fieldSchema(field)), ...pick(field, 'description') };
}

function nameParameter(field: JsonObject): string {
  return asString(field['name']) ?? '';
}

function isBodyPart(parameter: JsonObject): boolean {
  return parameter['in'] === 'body' || parameter['in'] === 'formData';
}

function resolved(document: JsonObject, item: Json): JsonObject {
  const reference = asString(asObject(item)['$ref']);
  if (!reference?.startsWith('#/')) return asObject(item);
  const target = valueAt(document, splitReference(reference).fragment);
  return isObject(target) ? target : asObject(item);
}

/** The media types that an operation names, or else those of the description. */
export function mediaTypes(own: Json | undefined, all: Json | undefined): readonly string[] {
  return pickStrings(Array.isArray(own) ? own : all);
}
