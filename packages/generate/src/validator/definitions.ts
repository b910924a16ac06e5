import { dereference, timely } from '@web-data/openapi';
import type { OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';
import { DIGITS } from '../int64/settle.ts';
import type { Notes } from '../notes.ts';
import { formats, impliedPatterns } from './formats.ts';

/** A default of the description. */
export interface Default {
  value: unknown;
  /** The schema that contains it. */
  source: SchemaObject;
}

/**
 * Collects the schemas that checks need as one map of JSON Schema definitions: references become `#/$defs/…`,
 * annotations and extensions are dropped, and `x-format` replaces `format`.
 */
export interface Definitions {
  /** Adds a schema and returns its name; a plain reference to a component keeps the component's name. */
  add(name: string, schema: Schema): string;
  readonly schemas: Record<string, Schema>;
  /** The defaults of requests, by the schema as it is checked; for a reference only a default beside it. */
  readonly defaults: ReadonlyMap<Schema, Default>;
}

export function createDefinitions(
  document: OpenApiDocument,
  direction: 'request' | 'response',
  notes: Notes,
): Definitions {
  // Without a prototype: a schema or an operation may be called `constructor`.
  const schemas = Object.create(null) as Record<string, Schema>;
  const defaults = new Map<Schema, Default>();

  const define = (reference: string): string => {
    const name = nameOf(reference);
    if (name in schemas) return name;
    schemas[name] = true; // A schema may refer to itself.
    schemas[name] = rewrite(target(document, reference));
    return name;
  };
  const rewrite = (schema: Schema): Schema => {
    if (typeof schema === 'boolean') return schema;
    const result = rewriteObject(schema, direction, { define, rewrite, notes });
    if (direction === 'request' && schema['default'] !== undefined)
      defaults.set(result, { value: schema['default'], source: schema });
    return result;
  };

  return {
    schemas,
    defaults,
    add(name, schema) {
      if (typeof schema === 'object' && schema.$ref && Object.keys(schema).length === 1) {
        return define(schema.$ref);
      }
      schemas[name] = rewrite(schema);
      return name;
    },
  };
}

interface Rewriter {
  define(reference: string): string;
  rewrite(schema: Schema): Schema;
  notes: Notes;
}

function rewriteObject(
  schema: SchemaObject,
  direction: 'request' | 'response',
  { define, rewrite, notes }: Rewriter,
): SchemaObject {
  const result: SchemaObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const kind = keywords[keyword];
    if (kind === 'schema') result[keyword] = rewrite(value as Schema);
    else if (kind === 'list') result[keyword] = (value as Schema[]).map(rewrite);
    else if (kind === 'map') result[keyword] = mapValues(value as Record<string, Schema>, rewrite);
    else if (kind === 'value') result[keyword] = value;
    else if (kind === 'unchecked')
      notes.addOf(
        schema,
        `${keyword} is passed over: what it means for references is not checked. Use a plain $ref`,
      );
  }
  if (schema.$ref) result.$ref = `#/$defs/${encodeURIComponent(define(schema.$ref))}`;
  dropOddPatterns(schema, result, notes);
  if (schema.required) result.required = requiredIn(schema, direction);
  checkFormat(schema, result);
  keepExample(schema, result);
  return result;
}

function checkFormat(schema: SchemaObject, result: SchemaObject): void {
  const format = schema['x-format'] ?? schema['format'];
  if (typeof format !== 'string' || !Object.hasOwn(formats, format)) return;
  result['format'] = format;
  // A pattern for readers that do not know the format would report the same violation twice.
  if (schema['pattern'] === impliedPatterns[format]) delete result['pattern'];
}

/** An example explains a pattern faster than the pattern itself, so messages of violations show it. */
function keepExample(schema: SchemaObject, result: SchemaObject): void {
  const { pattern } = result;
  const [example] = [schema['examples']].flat();
  if (typeof pattern !== 'string' || typeof example !== 'string' || example.length > LONGEST_EXAMPLE) return;
  if (timely(pattern).test(example)) result[EXAMPLE] = example;
}

/** Drops patterns that JavaScript cannot compile: JSON Schema 2020-12 requires ECMA-262 with `u` (section 6.4). */
function dropOddPatterns(schema: SchemaObject, result: SchemaObject, notes: Notes): void {
  const say = (pattern: string): void =>
    notes.addOf(schema, `the pattern ${pattern} is not checked: it is no regular expression of JavaScript`);
  if (typeof result.pattern === 'string') {
    const written = compiling(result.pattern);
    if (written === undefined) {
      say(result.pattern);
      delete result.pattern;
    } else result.pattern = written;
  }
  const byPattern = result['patternProperties'] as Record<string, Schema> | undefined;
  const odd = Object.keys(byPattern ?? {}).filter((pattern) => !compiles(pattern));
  for (const pattern of odd) say(pattern);
  if (odd.length === 0) return;
  // The names that the dropped pattern matches are unknown, so the other keywords must not reject them.
  delete result['additionalProperties'];
  delete result['unevaluatedProperties'];
  result['patternProperties'] = Object.fromEntries(
    Object.entries(byPattern!).filter(([pattern]) => !odd.includes(pattern)),
  );
}

/** Returns the pattern in a form that compiles with `u`, which requires escapes for literal braces. */
function compiling(pattern: string): string | undefined {
  if (compiles(pattern)) return pattern;
  const escaped = pattern.replaceAll(TOKENS, (token) => (/^[{}]$/.test(token) ? `\\${token}` : token));
  return compiles(escaped) ? escaped : undefined;
}

/** Escapes, classes, quantifiers, and literal braces. */
const TOKENS = /\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[{}]/gs;

function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/**
 * `readOnly` members are required in responses only, `writeOnly` ones in requests only (OpenAPI 3.1, section 4.8.24.4).
 */
function requiredIn(
  { required = [], properties = {} }: SchemaObject,
  direction: 'request' | 'response',
): string[] {
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return required.filter((name) => {
    const property = properties[name];
    return !(typeof property === 'object' && property[mark] === true);
  });
}

function target(document: OpenApiDocument, reference: string): Schema {
  const component = document.components?.schemas?.[componentOf(reference) ?? ''];
  return component ?? dereference<SchemaObject>(document, { $ref: reference });
}

function nameOf(reference: string): string {
  return componentOf(reference) ?? reference.slice(2);
}

function componentOf(reference: string): string | undefined {
  return /^#\/components\/schemas\/([^/~%]+)$/.exec(reference)?.[1];
}

function mapValues(map: Record<string, Schema>, change: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** The member that holds an example of a pattern; checks ignore it. */
export const EXAMPLE = 'x-example';
const LONGEST_EXAMPLE = 60;

/**
 * The keywords of JSON Schema 2020-12 that assert something, by the kind of their value. The others are annotations.
 */
const keywords: Record<string, string> = {
  ...kind('schema', 'items additionalProperties unevaluatedItems unevaluatedProperties'),
  ...kind('schema', 'contains propertyNames not if then else'),
  ...kind('list', 'allOf anyOf oneOf prefixItems'),
  ...kind('map', 'properties patternProperties dependentSchemas'),
  ...kind('value', 'type enum const multipleOf maximum exclusiveMaximum minimum exclusiveMinimum'),
  ...kind('value', 'maxLength minLength pattern maxItems minItems uniqueItems maxContains minContains'),
  ...kind('value', 'maxProperties minProperties dependentRequired'),
  ...kind('value', DIGITS),
  ...kind('unchecked', '$dynamicRef $id'),
};

function kind(name: string, parts: string): Record<string, string> {
  return Object.fromEntries(parts.split(' ').map((word) => [word, name]));
}
