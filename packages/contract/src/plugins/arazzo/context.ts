import { isObject, type Json, type JsonObject, valueAt } from '@web-data/openapi';
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Lookup } from './condition.ts';

/** The values that the runtime expressions of a workflow can refer to. */
export interface Context {
  readonly inputs: JsonObject;
  /** Outputs of the steps so far, by step. */
  readonly outputs: Map<string, JsonObject>;
  readonly request: HttpRequest | undefined;
  readonly response: HttpResponse | undefined;
}

/** Returns a lookup of runtime expressions (Arazzo 1.0.1, 4.7). */
export function lookupIn(context: Context): Lookup {
  return (expression) => {
    const { inputs, outputs, request, response } = context;
    if (expression === '$statusCode') return response?.status;
    if (expression === '$url') return request?.url;
    if (expression === '$method') return request?.method;
    if (expression.startsWith('$inputs.')) return member(inputs, expression.slice('$inputs.'.length));
    const step = /^\$steps\.([\w-]+)\.outputs\.(.+)$/u.exec(expression);
    if (step) return member(outputs.get(step[1] ?? ''), step[2] ?? '');
    const header = /^\$response\.header\.(.+)$/u.exec(expression);
    if (header) return response?.headers[(header[1] ?? '').toLowerCase()];
    const body = /^\$response\.body(?:#(.*))?$/u.exec(expression);
    if (body) return response && valueAt(parseBody(response), body[1] ?? '');
    throw new Error(`the expression ${expression} is not understood`);
  };
}

/**
 * Replaces expressions in any value: a string that is only an expression keeps the type of its value, `{$…}` inside a
 * longer string becomes text.
 */
export function interpolate(value: Json, lookup: Lookup): Json {
  if (Array.isArray(value)) return value.map((item) => interpolate(item, lookup));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, interpolate(inner ?? null, lookup)]),
    );
  if (typeof value !== 'string') return value;
  if (/^\$(?:inputs|steps|response|statusCode|url|method)\b/u.test(value)) return lookup(value) ?? null;
  return value.replaceAll(/\{(\$[^{}]+)\}/gu, (_, expression: string) => String(lookup(expression) ?? ''));
}

function member(object: JsonObject | undefined, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), object);
}
