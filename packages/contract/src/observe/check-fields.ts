import type { Content, Json, JsonObject, Node } from '@web-data/openapi';
import { properties, typesOf } from '../generate/facets.ts';
import { pairsOf } from '../http/read-parameter.ts';
import { leniently, readingsOf } from '../http/readings.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { FormFault } from './form-fault.ts';
import { checkNames, styledFields, untoldOf } from './styled-fields.ts';

/** The first thing that is wrong with a form of fields (`application/x-www-form-urlencoded`), each read by its schema. */
export function checkFields(
  { schemas }: ContractDocument,
  content: Content,
  text: string,
): FormFault | undefined {
  const { schema } = content;
  const fields = schema && readFields(schemas, content, text);
  if (schema === undefined || fields === undefined) return undefined;
  const { value, untold } = fields;
  if (untold.size > 0) {
    const known = properties(schema);
    const isThere = (name: string): boolean => Object.hasOwn(value, name) || untold.has(name);
    return checkNames(
      content,
      isThere,
      Object.keys(value).find((name) => !known.has(name)),
    );
  }
  const first = schemas.faults(schema, value)[0];
  if (first === undefined) return undefined;
  return {
    message: first.message,
    keyword: first.keyword,
    at: first.missing === undefined ? first.at : `${first.at}/${first.missing}`,
    pointer: first.pointer,
  };
}

/** Whether a form of fields holds what OpenAPI does not say how to read, so that nobody can call it right. */
export function areUntold({ schemas }: ContractDocument, content: Content, text: string): boolean {
  return readFields(schemas, content, text)?.untold.size !== 0;
}

/** The value of a form, without the fields of which OpenAPI does not say what they mean; `undefined` where none can be told. */
function readFields(
  schemas: ContractDocument['schemas'],
  content: Content,
  text: string,
): { value: JsonObject; untold: ReadonlySet<string> } | undefined {
  const known = content.schema ? properties(content.schema) : new Map<string, Node>();
  const value: Record<string, Json> = {};
  const sent = new URLSearchParams(text);
  const { told, owns, mayOwn } = styledFields(schemas, content, pairsOf(text.replaceAll('+', '%20'), '&'));
  for (const name of new Set(sent.keys())) {
    const property = known.get(name);
    if (told.has(name) || (property === undefined && owns(name))) continue;
    // Names with brackets and members that are objects are written in many ways: no description says which.
    if (name.includes('[') || (property && typesOf(property).includes('object'))) return undefined;
    if (property === undefined && mayOwn(name)) continue;
    value[name] = property ? read(schemas, property, sent.getAll(name)) : (sent.get(name) ?? '');
  }
  for (const [name, one] of told) if (typeof one === 'object') value[name] = one.value;
  return { value, untold: untoldOf(told) };
}

/** The reading that the schema of a field takes; else what the text looks like. */
function read(schemas: ContractDocument['schemas'], schema: Node, texts: readonly string[]): Json {
  const isList = typesOf(schema).includes('array');
  const readings = readingsOf({ schema, content: undefined }, isList ? texts : (texts[0] ?? ''), leniently);
  return readings.find((reading) => schemas.accepts(schema, reading)) ?? readings[0] ?? '';
}
