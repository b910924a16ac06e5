import { MAX_RECORDS, toRecord, normalizeName } from './record.ts';
import type { PageRecord, RecordKind } from './record.ts';
import { isObject } from '../../../../platform/json/is-object.ts';

/** A thing in the form of JSON-LD: `@type`, `@id` and properties, whose values may be things. */
export type Thing = Record<string, unknown>;

const MAX_DEPTH = 20;
/** Levels of nested things whose properties also describe the outer thing, such as the price of an offer. */
const MAX_INNER = 3;
/** Maximum types of one thing, and maximum characters of each. */
const MAX_TYPES = 10;
const MAX_TYPE_LENGTH = 200;
/** Properties that never describe the outer thing. */
const OWN_ONLY = new Set(['name', 'url', 'description', 'image', 'text', 'value']);
/** Properties whose nested things describe something else. */
const OTHERS =
  /^(?:reviews?|author|publisher|seller|brand|is(?:RelatedTo|SimilarTo|PartOf)|breadcrumb|mainEntityOfPage|itemReviewed|creator)$/;
/** Synonyms of types. */
const TYPE_NAMES: Readonly<Record<string, readonly string[]>> = {
  organization: ['company'],
  corporation: ['company', 'organization'],
  'local business': ['company', 'organization', 'business'],
  'job posting': ['job', 'position'],
  'list item': ['item', 'breadcrumb'],
  question: ['faq'],
  'how to step': ['step', 'instruction'],
  'news article': ['article'],
  'blog posting': ['article', 'post'],
};

/** Returns records of the things of a page and of the things nested in them; references by `@id` are followed. */
export function toRecords(things: readonly unknown[], kind: RecordKind, url: string): PageRecord[] {
  const known = new Map<unknown, Thing>();
  const records: PageRecord[] = [];
  index(things, known, 0);
  collect(things, { kind, url, known, records, depth: 0 });
  return records;
}

interface Collecting {
  kind: RecordKind;
  url: string;
  known: ReadonlyMap<unknown, Thing>;
  records: PageRecord[];
  depth: number;
  within?: { id: number; group: string };
}

function index(value: unknown, known: Map<unknown, Thing>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const { '@id': id } = value as Thing;
  if (typeof id === 'string' && Object.keys(value).length > 1 && !known.has(id))
    known.set(id, value as Thing);
  for (const member of Object.values(value)) index(member, known, depth + 1);
}

function collect(value: unknown, at: Collecting): void {
  const { records, depth, kind, url, known, within } = at;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || records.length >= MAX_RECORDS)
    return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, { ...at, depth: depth + 1 });
    return;
  }
  const thing = value as Thing;
  const own = pickOwn(thing, known);
  const types = listTypes(thing);
  const group = `${kind} ${types.join(' ')}`;
  const inner = { ...at, depth: depth + 1 };
  if (own.length > 0 && !('@graph' in thing)) {
    const about = [...types, ...types.flatMap((type) => TYPE_NAMES[type] ?? [])];
    const origin = { kind, group, url, about, ...(within && { within }) };
    records.push(toRecord(origin, [...own, ...listInner(own, known, 1)]));
    inner.within = within ?? { id: records.length, group };
  }
  for (const member of Object.values(thing)) collect(member, inner);
}

/** Returns the normalized types of a thing. Only the last segment of a type's URL counts. */
function listTypes({ '@type': type }: Thing): string[] {
  return [type]
    .flat()
    .slice(0, MAX_TYPES)
    .flatMap((one) =>
      typeof one === 'string' ? [normalizeName(one.slice(-MAX_TYPE_LENGTH).replace(/^.*[/#:]/, ''))] : [],
    );
}

function pickOwn(thing: Thing, known: ReadonlyMap<unknown, Thing>): [string, unknown][] {
  const entries = Object.entries(thing).filter(([name]) => !name.startsWith('@'));
  return entries.map(([name, value]) => [name, resolveValue(value, known)]);
}

/** Resolves a reference by `@id` to its thing. */
function resolveValue(value: unknown, known: ReadonlyMap<unknown, Thing>): unknown {
  if (!isObject(value)) return value;
  const { '@id': id } = value as Thing;
  return Object.keys(value).length === 1 && id !== undefined ? (known.get(id) ?? value) : value;
}

function listInner(
  own: readonly [string, unknown][],
  known: ReadonlyMap<unknown, Thing>,
  level: number,
): [string, unknown][] {
  return own.flatMap(([name, member]) => {
    const only: unknown = Array.isArray(member) && member.length === 1 ? member[0] : member;
    if (!isObject(only) || OTHERS.test(name)) return [];
    const theirs = pickOwn(only as Thing, known).filter(([inside]) => !OWN_ONLY.has(inside));
    return level < MAX_INNER ? [...theirs, ...listInner(theirs, known, level + 1)] : theirs;
  });
}
