import { isObject, findKeyword, getProperties, getTypes, type Json, type Node } from '@web-data/openapi';
import { parseBody } from '../http/parse-body.ts';
import type { HttpResponse } from '../http/exchange.ts';
import type { Operation } from '../openapi/operation.ts';

/** A list in the responses of an operation: the body, or a member of it. */
export interface List {
  /** Members on the path from the body to the list. */
  readonly path: readonly string[];
  readonly item: Node;
}

/** Maximum depth of a list in objects, as in `_embedded`. */
const DEPTH = 2;

/** Returns the only list in the responses of a GET; `undefined` where there is none, or more than one. */
export function findList({ method, responses }: Operation): List | undefined {
  if (method !== 'get') return undefined;
  const schema = responses.find(({ status }) => status === '200' || status.toUpperCase() === '2XX')
    ?.content[0]?.schema;
  const found = schema === undefined ? [] : listsIn(schema, []);
  return found.length === 1 ? found[0] : undefined;
}

function listsIn(schema: Node, path: readonly string[]): List[] {
  const item = findKeyword(schema, 'items');
  if (getTypes(schema).includes('array')) return item === undefined ? [] : [{ path, item }];
  if (path.length >= DEPTH) return [];
  return [...getProperties(schema)].flatMap(([name, member]) => listsIn(member, [...path, name]));
}

/** Returns the items of the list in a response; `undefined` where it has no list. */
export function getItems(list: List, response: HttpResponse): readonly Json[] | undefined {
  return itemsIn(list, parseBody(response));
}

/** Returns the items of the list in a body. */
export function itemsIn({ path }: List, body: Json | undefined): readonly Json[] | undefined {
  const found = path.reduce<Json | undefined>(
    (value, name) => (isObject(value) ? value[name] : undefined),
    body,
  );
  return Array.isArray(found) ? found : undefined;
}
