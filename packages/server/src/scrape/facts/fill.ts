import { coerce, unfit } from './coerce.ts';
import { wordsOf } from './record.ts';
import type { PageRecord } from './record.ts';

/** Data that was filled into a schema, and where each value was read. */
export interface Filled {
  data: unknown;
  /** JSON Pointer of each value → URL of the page that states it. */
  sources: Record<string, string>;
}

/** What a JSON Schema says that filling looks at. */
interface ShapeSchema {
  type?: string | string[];
  properties?: Record<string, ShapeSchema | boolean>;
  required?: string[];
  items?: ShapeSchema | boolean;
  title?: string;
}

const MAX_ITEMS = 1000;
const MAX_DEPTH = 8;

/** Other names under which the web states the same; tried after the name itself. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'headline'],
  name: ['title', 'headline'],
  headline: ['title', 'name'],
  price: ['price amount', 'low price', 'cost'],
  currency: ['price currency'],
  image: ['thumbnail url', 'logo'],
  date: ['date published', 'published time', 'start date'],
  published: ['date published', 'published time'],
  updated: ['date modified', 'modified time'],
  phone: ['telephone'],
  address: ['street address'],
  rating: ['rating value'],
  reviews: ['review count', 'rating count'],
  sku: ['product id', 'mpn'],
};

/**
 * Fills a JSON Schema with what pages state. A member takes the value that stands under its name; a list of objects
 * takes the rows of the table, or the things of one kind, that state most of its members. What nobody states is left
 * out: nothing is invented.
 */
export function fillSchema(schema: unknown, records: readonly PageRecord[]): Filled {
  const sources: Record<string, string> = {};
  const data = fill(asShape(schema), { records, pointer: '', sources, depth: 0, name: '' });
  return { data: data === unfit ? undefined : data, sources };
}

interface Place {
  records: readonly PageRecord[];
  pointer: string;
  sources: Record<string, string>;
  depth: number;
  /** Name of the member that is filled. */
  name: string;
}

function fill(schema: ShapeSchema, place: Place): unknown {
  if (place.depth > MAX_DEPTH) return unfit;
  if (schema.properties) return fillObject(schema, place);
  if (typesOf(schema).includes('array')) return fillArray(schema, place);
  return fillValue(schema, place);
}

function fillObject(schema: ShapeSchema, place: Place): unknown {
  const names = Object.keys(schema.properties ?? {});
  const best = bestRecord(place.records, names);
  // The record that fits best answers first; what it leaves open the others may state.
  const records = best ? [best, ...place.records.filter((record) => record !== best)] : place.records;
  return fillMembers(schema, { ...place, records });
}

function fillMembers(schema: ShapeSchema, place: Place): unknown {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, member]): [string, unknown][] => {
    const pointer = `${place.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const value = fill(asShape(member), { ...place, pointer, name, depth: place.depth + 1 });
    return value === unfit ? [] : [[name, value]];
  });
  return entries.length === 0 ? unfit : Object.fromEntries(entries);
}

function fillArray(schema: ShapeSchema, place: Place): unknown {
  const item = asShape(schema.items ?? true);
  if (!item.properties) return fillValue(schema, place);
  const rows = bestGroup(place.records, item).slice(0, MAX_ITEMS);
  const items = rows.flatMap((record, index) => {
    const pointer = `${place.pointer}/${index}`;
    const filled = fillMembers(item, { ...place, records: [record], pointer, depth: place.depth + 1 });
    return filled === unfit || !hasRequired(item, filled) ? [] : [filled];
  });
  return items.length === 0 ? unfit : items;
}

function fillValue(schema: ShapeSchema, place: Place): unknown {
  for (const record of place.records) {
    const value = coerce(lookUp(record, place.name), typesOf(schema));
    if (value === unfit || value === undefined) continue;
    place.sources[place.pointer] = record.url;
    return value;
  }
  return unfit;
}

function lookUp({ values }: PageRecord, name: string): unknown {
  const words = wordsOf(name);
  const candidates = [words, ...(Object.hasOwn(aliases, words) ? aliases[words]! : [])];
  const found = candidates.find((candidate) => values.has(candidate));
  return found === undefined ? undefined : values.get(found);
}

/** The record that states most of the names, at least one. */
function bestRecord(records: readonly PageRecord[], names: readonly string[]): PageRecord | undefined {
  let best: PageRecord | undefined;
  let most = 0;
  for (const record of records) {
    const count = stated(record, names);
    if (count > most) [best, most] = [record, count];
  }
  return best;
}

/** The records of the group whose members state most; meta elements are no list. */
function bestGroup(records: readonly PageRecord[], item: ShapeSchema): PageRecord[] {
  const names = Object.keys(item.properties ?? {});
  const groups = new Map<string, { most: number; records: PageRecord[] }>();
  for (const record of records) {
    const count = record.kind === 'meta' ? 0 : stated(record, names);
    if (count === 0) continue;
    const key = groupOf(record);
    const group = groups.get(key) ?? { most: 0, records: [] };
    group.most = Math.max(group.most, count);
    group.records.push(record);
    groups.set(key, group);
  }
  let best: { most: number; records: PageRecord[] } | undefined;
  for (const group of groups.values()) {
    const isBetter = best === undefined || group.most > best.most;
    const isLonger = group.most === best?.most && group.records.length > best.records.length;
    if (isBetter || isLonger) best = group;
  }
  return best?.records ?? [];
}

/** Things of one kind are one list over all pages; the rows of a table stay with their table. */
function groupOf({ kind, group, url }: PageRecord): string {
  return kind === 'json-ld' || kind === 'microdata' ? group : `${url} ${group}`;
}

function stated(record: PageRecord, names: readonly string[]): number {
  return names.filter((name) => lookUp(record, name) !== undefined).length;
}

function hasRequired({ required = [] }: ShapeSchema, value: unknown): boolean {
  return required.every((name) => Object.hasOwn(value as object, name));
}

function typesOf({ type }: ShapeSchema): string[] {
  return type === undefined ? [] : [type].flat();
}

function asShape(schema: unknown): ShapeSchema {
  return typeof schema === 'object' && schema !== null ? schema : {};
}
