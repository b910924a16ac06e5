import { isObject } from './json.ts';
import { child, children, type Node } from './node.ts';

/** A word in a schema that is no keyword: it demands nothing, and may be a slip. */
export interface UnknownKeyword {
  readonly keyword: string;
  /** JSON Pointer of its first occurrence. */
  readonly pointer: string;
}

const words = (text: string): string[] => text.split(' ');
/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = words(
  'additionalProperties unevaluatedProperties items unevaluatedItems contains propertyNames not if then else contentSchema',
);
const LIST = words('allOf anyOf oneOf prefixItems');
const NAMED = words('properties patternProperties dependentSchemas $defs definitions');
/** JSON Schema 2020-12, and what OpenAPI 3.1 adds; `nullable` of 3.0 is none. */
const KNOWN = new Set([
  ...ONE,
  ...LIST,
  ...NAMED,
  ...words('$ref $id $schema $anchor $dynamicRef $dynamicAnchor $vocabulary $comment'),
  ...words('type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum'),
  ...words('maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains'),
  ...words('maxProperties minProperties required dependentRequired dependencies format'),
  ...words('contentEncoding contentMediaType title description default deprecated readOnly writeOnly'),
  ...words('example examples discriminator xml externalDocs'),
]);

/** Each unknown word in the schemas of a document, once. Extensions (`x-`) are nobody's slip. */
export function unknownKeywords(root: Node): UnknownKeyword[] {
  const found = new Map<string, string>();
  const schemas = child(root, 'components', 'schemas');
  for (const [, schema] of children(schemas)) readSchema(schema, found);
  for (const part of ['paths', 'webhooks', 'components'])
    findSchemas(child(root, part), schemas.pointer, found);
  return [...found].map(([keyword, pointer]) => ({ keyword, pointer }));
}

/** Schemas stand in the member `schema` of parameters, headers and media types. */
function findSchemas(node: Node, except: string, found: Map<string, string>): void {
  for (const [name, member] of children(node)) {
    if (member.pointer === except || ['example', 'examples', 'value'].includes(name) || name.startsWith('x-'))
      continue;
    if (name === 'schema') readSchema(member, found);
    else findSchemas(member, except, found);
  }
}

function readSchema(node: Node, found: Map<string, string>): void {
  if (!isObject(node.value)) return;
  for (const [keyword, member] of children(node)) {
    if (ONE.includes(keyword)) readSchema(member, found);
    else if (LIST.includes(keyword) || NAMED.includes(keyword))
      for (const [, inner] of children(member)) readSchema(inner, found);
    else if (!KNOWN.has(keyword) && !keyword.startsWith('x-') && !found.has(keyword))
      found.set(keyword, member.pointer);
  }
}

/** One line a word, for people. */
export function tellUnknownKeywords(root: Node, file: string): string {
  return unknownKeywords(root)
    .map(
      ({ keyword, pointer }) =>
        `${file}: "${keyword}" at ${pointer} is no keyword of JSON Schema and demands nothing.\n`,
    )
    .join('');
}
