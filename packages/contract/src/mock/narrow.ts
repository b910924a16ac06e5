import { isObject, getProperties, type Json, type Node } from '@web-data/openapi';
import type { HttpRequest } from '../http/exchange.ts';
import { readParameter } from '../http/read-parameter.ts';
import type { Operation } from '../openapi/operation.ts';
import { getSchemas } from '../openapi/schemas.ts';
import { getFilteredValue, type Filter, isLimit, wordFilters } from '../semantics/filter.ts';
import { findList } from '../semantics/lists.ts';

/** Applies the filters and the limit of a query to the list in a response. */
export function narrowItems(operation: Operation, body: Json, request: HttpRequest): Json {
  const list = findList(operation);
  if (list === undefined) return body;
  const { searchParams } = new URL(request.url);
  const limits = operation.parameters
    .filter((one) => one.in === 'query' && isLimit(one) && searchParams.has(one.name))
    .map((one) => Number(searchParams.get(one.name)));
  const filters = wordFilters(operation).flatMap((filter) => {
    const values = readRequestedValues(filter, request).filter((word) =>
      mayHave(list.item, filter.name, word),
    );
    return values.length === 0 ? [] : [{ filter, values }];
  });
  return withItems(body, list.path, (items) =>
    items
      .filter((item) => filters.every(({ filter, values }) => fits(getFilteredValue(filter, item), values)))
      .slice(0, Math.max(0, Math.min(...limits, items.length))),
  );
}

/** The values that a request filters by; empty where it does not filter. */
function readRequestedValues({ parameter, inner, values }: Filter, request: HttpRequest): Json[] {
  const [raw] = readParameter(parameter, request, undefined);
  if (raw === undefined) return [];
  const requested = isObject(raw) ? [raw[inner ?? '']] : [raw].flat();
  return values.filter((word) => requested.includes(String(word)));
}

/** Whether an item may have a value; `all` exists only in queries, and selects every item. */
function mayHave(item: Node, name: string, word: Json): boolean {
  const member = getProperties(item).get(name);
  return member === undefined || getSchemas(member).accepts(member, word);
}

/** An item without the member matches every value. */
function fits(value: Json | undefined, values: readonly Json[]): boolean {
  return value === undefined || values.includes(value);
}

/** Returns a response body with its list changed. */
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
