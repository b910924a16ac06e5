import { splitPointer, type Json, type Node } from '@web-data/openapi';
import { randomUUID } from 'node:crypto';
import { memberSchema, getTypes } from '../generate/facets.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { chosenName } from '../verify/chosen-name.ts';

/**
 * The id of the `count`th that is made, as the schema of the answer that tells it has it: a number, a UUID, or another
 * text where a UUID is none of its values.
 * @param answer the schema of the answer
 * @param member where the id stands in it, as a JSON Pointer
 * @param shown the id of the answer as the document shows it
 */
export function createId(
  responseSchema: Node | undefined,
  member: string,
  example: Json | undefined,
  count: number,
): string | number {
  const schema = splitPointer(member).reduce<Node | undefined>(
    (at, name) => at && memberSchema(at, name),
    responseSchema,
  );
  const types = schema === undefined ? [] : getTypes(schema);
  const isNumber = types.length > 0 && types.every((type) => type === 'integer' || type === 'number');
  if (isNumber || typeof example === 'number') return count;
  const uuid = randomUUID();
  if (schema === undefined || getSchemas(schema).accepts(schema, uuid)) return uuid;
  const name = chosenName({ schema }, SEED, count);
  return typeof name === 'string' ? name : uuid;
}

const SEED = 1;
