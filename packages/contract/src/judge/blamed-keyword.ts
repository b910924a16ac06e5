import { splitPointer, findKeyword, getProperties, type Node } from '@web-data/openapi';
import type { HttpResponse } from '../http/exchange.ts';
import type { Operation } from '../openapi/operation.ts';
import { parseBody } from '../http/parse-body.ts';
import { listNamedLocations } from './check-details.ts';

/**
 * Returns the pointer of the keyword that a rejection blames in its first detail on the body, where the request's
 * schema has it.
 */
export function findBlamedKeyword(operation: Operation, response: HttpResponse): string | undefined {
  const location = listNamedLocations(parseBody(response)).find(({ in: part = 'body' }) => part === 'body');
  const schema = operation.body?.content.find((content) => content.schema)?.schema;
  if (location?.code === undefined || schema === undefined) return undefined;
  const at = splitPointer(location.path).reduce<Node | undefined>(inside, schema);
  return at && findKeyword(at, location.code)?.pointer;
}

function inside(schema: Node | undefined, token: string): Node | undefined {
  if (schema === undefined) return undefined;
  return (
    getProperties(schema).get(token) ?? (/^\d+$/u.test(token) ? findKeyword(schema, 'items') : undefined)
  );
}
