import { joinPointer } from '../../../../platform/json/pointer.ts';
import { coerce, unfit } from './coerce.ts';
import { bestGroup, bestRecord, besides, getGroupKey } from './groups.ts';
import { lookUp } from './names.ts';
import { normalizeName } from './record.ts';
import type { PageRecord } from './record.ts';
import { resolveShape } from './shape.ts';
import type { Shape } from './shape.ts';
import { toRecords } from './things.ts';

/** Data that was filled into a schema, and the source of each value. */
export interface Filled {
  data: unknown;
  /** JSON Pointer of each value → URL of the page that states it. */
  sources: Record<string, string>;
}

const MAX_ITEMS = 1000;
const MAX_DEPTH = 8;
/** Names of prices, and values that mean a price of 0. */
const PRICE = /\b(?:price|cost|fee|preis|prix|precio|prezzo)\b/;
const FREE = /^(?:free|kostenlos|gratis|gratuit)$/i;
/** Names of lists that pages write as one comma-separated string. */
const WORD_LISTS = new Set(['keywords', 'tags', 'categories']);

/**
 * Fills a JSON Schema with the records of pages. A member gets the value of the same name; an object, the record that
 * states the largest number of its members; a list of objects, the rows of the table or the things of one type that do
 * so. Members that no record states are left out, or null where the schema requires the member and allows null. No
 * value is invented.
 */
export function fillSchema(schema: unknown, records: readonly PageRecord[]): Filled {
  const sources: Record<string, string> = {};
  const used = new Set<string>();
  const data = fill(schema, { root: schema, records, pointer: '', sources, used, depth: 0, name: '' });
  return { data: data === unfit || Object.keys(sources).length === 0 ? undefined : data, sources };
}

interface FillContext {
  /** The root schema, for references. */
  root: unknown;
  records: readonly PageRecord[];
  pointer: string;
  sources: Record<string, string>;
  /** Keys of the groups that already fill a list. */
  used: Set<string>;
  depth: number;
  /** Name of the current member. */
  name: string;
}

function fill(schema: unknown, context: FillContext): unknown {
  if (context.depth > MAX_DEPTH) return unfit;
  const shape = resolveShape(schema, context.root);
  if (shape.alternatives) return fillAlternative(shape.alternatives, context);
  if (shape.properties) return fillObject(shape, context);
  if (shape.types.includes('array')) return fillArray(shape, context);
  return fillValue(shape, context);
}

/** Fills the first alternative whose required members are all stated. */
function fillAlternative(alternatives: readonly Shape[], context: FillContext): unknown {
  for (const shape of alternatives) {
    const sources: Record<string, string> = {};
    const filled = fillObject(shape, { ...context, sources });
    if (filled === unfit || Object.keys(sources).length === 0 || !hasRequired(shape, filled)) continue;
    Object.assign(context.sources, sources);
    return filled;
  }
  return unfit;
}

function fillObject(shape: Shape, context: FillContext): unknown {
  const own = ownThings(context);
  const records = own.length > 0 ? own : context.records;
  const best = bestRecord(single(records), Object.keys(shape.properties ?? {}), context.name);
  // The best record has priority; the others fill the members that it lacks.
  const others = best ? besides(single(records), best) : [];
  return fillMembers(shape, { ...context, records: best ? [best, ...others] : [] }, records);
}

/** Leaves out cards unless there is only one record: a card describes one of many things and not the page. */
function single(records: readonly PageRecord[]): readonly PageRecord[] {
  return records.length === 1 ? records : records.filter(({ kind }) => kind !== 'card');
}

/** @param all records in which a member may find a list, or an object, of its own. */
function fillMembers(
  shape: Shape,
  context: FillContext,
  all: readonly PageRecord[] = context.records,
): unknown {
  const entries = Object.entries(shape.properties ?? {}).flatMap(([name, member]): [string, unknown][] => {
    const pointer = joinPointer(context.pointer, name);
    const { properties, types } = resolveShape(member, context.root);
    const records =
      properties || types.includes('array') ? [...new Set([...context.records, ...all])] : context.records;
    const value = fill(member, { ...context, records, pointer, name, depth: context.depth + 1 });
    if (value !== unfit) return [[name, value]];
    return shape.required.includes(name) && types.includes('null') ? [[name, null]] : [];
  });
  return entries.length === 0 ? unfit : Object.fromEntries(entries);
}

function fillArray(shape: Shape, context: FillContext): unknown {
  const item = resolveShape(shape.items ?? true, context.root);
  if (!item.properties) return fillList(item, shape, context);
  const rows = findRows(item, context).slice(0, MAX_ITEMS);
  const items: unknown[] = [];
  for (const record of rows) {
    if (items.length === shape.maxItems) break;
    const pointer = joinPointer(context.pointer, items.length);
    const sources: Record<string, string> = {};
    const filled = fillMembers(item, {
      ...context,
      sources,
      records: [record],
      pointer,
      depth: context.depth + 1,
    });
    if (filled === unfit || Object.keys(sources).length === 0 || !hasRequired(item, filled)) continue;
    items.push(filled);
    Object.assign(context.sources, sources);
  }
  if (items.length === 0) return unfit;
  if (rows[0]) context.used.add(getGroupKey(rows[0]));
  return items;
}

/** Returns the things stated under the name of the member, else the list that fits best. */
function findRows(item: Shape, context: FillContext): PageRecord[] {
  const own = ownThings(context);
  return own.length > 0 ? own : bestGroup(context.records, Object.keys(item.properties ?? {}), context);
}

/** Returns the things under the member's name in the first record that has any. */
function ownThings({ records, name }: FillContext): PageRecord[] {
  if (name === '') return [];
  for (const record of records) {
    const value = lookUp(record, name);
    const things = [value].flat().filter((one) => typeof one === 'object' && one !== null);
    if (things.length > 0) return toRecords(things, record.kind, record.url).filter(({ within }) => !within);
  }
  return [];
}

function fillList(item: Shape, { maxItems = MAX_ITEMS, uniqueItems }: Shape, context: FillContext): unknown {
  for (const record of context.records) {
    const stated = lookUp(record, context.name);
    if (stated === undefined) continue;
    const items = partsOf(stated, context.name).map((part) => coerce(part, item));
    const each = uniqueItems ? [...new Set(items)] : items;
    const fitting = each.filter((one) => one !== unfit).slice(0, Math.min(maxItems, MAX_ITEMS));
    if (fitting.length === 0) continue;
    context.sources[context.pointer] = record.url;
    return fitting;
  }
  return unfit;
}

function partsOf(stated: unknown, name: string): unknown[] {
  if (typeof stated === 'string' && WORD_LISTS.has(normalizeName(name)))
    return stated
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return [stated].flat();
}

function fillValue(shape: Shape, context: FillContext): unknown {
  for (const record of context.records) {
    const stated = lookUp(record, context.name);
    if (stated === undefined) continue;
    const isFree =
      typeof stated === 'string' && FREE.test(stated.trim()) && PRICE.test(normalizeName(context.name));
    const fitting = coerce(stated, shape);
    const value = fitting === unfit && isFree ? coerce(0, shape) : fitting;
    if (value === unfit) continue;
    context.sources[context.pointer] = record.url;
    return value;
  }
  return unfit;
}

function hasRequired({ required }: Shape, value: unknown): boolean {
  return required.every((name) => Object.hasOwn(value as object, name));
}
