import type { SchemaObject } from './document.ts';

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

/** Formats a number with separators for thousands. */
export function number(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
