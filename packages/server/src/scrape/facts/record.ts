/** Where on a page a record was read. The order is the order of trust. */
export const kinds = ['json-ld', 'microdata', 'table', 'definition-list', 'meta'] as const;
export type RecordKind = (typeof kinds)[number];

/** What a page states about one thing: names and values, as the page gives them. */
export interface PageRecord {
  kind: RecordKind;
  /** Records of one list, such as the rows of a table, share this. */
  group: string;
  values: ReadonlyMap<string, unknown>;
  /** The page it was read from. */
  url: string;
}

/** Records kept of one page. */
export const MAX_RECORDS = 5000;

/** A name reduced to its words, so that `priceCurrency`, `price_currency` and `Price currency` are one. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A record from names and values; the first value of a name counts. */
export function toRecord(
  kind: RecordKind,
  group: string,
  url: string,
  entries: Iterable<readonly [string, unknown]>,
): PageRecord {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const words = wordsOf(name);
    if (words !== '' && value !== '' && value !== undefined && !values.has(words)) values.set(words, value);
  }
  return { kind, group, url, values };
}
