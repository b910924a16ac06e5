import {
  asArray,
  asObject,
  asString,
  isObject,
  sameJson,
  splitPointer,
  valueAt,
  isJsonType,
  findKeyword,
  readKeyword,
  type Json,
  type JsonObject,
  type Node,
} from '@web-data/openapi';
import { memberSchema } from '../../openapi/value-schemas.ts';
import { sample } from '../../values/sample.ts';
import type { Operation } from '../../openapi/operation.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import type { ParsedRequest, StreamItems } from '../../mock/plugin.ts';
import { listRelations } from './list-relations.ts';
import { isUrl } from '../../openapi/is-url.ts';

/** Changes a response so that it meets those relations of its operation that depend on the request. */
export function shapeBody(
  operation: Operation,
  original: Json,
  { body: request, parameters }: ParsedRequest,
): Json {
  const steps = [movedToSite, withoutExcluded, withPresent, withMatchesFirst, cut];
  const shaped = steps.reduce((body, step) => step(operation, body, request), original);
  return listRelations(operation, 'echo').reduce((body, { member, parameter }) => {
    const value = parameters.get(`path ${String(parameter)}`);
    if (value === undefined) return body;
    const pointer = String(member);
    return pointer.includes('*')
      ? mapAt(body, splitPointer(pointer), () => value)
      : withValueAt(body, pointer, value);
  }, shaped);
}

/** The value of a request member, or its default when it is absent. */
function readRequested(operation: Operation, request: Json | undefined, field: string): Json | undefined {
  const schema = operation.body?.content.find(({ type }) => isJsonType(type))?.schema;
  const node = splitPointer(field).reduce<Node | undefined>(
    (at, member) => at && memberSchema(at, member),
    schema,
  );
  return valueAt(request, field) ?? (node && readKeyword(node, 'default'));
}

function movedToSite(operation: Operation, original: Json, request: Json | undefined): Json {
  return listRelations(operation, 'same-site').reduce((body, { items, field }) => {
    const site = asString(valueAt(request, String(field)));
    return site === undefined || !isUrl(site)
      ? body
      : mapAt(body, splitPointer(String(items)), (url) => moved(url, site));
  }, original);
}

function moved(url: Json, site: string): Json {
  if (typeof url !== 'string' || !isUrl(url)) return url;
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, site).href;
}

function mapAt(value: Json, members: readonly string[], change: (value: Json) => Json): Json {
  const [first, ...rest] = members;
  if (first === undefined) return change(value);
  if (first === '*') return Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : value;
  const inner = isObject(value) ? value[first] : undefined;
  return inner === undefined ? value : { ...asObject(value), [first]: mapAt(inner, rest, change) };
}

function withoutExcluded(operation: Operation, original: Json, request: Json | undefined): Json {
  return listRelations(operation, 'excludes').reduce((body, relation) => {
    if (!sameJson(readRequested(operation, request, String(relation['field'])), relation['value']))
      return body;
    const [list, ...inner] = String(relation['items']).split('/*');
    const items = asArray(valueAt(body, list ?? '')).filter(
      (item) => !String(valueAt(item, inner.join('/*'))).includes('?'),
    );
    return withValueAt(body, list ?? '', items);
  }, original);
}

function withPresent(operation: Operation, original: Json, request: Json | undefined): Json {
  return listRelations(operation, 'present-when').reduce((body, relation) => {
    const member = String(relation['member']);
    const list = asArray(readRequested(operation, request, String(relation['field'])));
    if (!list.some((item) => sameJson(item, relation['value']))) return withValueAt(body, member, undefined);
    return valueAt(body, member) === undefined
      ? withValueAt(body, member, sampleOf(operation, member))
      : body;
  }, original);
}

function sampleOf(operation: Operation, member: string): Json {
  const schema = operation.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const node = splitPointer(member).reduce<Node | undefined>(
    (at, name) => at && memberSchema(at, name),
    schema,
  );
  const isAnything = node && !findKeyword(node, 'type');
  return node && !isAnything ? sample(node, { site: undefined, seed: 1 }) : {};
}

/** Moves items that contain the search term to the front. */
function withMatchesFirst(operation: Operation, original: Json, request: Json | undefined): Json {
  return listRelations(operation, 'matches-first').reduce((body, relation) => {
    const word = asString(readRequested(operation, request, String(relation['field'])))?.toLowerCase();
    const [list = '', inner = ''] = String(relation['items']).split('/*');
    const has = (item: Json): boolean =>
      JSON.stringify(valueAt(item, inner) ?? '')
        .toLowerCase()
        .includes(word ?? '');
    const items = asArray(valueAt(body, list));
    const sorted = items.toSorted((a, b) => Number(has(b)) - Number(has(a)));
    return word === undefined || items.length === 0 ? body : withValueAt(body, list, sorted);
  }, original);
}

function cut(operation: Operation, original: Json, request: Json | undefined): Json {
  return listRelations(operation, 'at-most').reduce((body, relation: JsonObject) => {
    const max = readRequested(operation, request, String(relation['field']));
    const items = String(relation['items']);
    const list = valueAt(body, items);
    return typeof max === 'number' && Array.isArray(list)
      ? withValueAt(body, items, list.slice(0, max))
      : body;
  }, original);
}

/** Ends a stream with the item that `ends-with` names; repeats it where it `goes-on`. */
export function shapeStream(operation: Operation, items: readonly Json[]): StreamItems {
  const goesOn = listRelations(operation, 'goes-on').length > 0;
  const [relation] = listRelations(operation, 'ends-with');
  if (relation === undefined) return { items, goesOn };
  const members = Object.entries(asObject(relation['item']));
  const isLast = (item: Json): boolean =>
    isObject(item) && members.every(([name, value]) => sameJson(item[name], value));
  return { items: [...items.filter((item) => !isLast(item)), ...items.filter(isLast).slice(0, 1)], goesOn };
}
