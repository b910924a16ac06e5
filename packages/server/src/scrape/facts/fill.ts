import { coerce, unfit } from './coerce.ts';
import { bestGroup, bestRecord, besides, listOf } from './groups.ts';
import { lookUp } from './names.ts';
import { wordsOf } from './record.ts';
import type { PageRecord } from './record.ts';
import { shapeOf } from './shape.ts';
import type { Shape } from './shape.ts';
import { recordsOf } from './things.ts';

/** Data that was filled into a schema, and where each value was read. */
export interface Filled {
  data: unknown;
  /** JSON Pointer of each value → URL of the page that states it. */
  sources: Record<string, string>;
}

const MAX_ITEMS = 1000;
const MAX_DEPTH = 8;
/** Names of prices, and the words for one of 0. */
const PRICE = /\b(?:price|cost|fee|preis|prix|precio|prezzo)\b/;
const FREE = /^(?:free|kostenlos|gratis|gratuit)$/i;
/** Names of words that pages write into one text. */
const WORD_LISTS = new Set(['keywords', 'tags', 'categories']);

/**
 * Fills a JSON Schema with what pages state. A member takes the value that stands under its name; an object, the thing
 * that states most of its members; a list of objects, the rows of the table or the things of one kind that do. What
 * nobody states is left out, or null where the schema requires the member and allows that: nothing is invented.
 */
export function fillSchema(schema: unknown, records: readonly PageRecord[]): Filled {
  const sources: Record<string, string> = {};
  const taken = new Set<string>();
  const data = fill(schema, { root: schema, records, pointer: '', sources, taken, depth: 0, name: '' });
  return { data: data === unfit || Object.keys(sources).length === 0 ? undefined : data, sources };
}

interface Place {
  /** The whole schema, for its references. */
  root: unknown;
  records: readonly PageRecord[];
  pointer: string;
  sources: Record<string, string>;
  /** Lists that were filled in. */
  taken: Set<string>;
  depth: number;
  /** Name of the member that is filled. */
  name: string;
}

function fill(schema: unknown, place: Place): unknown {
  if (place.depth > MAX_DEPTH) return unfit;
  const shape = shapeOf(schema, place.root);
  if (shape.alternatives) return fillAlternative(shape.alternatives, place);
  if (shape.properties) return fillObject(shape, place);
  if (shape.types.includes('array')) return fillArray(shape, place);
  return fillValue(shape, place);
}

/** The first alternative of which all that is required is stated. */
function fillAlternative(alternatives: readonly Shape[], place: Place): unknown {
  for (const shape of alternatives) {
    const sources: Record<string, string> = {};
    const filled = fillObject(shape, { ...place, sources });
    if (filled === unfit || Object.keys(sources).length === 0 || !hasRequired(shape, filled)) continue;
    Object.assign(place.sources, sources);
    return filled;
  }
  return unfit;
}

function fillObject(shape: Shape, place: Place): unknown {
  const own = ownThings(place);
  const records = own.length > 0 ? own : place.records;
  const best = bestRecord(single(records), Object.keys(shape.properties ?? {}), place.name);
  // The record that fits best answers first; what it leaves open others may state.
  const others = best ? besides(single(records), best) : [];
  return fillMembers(shape, { ...place, records: best ? [best, ...others] : [] }, records);
}

/** Cards are many, such as what a shop shows beside its product: none of them answers for the page. */
function single(records: readonly PageRecord[]): readonly PageRecord[] {
  return records.length === 1 ? records : records.filter(({ kind }) => kind !== 'card');
}

/** @param all records in which a member may find a list, or an object, of its own. */
function fillMembers(shape: Shape, place: Place, all: readonly PageRecord[] = place.records): unknown {
  const entries = Object.entries(shape.properties ?? {}).flatMap(([name, member]): [string, unknown][] => {
    const pointer = `${place.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const { properties, types } = shapeOf(member, place.root);
    const records =
      properties || types.includes('array') ? [...new Set([...place.records, ...all])] : place.records;
    const value = fill(member, { ...place, records, pointer, name, depth: place.depth + 1 });
    if (value !== unfit) return [[name, value]];
    return shape.required.includes(name) && types.includes('null') ? [[name, null]] : [];
  });
  return entries.length === 0 ? unfit : Object.fromEntries(entries);
}

function fillArray(shape: Shape, place: Place): unknown {
  const item = shapeOf(shape.items ?? true, place.root);
  if (!item.properties) return fillList(item, shape, place);
  const rows = rowsOf(item, place).slice(0, MAX_ITEMS);
  const items: unknown[] = [];
  for (const record of rows) {
    if (items.length === shape.maxItems) break;
    const pointer = `${place.pointer}/${items.length}`;
    const sources: Record<string, string> = {};
    const filled = fillMembers(item, {
      ...place,
      sources,
      records: [record],
      pointer,
      depth: place.depth + 1,
    });
    if (filled === unfit || Object.keys(sources).length === 0 || !hasRequired(item, filled)) continue;
    items.push(filled);
    Object.assign(place.sources, sources);
  }
  if (items.length === 0) return unfit;
  if (rows[0]) place.taken.add(listOf(rows[0]));
  return items;
}

/** The things that stand under the name, else the list on the pages that fits best. */
function rowsOf(item: Shape, place: Place): PageRecord[] {
  const own = ownThings(place);
  return own.length > 0 ? own : bestGroup(place.records, Object.keys(item.properties ?? {}), place);
}

/** The things that the first record which has any states under the name. */
function ownThings({ records, name }: Place): PageRecord[] {
  if (name === '') return [];
  for (const record of records) {
    const value = lookUp(record, name);
    const things = [value].flat().filter((one) => typeof one === 'object' && one !== null);
    if (things.length > 0) return recordsOf(things, record.kind, record.url).filter(({ within }) => !within);
  }
  return [];
}

function fillList(item: Shape, { maxItems = MAX_ITEMS, uniqueItems }: Shape, place: Place): unknown {
  for (const record of place.records) {
    const stated = lookUp(record, place.name);
    if (stated === undefined) continue;
    const items = partsOf(stated, place.name).map((part) => coerce(part, item));
    const each = uniqueItems ? [...new Set(items)] : items;
    const fitting = each.filter((one) => one !== unfit).slice(0, Math.min(maxItems, MAX_ITEMS));
    if (fitting.length === 0) continue;
    place.sources[place.pointer] = record.url;
    return fitting;
  }
  return unfit;
}

function partsOf(stated: unknown, name: string): unknown[] {
  if (typeof stated === 'string' && WORD_LISTS.has(wordsOf(name)))
    return stated
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return [stated].flat();
}

function fillValue(shape: Shape, place: Place): unknown {
  for (const record of place.records) {
    const stated = lookUp(record, place.name);
    if (stated === undefined) continue;
    const isFree = typeof stated === 'string' && FREE.test(stated.trim()) && PRICE.test(wordsOf(place.name));
    const fitting = coerce(stated, shape);
    const value = fitting === unfit && isFree ? coerce(0, shape) : fitting;
    if (value === unfit) continue;
    place.sources[place.pointer] = record.url;
    return value;
  }
  return unfit;
}

function hasRequired({ required }: Shape, value: unknown): boolean {
  return required.every((name) => Object.hasOwn(value as object, name));
}
