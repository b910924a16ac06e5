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
  // A resource with an id is printed completely, with its lists.
  const innerLists = inner && inner.properties?.['id'] === undefined ? listsOf(inner, '/data') : [];
  const positions = [...listsOf(root, ''), ...innerLists];
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

/** Whether an item is a page: a text whose URL is among its facts, or one of several lines beside its URL. */
export function isPage(item: unknown): boolean {
  const text = getText(item);
  if (text === undefined || findUrl(item) === undefined) return false;
  return text.includes('\n') || !Object.values(Object(item) as object).some(isUrl);
}

/** Formats a page as Markdown with its facts as front matter; undefined for an item that has no text or no URL. */
export function formatPage(item: unknown): string | undefined {
  const text = getText(item);
  const url = findUrl(item);
  if (text === undefined || url === undefined) return undefined;
  // JSON strings are valid YAML.
  const facts = Object.entries(pickScalars(item)).filter(([, value]) => value !== text && value !== url);
  const rows = [['url', url] as const, ...facts].map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${rows.join('\n')}\n---\n\n${text.trimEnd()}\n`;
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Picks the members of an item and of its objects that are short single values; its own win. */
export function pickScalars(item: unknown): Record<string, string> {
  const own = Object(item) as object;
  const flat = Object.entries(own).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(value).filter(([inner]) => !Object.hasOwn(own, inner))
      : [[name, value] as const],
  );
  const short = flat.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(
    short.map(([name, value]) => [name, String(value)] as const).filter(([, value]) => value.length < 2000),
  );
}
