import { asObject, asString, type Json } from '@web-data/openapi';
import type { SchemaObject } from './document.ts';
import { schemaName } from './resolve.ts';

/** Describes the bounds, formats and patterns of a schema, and those of its array items. Patterns are inline code. */
export function describeRules(schema: SchemaObject, items?: SchemaObject): string[] {
  return [...own(schema), ...(items ? own(items).map((rule) => `each ${rule}`) : [])];
}

function own(schema: SchemaObject): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern } = schema;
  return [
    format(schema),
    range(minimum, maximum, ''),
    exclusiveMinimum !== undefined && `more than ${number(exclusiveMinimum)}`,
    exclusiveMaximum !== undefined && `less than ${number(exclusiveMaximum)}`,
    multipleOf !== undefined && `a multiple of ${number(multipleOf)}`,
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    schema.uniqueItems === true && 'no item twice',
    pattern !== undefined && `matches \`${pattern}\``,
    schema.additionalProperties === false && 'no other members',
    selection(schema),
    describeXml(schema),
  ].filter((rule): rule is string => typeof rule === 'string');
}

function format(schema: SchemaObject): string | false {
  const name = (schema['x-format'] as string | undefined) ?? schema.format;
  return name !== undefined && `format \`${name}\``;
}

function range(least: number | undefined, max: number | undefined, unit: string): string | false {
  const last = max ?? least;
  if (last === undefined) return false;
  const unitText = unit === '' ? '' : ` ${last === 1 ? unit : `${unit}s`}`;
  if (least !== undefined && max !== undefined) return `${number(least)} to ${number(max)}${unitText}`;
  return `${least === undefined ? 'at most' : 'at least'} ${number(last)}${unitText}`;
}

/** What a discriminator selects, for a schema that does not list its alternatives. */
function selection({ discriminator, oneOf, anyOf }: SchemaObject): string | false {
  if (discriminator === undefined || oneOf !== undefined || anyOf !== undefined) return false;
  const { propertyName, mapping = {}, defaultMapping } = discriminator;
  const values = Object.entries(mapping).map(([value, target]) => `\`${value}\` is ${nameTarget(target)}`);
  if (defaultMapping !== undefined) values.push(`any other is ${nameTarget(defaultMapping)}`);
  return [`\`${propertyName}\` selects the schema`, values.join(', ')].filter(Boolean).join(': ');
}

/** The schema that a mapping leads to. */
function nameTarget(target: string): string {
  return `\`${schemaName({ $ref: target }) ?? target}\``;
}

/** Formats a number with separators for thousands. */
export function number(value: number): string {
  return exact(value).toLocaleString('en-US', { maximumFractionDigits: 20 });
}

/** The largest integers of 64 bits, by the numbers that JavaScript rounds them to. */
const LARGEST = new Map([
  [2 ** 63, 2n ** 63n - 1n],
  [2 ** 64, 2n ** 64n - 1n],
]);

/** An integer that JavaScript writes rounded, with all its digits; any other number as it is. */
export function exact(value: number): number | bigint {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) > 2 ** 64) return value;
  return LARGEST.get(value) ?? BigInt(value);
}

/** What a node of each type is called (OpenAPI 3.2, XML Object). */
const NODES: Record<string, string> = {
  element: 'an element',
  attribute: 'an attribute',
  text: 'text',
  cdata: 'CDATA',
  none: 'no element of its own',
};

/** What a schema becomes in XML: its kind of node, its name and its namespace; false where it says nothing of it. */
function describeXml({ xml }: SchemaObject): string | false {
  const { nodeType, attribute, wrapped, name, namespace, prefix } = asObject(xml as Json | undefined);
  const type = asString(nodeType) ?? (attribute === true ? 'attribute' : wrapped === true ? 'element' : '');
  const parts = [
    NODES[type],
    typeof name === 'string' && `named \`${name}\``,
    typeof namespace === 'string' && `of the namespace \`${namespace}\``,
    typeof prefix === 'string' && `with the prefix \`${prefix}\``,
  ].filter(Boolean);
  return parts.length > 0 && `in XML ${parts.join(', ')}`;
}
