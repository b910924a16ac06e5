import { splitPointer, getTypes, type Json, type Node } from '@web-data/openapi';
import { randomUUID } from 'node:crypto';
import { memberSchema } from '../openapi/value-schemas.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { chosenName } from '../values/chosen-name.ts';

/**
 * Creates the id of the `count`th resource in the type that the response's schema gives it: a number, a UUID, or
 * another string where the schema does not allow a UUID.
 * @param responseSchema the schema of the response
 * @param member the JSON Pointer to the id in the response
 * @param example the id in the document's example of the response
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
