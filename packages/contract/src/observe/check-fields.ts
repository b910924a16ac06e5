import { type Content, isObject, type Json, type Node } from '@web-data/openapi';
import { properties, typesOf } from '../generate/facets.ts';
import { leniently, readingsOf } from '../http/readings.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { FormFault } from './check-form.ts';

/** The first thing that is wrong with a form of fields (`application/x-www-form-urlencoded`), each read by its schema. */
export function checkFields(
  { schemas }: ContractDocument,
  { schema }: Content,
  text: string,
): FormFault | undefined {
  if (schema === undefined) return undefined;
  const known = properties(schema);
  const value: Record<string, Json> = {};
  const sent = new URLSearchParams(text);
  for (const name of new Set(sent.keys())) {
    const property = known.get(name);
    // Names with brackets and members that are objects are written in many ways: no description says which.
    if (name.includes('[') || (property && typesOf(property).includes('object'))) return undefined;
    value[name] = property ? read(schemas, property, sent.getAll(name)) : (sent.get(name) ?? '');
  }
  const first = schemas.faults(schema, value)[0];
  if (first === undefined || !isObject(value)) return undefined;
  return {
    message: first.message,
    keyword: first.keyword,
    at: first.missing === undefined ? first.at : `${first.at}/${first.missing}`,
    pointer: first.pointer,
  };
}

/** The reading that the schema of a field takes; else what the text looks like. */
function read(schemas: ContractDocument['schemas'], schema: Node, texts: readonly string[]): Json {
  const isList = typesOf(schema).includes('array');
  const readings = readingsOf({ schema, content: undefined }, isList ? texts : (texts[0] ?? ''), leniently);
  return readings.find((reading) => schemas.accepts(schema, reading)) ?? readings[0] ?? '';
}
