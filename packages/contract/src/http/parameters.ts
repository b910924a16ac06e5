import { isObject, type Json } from '../openapi/json.ts';
import type { Parameter } from '../openapi/operation.ts';

/** Values of parameters by `in name`, such as `query limit`; what is not there is not sent. */
export type ParameterValues = ReadonlyMap<string, Json>;

/** The key of a parameter in {@link ParameterValues}. */
export function parameterKey(parameter: Pick<Parameter, 'in' | 'name'>): string {
  return `${parameter.in} ${parameter.name}`;
}

/** Where the values of parameters go in a request. */
export interface Placed {
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
}

/** Writes parameter values into a path template, a query and headers, by their `style` and `explode`. */
export function placeParameters(
  template: string,
  parameters: readonly Parameter[],
  values: ParameterValues,
): Placed {
  let path = template;
  const query: string[] = [];
  const cookies: string[] = [];
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    const value = values.get(parameterKey(parameter));
    if (value === undefined) continue;
    if (parameter.in === 'path')
      path = path.replaceAll(`{${parameter.name}}`, encodeURIComponent(simple(value)));
    if (parameter.in === 'query') query.push(...formPairs(parameter, value));
    if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = simple(value);
    if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${encodeURIComponent(simple(value))}`);
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  return { path, query: query.join('&'), headers };
}

function formPairs(parameter: Parameter, value: Json): string[] {
  const explode = parameter.explode ?? (parameter.style === undefined || parameter.style === 'form');
  if (parameter.style === 'deepObject' && isObject(value)) {
    return Object.entries(value).map(([key, inner]) => pair(`${parameter.name}[${key}]`, inner ?? null));
  }
  if (Array.isArray(value) && explode) return value.map((item) => pair(parameter.name, item));
  if (isObject(value) && explode)
    return Object.entries(value).map(([key, inner]) => pair(key, inner ?? null));
  return [
    pair(parameter.name, Array.isArray(value) ? value.map(simple).join(delimiterOf(parameter)) : value),
  ];
}

const DELIMITERS: Readonly<Record<string, string>> = { pipeDelimited: '|', spaceDelimited: ' ' };

/** What stands between the items of a list that is written as one text. */
export function delimiterOf({ style }: Pick<Parameter, 'style'>): string {
  return DELIMITERS[style ?? ''] ?? ',';
}

function pair(name: string, value: Json): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(simple(value))}`;
}

function simple(value: Json): string {
  if (Array.isArray(value)) return value.map(simple).join(',');
  if (isObject(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key},${simple(inner ?? null)}`)
      .join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
