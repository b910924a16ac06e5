import {
  isObject,
  joinPointer,
  isJsonType,
  listBranches,
  findKeyword,
  getProperties,
  getTypes,
  type Json,
  type Node,
} from '@web-data/openapi';
import { MAX_DEPTH } from '../openapi/value-schemas.ts';
import type { Exchange } from '../http/exchange.ts';
import { contentFor } from '../semantics/response-for.ts';
import type { ContractDocument } from '../openapi/document.ts';
import type { Operation } from '../openapi/operation.ts';
import { matchUrl, resolveBasePath } from '../semantics/match-url.ts';
import type { ObserveOptions } from './observe.ts';

/**
 * Returns hints about likely mistakes that no document forbids: undocumented query parameters, and members of a body
 * whose names resemble documented ones. One message each, without values.
 */
export function listHints(
  document: ContractDocument,
  { request }: Exchange,
  options: ObserveOptions = {},
): string[] {
  const { searchParams } = new URL(request.url);
  const basePath = resolveBasePath(document, options.basePath);
  const operation = matchUrl(document, request, basePath)?.operation;
  if (operation === undefined) return [];
  const body = jsonBody(operation, request);
  const found = [...ofQuery(operation, [...searchParams.keys()]), ...(body ? ofBody(...body, '', 0) : [])];
  return [...new Set(found)].map((text) => `${operation.id}: ${text}`);
}

function ofQuery({ parameters, security }: Operation, sent: readonly string[]): string[] {
  const query = parameters.filter(({ in: location }) => location === 'query');
  // The members of an object are parameters whose names are not documented.
  if (query.some(({ schema, style }) => style === 'form' && getTypes(schema).includes('object'))) return [];
  const keys = security.alternatives.flat().flatMap(({ kind, key }) => (kind === 'query' ? key : []));
  const known = [...query.map(({ name }) => name), ...keys];
  return sent
    .filter((name) => !known.some((one) => one === name || bare(one) === bare(name)))
    .map((name) => `The query parameter ${name} is not documented${meant(name, known, sent) || '.'}`);
}

/** Returns `filter` of `filter[a]`. */
function bare(name: string): string {
  return name.replace(/\[.*$/u, '');
}

function jsonBody(operation: Operation, request: Exchange['request']): [Node, Json] | undefined {
  const type = request.headers['content-type'];
  if (operation.body === undefined || request.body === undefined || type === undefined || !isJsonType(type))
    return undefined;
  const schema = contentFor(operation.body.content, type)?.schema;
  try {
    return schema && [schema, JSON.parse(request.body) as Json];
  } catch {
    return undefined;
  }
}

function ofBody(schema: Node, value: Json, at: string, depth: number): string[] {
  if (depth > MAX_DEPTH || listBranches(schema).length > 0) return [];
  const items = findKeyword(schema, 'items');
  if (Array.isArray(value))
    return items ? value.flatMap((item) => ofBody(items, item, joinPointer(at, '*'), depth + 1)) : [];
  if (!isObject(value)) return [];
  const known = getProperties(schema);
  const sent = Object.keys(value);
  return sent.flatMap((name) => {
    const property = known.get(name);
    const location = joinPointer(at, name);
    if (property) return ofBody(property, value[name] ?? null, location, depth + 1);
    const remedy = meant(name, [...known.keys()], sent);
    return remedy === '' ? [] : [`The member ${location} of the body is not documented${remedy}`];
  });
}

/** Suggests the documented name that resembles a sent one, unless the request has that as well. */
function meant(name: string, known: readonly string[], sent: readonly string[]): string {
  const max = name.length < 5 ? 1 : 2;
  const near = known
    .filter((one) => !sent.includes(one))
    .map((one) => ({ one, steps: plain(one) === plain(name) ? 0 : distance(plain(one), plain(name)) }))
    .filter(({ one, steps }) => steps <= max && steps < one.length / 2)
    .toSorted((a, b) => a.steps - b.steps)[0];
  return near ? `; did you mean ${near.one}?` : '';
}

/** Ignores case and separators. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/gu, '');
}

/** Returns the Levenshtein distance: insertions, deletions and changes of a character. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, character] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (b[j] === character ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
