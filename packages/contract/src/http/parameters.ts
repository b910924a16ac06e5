import { isObject, type Json, type Parameter } from '@web-data/openapi';
import { getDelimiter, isSpread, type ParameterForm, type Written } from './parameter-form.ts';

/** Values of parameters by `in name`, such as `query limit`; parameters without a value are not sent. */
export type ParameterValues = ReadonlyMap<string, Json>;

/** The key of a parameter in {@link ParameterValues}. */
export function parameterKey(parameter: Pick<Parameter, 'in' | 'name'>): string {
  return `${parameter.in} ${parameter.name}`;
}

/** The parts of a request that hold parameters. */
export interface Placed {
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
}

/**
 * Writes parameter values into a path template, a query and headers, by their `style` and `explode`. A parameter that is
 * the whole query is written by `writeQuery`.
 */
export function serializeParameters(
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
      path = path.replaceAll(`{${parameter.name}}`, () => inPath(parameter, value));
    if (parameter.in === 'query') query.push(...pairs(parameter, value));
    if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = joined(parameter, value, asIs);
    if (parameter.in === 'cookie') cookies.push(...pairs(parameter, value));
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  return { path, query: query.join('&'), headers };
}

type Encode = (text: string) => string;
const asIs: Encode = (text) => text;
const percent: Encode = (text) => encodeURIComponent(text);

/** Reserved characters of RFC 3986 stay as they are, but those that end the part of the URL that they stand in. */
const reserved: Encode = (text) =>
  percent(text).replaceAll(/%(?:3A|40|21|24|27|28|29|2A|2C|3B)/giu, decodeURIComponent);

/** `style: cookie` encodes nothing (OpenAPI 3.2, Style Values). */
function encoderOf({ style, allowReserved }: Written): Encode {
  if (style === 'cookie') return asIs;
  return allowReserved ? reserved : percent;
}

function inPath(parameter: Written, value: Json): string {
  const { style } = parameter;
  const encode = encoderOf(parameter);
  if (parameter.content !== undefined || style === 'simple') return joined(parameter, value, encode);
  if (style === 'label') return `.${joined(parameter, value, encode)}`;
  return pairs(parameter, value)
    .map((pair) => `;${pair.replace(/=$/u, '')}`)
    .join('');
}

/** Returns `name=value` as in a query, or one pair per item or member where the style spreads them. */
export function pairs(parameter: Written, value: Json): string[] {
  const form: ParameterForm = parameter;
  const encode = encoderOf(parameter);
  const name = percent(parameter.name);
  if (parameter.content !== undefined || !isSpread(form) || !isNested(value))
    return [`${name}=${joined(parameter, value, encode)}`];
  if (Array.isArray(value)) return value.map((item) => `${name}=${encode(textOf(item))}`);
  return members(value).map(
    ([key, inner]) => `${percent(memberName(parameter.name, key, form))}=${encode(inner)}`,
  );
}

/** The decoded names and values of {@link pairs}. */
export function decodePairs(parameter: Written, value: Json): [name: string, text: string][] {
  return [...new URLSearchParams(pairs(parameter, value).join('&'))];
}

/** The name of an object's member that is sent as a separate parameter. */
export function memberName(parameter: string, member: string, { style }: ParameterForm): string {
  return style === 'deepObject' ? `${parameter}[${member}]` : member;
}

/**
 * Joins a value into one string. The delimiters that RFC 3986 reserves are not encoded, only the values between them.
 */
function joined(parameter: Written, value: Json, encode: Encode): string {
  if (parameter.content !== undefined) return encode(JSON.stringify(value));
  if (!isNested(value)) return encode(textOf(value));
  const form: ParameterForm = parameter;
  const delimiter = getDelimiter(form);
  const parts = Array.isArray(value)
    ? value.map((item) => encode(textOf(item)))
    : members(value).map((member) => member.map(encode).join(form.explode ? '=' : delimiter));
  return parts.join(delimiter).replaceAll(/[| ]/gu, parameter.in === 'query' ? percent : asIs);
}

function isNested(value: Json): value is Extract<Json, object> {
  return Array.isArray(value) || isObject(value);
}

function members(value: Extract<Json, object>): [name: string, text: string][] {
  return Object.entries(value).map(([name, inner]) => [name, textOf((inner ?? null) as Json)]);
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
