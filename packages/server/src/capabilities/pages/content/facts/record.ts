/** Kinds of sources of a record, in the order of trust. */
export const kinds = [
  'json-ld',
  'microdata',
  'rdfa',
  'table',
  'definition-list',
  'text',
  'card',
  'meta',
] as const;
export type RecordKind = (typeof kinds)[number];

/** Facts of a page about one thing: names and values, as the page states them. */
export interface PageRecord {
  kind: RecordKind;
  /** Key of the list; records of one list, such as the rows of a table, share it. */
  group: string;
  values: ReadonlyMap<string, unknown>;
  /** URL of the page. */
  url: string;
  /** Subjects of the record: types of a thing, the caption and heading of a table. */
  about: readonly string[];
  /** The thing that contains this one, and its group; undefined for a top-level thing. */
  within?: { id: number; group: string };
}

/** The source of a record. */
export type RecordOrigin = Omit<PageRecord, 'values' | 'about'> & { about?: readonly string[] };

/** Maximum records of one page. */
export const MAX_RECORDS = 5000;

/** Normalizes a name, so that `priceCurrency`, `price_currency` and `Price currency` are equal. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the singular of an English plural. */
export function singular(normalized: string): string {
  if (/[^aeiou]ies$/.test(normalized)) return `${normalized.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(normalized)) return normalized.slice(0, -2);
  return /[^s]s$/.test(normalized) ? normalized.slice(0, -1) : normalized;
}

/** Values that mean "none". */
const NOTHING = /^(?:\p{Pd}{1,3}|n\/a|n\.a\.)?$/iu;

/** Creates a record from names and values. The first value of a name counts; empty values are skipped. */
export function toRecord(
  { about = [], ...origin }: RecordOrigin,
  entries: Iterable<readonly [string, unknown]>,
): PageRecord {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const normalized = normalizeName(name);
    if (normalized !== '' && !isNothing(value) && !values.has(normalized)) values.set(normalized, value);
  }
  return { ...origin, about, values };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && NOTHING.test(value));
}

/** Merges entries of the same name: several values become a list. */
export function groupEntries(entries: Iterable<readonly [string, unknown]>): [string, unknown][] {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return [...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]);
}

/** Adds each label without a bracketed suffix, such as a unit. */
export function withoutBrackets(entries: readonly (readonly [string, unknown])[]): [string, unknown][] {
  const short = entries.map(([name, value]): [string, unknown] => [name.replace(/\s*[([].*$/s, ''), value]);
  return [...entries.map(([name, value]): [string, unknown] => [name, value]), ...short];
}
