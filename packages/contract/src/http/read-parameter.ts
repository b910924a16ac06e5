import { percentDecode } from './percent-decode.ts';
import { getProperties, getTypes, type Json, type Parameter } from '@web-data/openapi';
import type { HttpRequest } from './exchange.ts';
import type { Kind } from './kinds.ts';
import { getDelimiter, isSpread, type ParameterForm, type Written } from './parameter-form.ts';
import { memberName } from './parameters.ts';

/** The raw value of a parameter: untyped strings, either a single one, a list, or one per member. */
export type RawValue = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * Returns everything that a request can mean by a parameter, by its `style` and `explode`; empty when it is absent. One
 * string has several meanings where a client may or may not have encoded the delimiters.
 * @param segment the raw segment of the path, for a path parameter.
 */
export function readParameter(
  parameter: Parameter,
  request: HttpRequest,
  segment: string | undefined,
): RawValue[] {
  const types = getTypes(parameter.schema);
  const kind = types.includes('array') ? 'array' : types.includes('object') ? 'object' : 'text';
  return readPairs(parameter, kind, sentPairs(parameter, request, segment));
}

/** Returns everything that raw pairs can mean for a value of one kind. */
export function readPairs(
  parameter: Written & Pick<Parameter, 'schema'>,
  kind: Kind,
  sent: readonly Pair[],
): RawValue[] {
  const form: ParameterForm = parameter;
  const read = decoderOf(parameter);
  if (parameter.content !== undefined || kind === 'text') return own(parameter, sent).slice(0, 1).map(read);
  if (isSpread(form)) return spread(parameter, kind, form, sent);
  return own(parameter, sent)
    .slice(0, 1)
    .flatMap((text) => [splitText(text, kind, form, read), splitText(read(text), kind, form, String)]);
}

/** Headers are not encoded; a plus sign is a space only in queries. */
const DECODERS: Readonly<Record<Parameter['in'], (text: string) => string>> = {
  path: percentDecode,
  query: decodeQuery,
  header: String,
  cookie: percentDecode,
  querystring: percentDecode,
};

/** `style: cookie` encodes nothing (OpenAPI 3.2, Style Values). */
function decoderOf({ in: location, style }: Written): (text: string) => string {
  return style === 'cookie' ? String : DECODERS[location];
}

/** Decodes text of a query or a form, where a plus sign is a space. */
export function decodeQuery(text: string): string {
  return percentDecode(text.replaceAll('+', ' '));
}

/** A decoded name and a raw value. */
export type Pair = readonly [name: string, text: string];

/** The raw values in the query, the cookie, the header or the path segment, by decoded name. */
function sentPairs(parameter: Parameter, { url, headers }: HttpRequest, segment: string | undefined): Pair[] {
  const { name } = parameter;
  if (parameter.in === 'query') return parsePairs(/\?([^#]*)/u.exec(url)?.[1] ?? '', '&');
  if (parameter.in === 'cookie') return parsePairs(headers['cookie'] ?? '', ';');
  if (parameter.in === 'header') {
    const text = headers[name.toLowerCase()];
    return text === undefined ? [] : [[name, text]];
  }
  const text = segment ?? '';
  const { style } = parameter;
  if (parameter.content !== undefined || style === 'simple') return [[name, text]];
  return style === 'label' ? [[name, text.replace(/^\./u, '')]] : parsePairs(text.replace(/^;/u, ''), ';');
}

/** Splits text into pairs with decoded names. */
export function parsePairs(text: string, delimiter: string): Pair[] {
  return text
    .split(delimiter)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', text = ''] = halves(pair);
      return [percentDecode(name), text];
    });
}

function own({ name }: Written, sent: readonly Pair[]): string[] {
  return sent.filter(([key]) => key === name).map(([, text]) => text);
}

function spread(
  parameter: Written & Pick<Parameter, 'schema'>,
  kind: 'array' | 'object',
  form: ParameterForm,
  sent: readonly Pair[],
): RawValue[] {
  if (kind === 'array') {
    const strings = own(parameter, sent).map(decoderOf(parameter));
    return strings.length === 0 ? [] : [strings, strings.flatMap((text) => text.split(','))];
  }
  const found = sent.flatMap(([key, text]) => {
    const member = memberOf(parameter, form, key);
    return member === undefined ? [] : [[member, decoderOf(parameter)(text)] as const];
  });
  return found.length === 0 ? [] : [Object.fromEntries(found)];
}

/** The member that a name means. A name without brackets must be in the schema, if the schema has any members. */
function memberOf(
  { name, schema }: Pick<Parameter, 'name' | 'schema'>,
  form: ParameterForm,
  key: string,
): string | undefined {
  const known = getProperties(schema);
  if (form.style !== 'deepObject') return known.size === 0 || known.has(key) ? key : undefined;
  const member = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : undefined;
  return member !== undefined && memberName(name, member, form) === key ? member : undefined;
}

function splitText(
  text: string,
  kind: 'array' | 'object',
  form: ParameterForm,
  read: (text: string) => string,
): RawValue {
  const delimiter = getDelimiter(form);
  const encoded = { '|': /\||%7C/iu, ' ': / |\+|%20/u }[delimiter] ?? delimiter;
  const parts = text.split(encoded);
  if (kind === 'array') return parts.map(read);
  const flat = form.explode ? parts.map(halves) : inTwos(parts);
  return Object.fromEntries(flat.map(([name = '', value = '']) => [read(name), read(value)]));
}

function halves(part: string): string[] {
  return [part.replace(/=.*$/su, ''), /=(.*)$/su.exec(part)?.[1] ?? ''];
}

function inTwos(parts: readonly string[]): string[][] {
  return parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : []));
}

/** Parses a parameter that is written as JSON; `undefined` when it is not JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
