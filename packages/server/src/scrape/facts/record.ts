/** Where on a page a record was read. The order is the order of trust. */
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

/** What a page states about one thing: names and values, as the page gives them. */
export interface PageRecord {
  kind: RecordKind;
  /** Records of one list, such as the rows of a table, share this. */
  group: string;
  values: ReadonlyMap<string, unknown>;
  /** The page it was read from. */
  url: string;
  /** What it is about, in words: types of a thing, the caption and heading of a table. */
  about: readonly string[];
  /** The thing that it is part of, and the group of that; a thing of its own has none. */
  within?: { id: number; group: string };
}

/** Where a record was read. */
export type RecordOrigin = Omit<PageRecord, 'values' | 'about'> & { about?: readonly string[] };

/** Records kept of one page. */
export const MAX_RECORDS = 5000;

/** A name reduced to its words, so that `priceCurrency`, `price_currency` and `Price currency` are one. */
export function normalizeName(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** One of what a plural names, by the rules of English that names follow. */
export function singular(normalized: string): string {
  if (/[^aeiou]ies$/.test(normalized)) return `${normalized.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(normalized)) return normalized.slice(0, -2);
  return /[^s]s$/.test(normalized) ? normalized.slice(0, -1) : normalized;
}

/** What people write where there is nothing to state. */
const NOTHING = /^(?:\p{Pd}{1,3}|n\/a|n\.a\.)?$/iu;

/** A record from names and values; several values of one name are a list. */
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

/** Entries of which each name stands once: several values of a name become a list. */
export function groupEntries(entries: Iterable<readonly [string, unknown]>): [string, unknown][] {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return [...lists].map(([name, list]) => [name, list.length === 1 ? list[0] : list]);
}

/** Labels as people write them: also without what stands in brackets behind, such as a unit. */
export function withoutBrackets(entries: readonly (readonly [string, unknown])[]): [string, unknown][] {
  const short = entries.map(([name, value]): [string, unknown] => [name.replace(/\s*[([].*$/s, ''), value]);
  return [...entries.map(([name, value]): [string, unknown] => [name, value]), ...short];
}
