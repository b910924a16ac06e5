import { apiTools } from '@web-data/client/tools';
import type { JsonSchema, Tool } from '@web-data/client/tools';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/**
 * The place of the one list of objects that an answer is about, by its schema: each of its items is a line. None where an
 * answer has several, or none.
 */
export function findListPath({ output = {} }: Tool): string | undefined {
  const root = resolved(output as JsonSchema & Schema);
  const inner = root.properties?.['data'] && resolved(root.properties['data']);
  const positions = [...listsOf(root, ''), ...(inner ? listsOf(inner, '/data') : [])];
  return positions.length === 1 ? positions[0] : undefined;
}

function listsOf({ properties = {} }: Schema, prefix: string): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => {
      const { type, items } = resolved(schema);
      return type === 'array' && items !== undefined && resolved(items).type === 'object';
    })
    .map(([name]) => `${prefix}/${name}`);
}

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : (apiTools.definitions[name] as Schema | undefined);
  return target ? resolved(target) : schema;
}

/** The longest text in what an answer or an item holds: the page itself. */
export function getText(item: unknown): string | undefined {
  const strings = Object.values(Object(item) as object).filter((value) => typeof value === 'string');
  return strings.toSorted((a, b) => b.length - a.length).find((text) => !isUrl(text));
}

/** The first URL in an item, or in an object of it. */
export function findUrl(item: unknown): string | undefined {
  const values = Object.values(Object(item) as object);
  const own = values.find(isUrl);
  if (own !== undefined) return own;
  for (const value of values) {
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    const inner = Object.values(Object(value) as object).find(isUrl);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function isUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
}

/** The members of an item and of its objects that are one short value each. */
export function pickScalars(item: unknown): Record<string, string> {
  const flat = Object.entries(Object(item) as object).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value as object)
      : [[name, value] as const],
  );
  const short = flat.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(
    short.map(([name, value]) => [name, String(value)] as const).filter(([, value]) => value.length < 2000),
  );
}
