import { isObject, type Json } from '@web-data/openapi';
import type { HttpRequest } from '../http/exchange.ts';
import type { Operation } from '../openapi/operation.ts';
import { isMost, wordsOf } from '../verify/inferred/filters.ts';
import { listOf } from '../verify/lists.ts';

/** The list of an answer as the query asks for it: items of one kind, and no more than wanted. */
export function narrowed(operation: Operation, answer: Json, { url }: HttpRequest): Json {
  const list = listOf(operation);
  if (list === undefined) return answer;
  const { searchParams } = new URL(url);
  const steps = operation.parameters.flatMap((parameter) => {
    const { name, in: place } = parameter;
    const given = place === 'query' ? searchParams.get(name) : null;
    if (given === null) return [];
    if (isMost(parameter)) return [(items: readonly Json[]) => items.slice(0, Number(given))];
    const word = wordsOf(parameter).find((one) => String(one) === given);
    return word === undefined
      ? []
      : [(items: readonly Json[]) => items.filter((item) => fits(item, name, word))];
  });
  if (steps.length === 0) return answer;
  return withItems(answer, list.path, (items) => steps.reduce((left, step) => step(left), items));
}

/** An item that says nothing of it is of every kind. */
function fits(item: Json, name: string, word: Json): boolean {
  return !isObject(item) || item[name] === undefined || item[name] === word;
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
