import { asObject, splitPointer, type Document } from '@web-data/openapi';

type NameOf = (match: RegExpExecArray, document: Document | undefined) => string;

const BASES: readonly (readonly [RegExp, NameOf])[] = [
  [/^\/components\/schemas\/([^/]+)/, (match) => plain(match[1])],
  [/^\/components\/parameters\/[^/]+(?:\/schema)?/, parameterName],
  [
    /^\/components\/([^/]+)\/([^/]+)/,
    (match) => `${NOUNS[plain(match[1])] ?? plain(match[1])} ${plain(match[2])}`,
  ],
  [/\/requestBody\/content\/([^/]+)(?:\/schema)?/, () => 'the request body'],
  [
    /\/responses\/([^/]+)\/headers\/([^/]+)(?:\/schema)?/,
    (match) => `header ${plain(match[2])} of response ${plain(match[1])}`,
  ],
  [/\/responses\/([^/]+)\/content\/[^/]+(?:\/schema)?/, (match) => `the body of response ${plain(match[1])}`],
  [/\/responses\/([^/]+)/, (match) => `response ${plain(match[1])}`],
  [/\/parameters\/\d+(?:\/schema)?/, parameterName],
];

const NOUNS: Readonly<Record<string, string>> = {
  responses: 'response',
  requestBodies: 'request body',
  headers: 'header',
  mediaTypes: 'media type',
};

/** Describes a location in a schema: "`location.country` of MapRequest", or just "MapRequest". */
export function createLabel(pointer: string, document?: Document): string {
  for (const [pattern, name] of BASES) {
    const match = pattern.exec(pointer);
    if (match === null) continue;
    const rest = memberPath(splitPointer(pointer.slice(match.index + match[0].length)));
    const base = name(match, document);
    return rest === '' ? base : `\`${rest}\` of ${base}`;
  }
  return pointer === '' ? 'the document' : pointer;
}

/** A parameter is labelled by its name in requests. */
function parameterName(match: RegExpExecArray, document: Document | undefined): string {
  const pointer = match.input.slice(0, match.index) + match[0].replace(/\/schema$/, '');
  const { in: scope, name } = asObject(document?.at(pointer)?.value);
  return typeof name === 'string'
    ? `the ${String(scope)} parameter \`${name}\``
    : `the parameter at ${pointer}`;
}

/** The path through a schema in the syntax of a program. */
function memberPath(tokens: readonly string[]): string {
  const parts: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const keyword = tokens[index] ?? '';
    const next = tokens[index + 1];
    if (keyword === 'properties' && next !== undefined) parts.push(next);
    else if (keyword === 'items' || keyword === 'itemSchema') parts.push('*');
    else if (keyword === 'additionalProperties') parts.push('<any>');
    else if (['oneOf', 'anyOf', 'allOf', 'prefixItems'].includes(keyword) && next !== undefined)
      parts.push(`${keyword}[${next}]`);
    else if (!['schema', 'content'].includes(keyword)) parts.push(keyword);
    if (['properties', 'oneOf', 'anyOf', 'allOf', 'prefixItems'].includes(keyword)) index++;
  }
  return parts.join('.');
}

function plain(token: string | undefined): string {
  return splitPointer(`/${token ?? ''}`)[0] ?? '';
}
