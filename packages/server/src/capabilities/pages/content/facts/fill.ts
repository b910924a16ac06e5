import { joinPointer } from '../../../../platform/json/pointer.ts';
import { coerce, unfit } from './coerce.ts';
import { findCurrency, isMoney } from './currency.ts';
import { bestGroup, bestRecord, besides, getGroupKey, listPages } from './groups.ts';
import { lookUp, lookUpExact } from './names.ts';
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
  /** JSON Pointers of lists of which more than `MAX_ITEMS` items are stated; the rest was left out. */
  cut: string[];
}

/** Maximum items of one list. */
export const MAX_ITEMS = 1000;
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
  const cut: string[] = [];
  const data = fill(schema, {
    root: schema,
    records,
    pointer: '',
    sources,
    cut,
    used,
    depth: 0,
    name: '',
    path: [],
    above: [],
    beside: new Map(),
  });
  return { data: data === unfit || Object.keys(sources).length === 0 ? undefined : data, sources, cut };
}

/** The text that filled a number, and the page that states it. */
interface Amount {
  text: string;
  url: string;
}

interface FillContext {
  /** The root schema, for references. */
  root: unknown;
  records: readonly PageRecord[];
  pointer: string;
  sources: Record<string, string>;
  cut: string[];
  /** Keys of the groups that already fill a list. */
  used: Set<string>;
  depth: number;
  /** Name of the current member. */
  name: string;
  /** Names of the members of the objects around this value, one string an object. */
  path: readonly string[];
  /** Values of the objects around this one. */
  above: readonly unknown[];
  /** Texts that filled the numbers beside this value, by the names of their members. */
  beside: Map<string, Amount>;
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
  if (own.length === 0 && isRecursive(shape, context)) return unfit;
  const records = own.length > 0 ? own : context.records;
  const best = bestRecord(single(records), Object.keys(shape.properties ?? {}), context.name);
  // The best record has priority; the others fill the members that it lacks.
  const others = best ? besides(single(records), best) : [];
  return fillMembers(shape, { ...context, records: best ? [best, ...others] : [] }, records);
}

/** Whether an object is within one of the same members: only what it states itself fills it, not the same values again. */
function isRecursive({ properties }: Shape, { path }: FillContext): boolean {
  return path.includes(Object.keys(properties ?? {}).join(' '));
}

/**
 * Leaves out cards and the rows of a table of several, unless there is only one record: they describe one of many
 * things and not the page.
 */
function single(records: readonly PageRecord[]): readonly PageRecord[] {
  if (records.length === 1) return records;
  const rows = new Map<string, number>();
  for (const record of records)
    if (record.kind === 'table') rows.set(getGroupKey(record), (rows.get(getGroupKey(record)) ?? 0) + 1);
  return records.filter((record) => record.kind !== 'card' && (rows.get(getGroupKey(record)) ?? 1) === 1);
}

/** @param all records in which a member may find a list, or an object, of its own. */
function fillMembers(
  shape: Shape,
  context: FillContext,
  all: readonly PageRecord[] = context.records,
): unknown {
  const members = Object.entries(shape.properties ?? {}).map(([name, member]) => {
    const { alternatives, properties, types } = resolveShape(member, context.root);
    return { name, member, types, isObject: properties !== undefined || alternatives !== undefined };
  });
  const path = [...context.path, members.map(({ name }) => name).join(' ')];
  const filled = new Map<string, unknown>();
  const beside = new Map<string, Amount>();
  // Scalars come first, so that no object within repeats them; a currency comes after the amounts that may state it.
  const rank = ({ name, isObject }: (typeof members)[number]): number =>
    isObject ? 2 : Number(isCurrencyName(name));
  for (const { name, member, types, isObject } of members.toSorted((a, b) => rank(a) - rank(b))) {
    const hasOwn = [...filled.values()].some((value) => typeof value !== 'object');
    const every = [...new Set([...context.records, ...all])];
    const value = fill(member, {
      ...context,
      records: isObject
        ? withoutPage(every, name, hasOwn)
        : types.includes('array')
          ? every
          : context.records,
      pointer: joinPointer(context.pointer, name),
      name,
      depth: context.depth + 1,
      path,
      beside,
      ...(isObject && { above: [...context.above, ...filled.values()] }),
    });
    if (value !== unfit) filled.set(name, value);
    else if (shape.required.includes(name) && types.includes('null')) filled.set(name, null);
  }
  const entries = members.flatMap(({ name }): [string, unknown][] =>
    filled.has(name) ? [[name, filled.get(name)]] : [],
  );
  return entries.length === 0 ? unfit : Object.fromEntries(entries);
}

/** Names of objects that are about the page itself. */
const OF_PAGE = /^(?:page|meta|metadata|seo|head|og|open graph|document)\b/;

/** What the page says of itself, such as its title, is no statement on a part of what it is about. */
function withoutPage(records: readonly PageRecord[], name: string, hasOwn: boolean): readonly PageRecord[] {
  if (!hasOwn || OF_PAGE.test(normalizeName(name))) return records;
  return records.filter(({ kind }) => kind !== 'meta');
}

function fillArray(shape: Shape, context: FillContext): unknown {
  const item = resolveShape(shape.items ?? true, context.root);
  if (!item.properties) return fillList(item, shape, context);
  const stated = findRows(item, context);
  if (stated.length > MAX_ITEMS && (shape.maxItems ?? Infinity) > MAX_ITEMS)
    context.cut.push(context.pointer);
  const rows = stated.slice(0, MAX_ITEMS);
  const path = [...context.path, Object.keys(item.properties).join(' ')];
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
      path,
      above: [],
    });
    if (filled === unfit || Object.keys(sources).length === 0 || !hasRequired(item, filled)) continue;
    items.push(filled);
    Object.assign(context.sources, sources);
  }
  if (items.length === 0) return unfit;
  if (rows[0]) context.used.add(getGroupKey(rows[0]));
  return items;
}

/** Returns the things stated under the name of the member, else the list that fits best, else one record a page. */
function findRows(item: Shape, context: FillContext): PageRecord[] {
  const own = ownThings(context);
  if (own.length > 0) return own;
  if (isRecursive(item, context)) return [];
  const names = Object.keys(item.properties ?? {});
  const group = bestGroup(context.records, names, context);
  // A list goes before a record of each page; so does what pages state of the same type.
  if (group.length > 1) return group;
  const pages = listPages(single(context.records), names);
  return pages.length > group.length ? pages : group;
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
    const items = listParts(stated, context.name).map((part) => coerce(part, item));
    const each = uniqueItems ? [...new Set(items)] : items;
    const fitting = each.filter((one) => one !== unfit).slice(0, Math.min(maxItems, MAX_ITEMS));
    if (fitting.length === 0) continue;
    context.sources[context.pointer] = record.url;
    return fitting;
  }
  return unfit;
}

function listParts(stated: unknown, name: string): unknown[] {
  if (typeof stated === 'string' && WORD_LISTS.has(normalizeName(name)))
    return stated
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return [stated].flat();
}

/** What a site says of itself in structured data, whose name is not the title of a page. */
const SITE = new Set([
  'website',
  'web site',
  'organization',
  'corporation',
  'breadcrumb list',
  'list item',
  'image object',
  'person',
  'search action',
]);
const TRUSTED: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa']);

/** Records in the order in which they are asked for a name. What a page calls itself comes before labels and cells. */
function orderFor(name: string, records: readonly PageRecord[]): readonly PageRecord[] {
  const normalized = normalizeName(name);
  const isTitle = normalized === 'title' || normalized === 'headline';
  if ((!isTitle && normalized !== 'name' && normalized !== 'url') || records.length === 1) return records;
  const rank = (record: PageRecord): number => {
    if (TRUSTED.has(record.kind)) return isTitle && record.about.some((one) => SITE.has(one)) ? 3 : 0;
    if (record.kind === 'meta') return 2;
    return !isTitle && normalized === 'name' && lookUpExact(record, name) !== undefined ? 1 : 3;
  };
  return records.toSorted((a, b) => rank(a) - rank(b));
}

function fillValue(shape: Shape, context: FillContext): unknown {
  for (const record of orderFor(context.name, context.records)) {
    const stated = lookUp(record, context.name);
    if (stated === undefined || context.above.includes(stated)) continue;
    const isFree =
      typeof stated === 'string' && FREE.test(stated.trim()) && PRICE.test(normalizeName(context.name));
    const fitting = coerce(stated, shape);
    const value = fitting === unfit && isFree ? coerce(0, shape) : fitting;
    if (value === unfit || (typeof value === 'string' && context.above.includes(value))) continue;
    context.sources[context.pointer] = record.url;
    if (typeof value === 'number' && typeof stated === 'string')
      context.beside.set(normalizeName(context.name), { text: stated, url: record.url });
    return value;
  }
  return fillCurrency(shape, context);
}

const CURRENCY = /^(?:price )?currency(?: code)?$/;

function isCurrencyName(name: string): boolean {
  return CURRENCY.test(normalizeName(name));
}

/**
 * Fills a currency that only the amounts beside it state: the prices, or, without any, the other amounts of money. It is left
 * out where one of them states no currency, or another one.
 */
function fillCurrency(shape: Shape, { name, beside, sources, pointer }: FillContext): unknown {
  if (!isCurrencyName(name)) return unfit;
  const ofPrices = [...beside].flatMap(([member, amount]) => (PRICE.test(member) ? [amount] : []));
  const chosen = ofPrices.length > 0 ? ofPrices : [...beside.values()].filter(({ text }) => isMoney(text));
  const found = new Set(chosen.map(({ text }) => findCurrency(text)));
  const [currency] = found;
  const value = found.size === 1 && currency !== undefined ? coerce(currency, shape) : unfit;
  if (value !== unfit) sources[pointer] = chosen[0]!.url;
  return value;
}

function hasRequired({ required }: Shape, value: unknown): boolean {
  return required.every((name) => Object.hasOwn(value as object, name));
}
