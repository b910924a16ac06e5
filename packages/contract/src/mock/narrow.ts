import { isObject, type Json, type Node } from '@web-data/openapi';
import { properties } from '../generate/facets.ts';
import type { HttpRequest } from '../http/exchange.ts';
import { readParameter } from '../http/read-parameter.ts';
import type { Operation } from '../openapi/operation.ts';
import { schemasOf } from '../openapi/schemas.ts';
import { askedOf, type Filter, isMost, wordFilters } from '../verify/filter.ts';
import { listOf } from '../verify/lists.ts';

/** The list of an answer as the query asks for it: items of one kind, and no more than wanted. */
export function narrowed(operation: Operation, answer: Json, request: HttpRequest): Json {
  const list = listOf(operation);
  if (list === undefined) return answer;
  const { searchParams } = new URL(request.url);
  const most = operation.parameters
    .filter((one) => one.in === 'query' && isMost(one) && searchParams.has(one.name))
    .map((one) => Number(searchParams.get(one.name)));
  const wanted = wordFilters(operation).flatMap((filter) => {
    const words = wantedBy(filter, request).filter((word) => mayHave(list.item, filter.name, word));
    return words.length === 0 ? [] : [{ filter, words }];
  });
  return withItems(answer, list.path, (items) =>
    items
      .filter((item) => wanted.every(({ filter, words }) => fits(askedOf(filter, item), words)))
      .slice(0, Math.max(0, Math.min(...most, items.length))),
  );
}

/** The words that a request asks for; none where it does not ask. */
function wantedBy({ parameter, inner, words }: Filter, request: HttpRequest): Json[] {
  const [texts] = readParameter(parameter, request, undefined);
  if (texts === undefined) return [];
  const given = isRecord(texts) ? [texts[inner ?? '']] : [texts].flat();
  return words.filter((word) => given.includes(String(word)));
}

function isRecord(texts: NonNullable<ReturnType<typeof readParameter>[0]>): texts is Record<string, string> {
  return typeof texts === 'object' && !Array.isArray(texts);
}

/** Whether an item may have a word; `all` is one of a query alone, and asks for every kind. */
function mayHave(item: Node, name: string, word: Json): boolean {
  const member = properties(item).get(name);
  return member === undefined || schemasOf(member).accepts(member, word);
}

/** An item that says nothing of it is of every kind. */
function fits(value: Json | undefined, words: readonly Json[]): boolean {
  return value === undefined || words.includes(value);
}

/** An answer with another list in its place. */
export function withItems(
  value: Json,
  [first, ...rest]: readonly string[],
  change: (items: readonly Json[]) => readonly Json[],
): Json {
  if (first === undefined) return Array.isArray(value) ? [...change(value)] : value;
  const inner = isObject(value) ? value[first] : undefined;
  return isObject(value) && inner !== undefined
    ? { ...value, [first]: withItems(inner, rest, change) }
    : value;
}
