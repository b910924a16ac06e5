import { joinPointer } from '@web-data/client/tools';
import type { Tool } from '@web-data/client/tools';
import { resolveSchema, type Schema } from '../resolve-schema.ts';

/**
 * Finds the JSON Pointer of the list of objects in a response by its schema; each item of the list is one line of
 * output. Undefined for a response with several lists or none.
 */
export function findListPath({ output = {} }: Tool): string | undefined {
  const root = resolveSchema(output);
  const inner = root.properties?.['data'] && resolveSchema(root.properties['data']);
  const positions = [...listsOf(root, ''), ...(inner ? listsOf(inner, '/data') : [])];
  return positions.length === 1 ? positions[0] : undefined;
}

function listsOf({ properties = {} }: Schema, prefix: string): string[] {
  return Object.entries(properties)
    .filter(([, schema]) => {
      const { type, items } = resolveSchema(schema);
      return type === 'array' && items !== undefined && resolveSchema(items).type === 'object';
    })
    .map(([name]) => joinPointer(prefix, name));
}

/** Returns the longest string of a response or an item, which is the content of the page. */
export function getText(item: unknown): string | undefined {
  const strings = Object.values(Object(item) as object).filter((value) => typeof value === 'string');
  return strings.toSorted((a, b) => b.length - a.length).find((text) => !isUrl(text));
}

/** Returns the first URL in an item, or in an object of it. */
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

/** Picks the members of an item and of its objects that are short single values. */
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
