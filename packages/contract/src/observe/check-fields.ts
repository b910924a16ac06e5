import { getJsonType, getProperties, getTypes } from '@web-data/openapi';
import type { Content, Json, JsonObject, Node } from '@web-data/openapi';
import { parsePairs } from '../http/read-parameter.ts';
import { leniently, listReadings } from '../http/readings.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { FormViolation } from './form-violation.ts';
import { checkNames, parseStyledFields, listUndefinedFields } from './styled-fields.ts';

/**
 * Returns the first violation of a URL-encoded form (`application/x-www-form-urlencoded`), each field read by its
 * schema.
 */
export function checkFields(
  { schemas }: ContractDocument,
  content: Content,
  text: string,
): FormViolation | undefined {
  const { schema } = content;
  const fields = schema && readFields(schemas, content, text);
  if (schema === undefined || fields === undefined) return undefined;
  const { value, undefinedFields } = fields;
  if (undefinedFields.size > 0) {
    const known = getProperties(schema);
    const isThere = (name: string): boolean => Object.hasOwn(value, name) || undefinedFields.has(name);
    return checkNames(
      content,
      isThere,
      Object.keys(value).find((name) => !known.has(name)),
    );
  }
  const first = schemas.violations(schema, value)[0];
  if (first === undefined) return undefined;
  return {
    message: first.message,
    keyword: first.keyword,
    at: first.missing === undefined ? first.at : `${first.at}/${first.missing}`,
    pointer: first.pointer,
  };
}

/** Whether a URL-encoded form has fields whose reading OpenAPI does not define, so that it cannot be judged. */
export function hasUndefinedFields({ schemas }: ContractDocument, content: Content, text: string): boolean {
  return readFields(schemas, content, text)?.undefinedFields.size !== 0;
}

/**
 * The value of a form without the fields whose meaning OpenAPI does not define; `undefined` where nothing can be read.
 */
function readFields(
  schemas: ContractDocument['schemas'],
  content: Content,
  text: string,
): { value: JsonObject; undefinedFields: ReadonlySet<string> } | undefined {
  const known = content.schema ? getProperties(content.schema) : new Map<string, Node>();
  const value: Record<string, Json> = {};
  const sent = new URLSearchParams(text);
  const { values, owns, mayOwn } = parseStyledFields(
    schemas,
    content,
    parsePairs(text.replaceAll('+', '%20'), '&'),
  );
  for (const name of new Set(sent.keys())) {
    const property = known.get(name);
    if (values.has(name) || (property === undefined && owns(name))) continue;
    // Names with brackets and members that are objects have several notations, and no description says which one
    // applies.
    if (name.includes('[') || (property && getTypes(property).includes('object'))) return undefined;
    if (property === undefined && mayOwn(name)) continue;
    value[name] = property ? read(schemas, property, sent.getAll(name)) : (sent.get(name) ?? '');
  }
  for (const [name, one] of values) if (typeof one === 'object') value[name] = one.value;
  return { value, undefinedFields: listUndefinedFields(values) };
}

/** The reading that meets the schema of a field, otherwise one of its type, which gives the clearest violation. */
function read(schemas: ContractDocument['schemas'], schema: Node, strings: readonly string[]): Json {
  const isList = getTypes(schema).includes('array');
  const readings = listReadings(
    { schema, content: undefined },
    isList ? strings : (strings[0] ?? ''),
    leniently,
  );
  const types = getTypes(schema);
  const isOfType = (reading: Json): boolean => {
    const type = getJsonType(reading);
    return types.includes(type) || (type === 'integer' && types.includes('number'));
  };
  return (
    readings.find((reading) => schemas.accepts(schema, reading)) ??
    readings.find(isOfType) ??
    readings[0] ??
    ''
  );
}
