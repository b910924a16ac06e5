import { isAbout, lookUp } from './names.ts';
import type { PageRecord, RecordKind } from './record.ts';

/** Kinds of records that form lists; meta elements and lines of text do not. */
const LISTED: ReadonlySet<string> = new Set([
  'json-ld',
  'microdata',
  'rdfa',
  'table',
  'definition-list',
  'card',
]);

/** Returns the record that states the largest number of the names, at least one; a record about `name` has priority. */
export function bestRecord(
  records: readonly PageRecord[],
  names: readonly string[],
  name: string,
): PageRecord | undefined {
  let best: PageRecord | undefined;
  let bestScore = 0;
  for (const record of records) {
    const count = countStated(record, names);
    const score = count === 0 ? 0 : count + (isAbout(record, name) ? names.length : 0);
    if (score > bestScore) [best, bestScore] = [record, score];
  }
  return best;
}

/**
 * Returns the records that may fill the members that the best one lacks: records of the same thing, and single records.
 * Other things or rows of one list describe only themselves.
 */
export function besides(records: readonly PageRecord[], best: PageRecord): PageRecord[] {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(getGroup(record), (counts.get(getGroup(record)) ?? 0) + 1);
  return records.filter((record) => {
    if (record === best) return false;
    if (record.within && record.within.group === best.group) return false;
    return getGroup(record) !== getGroup(best) && counts.get(getGroup(record)) === 1;
  });
}

interface Group {
  score: number;
  records: PageRecord[];
}

/**
 * Returns the list whose members state the largest number of the names; a list about `name` has priority.
 * @param options `used`: keys of lists that another member of the result contains already; they lose a tie.
 */
export function bestGroup(
  records: readonly PageRecord[],
  names: readonly string[],
  { name, used }: { name: string; used: ReadonlySet<string> },
): PageRecord[] {
  const groups = new Map<string, Group>();
  for (const record of records) {
    const count = LISTED.has(record.kind) ? countStated(record, names) : 0;
    if (count === 0) continue;
    const key = getGroupKey(record);
    const group = groups.get(key) ?? { score: 0, records: [] };
    const score = count + (isAbout(record, name) ? names.length : 0) - (used.has(key) ? 0.5 : 0);
    group.score = Math.max(group.score, score);
    group.records.push(record);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.records = statedOnce(group.records);
  const sorted = [...groups.values()].toSorted(
    (a, b) => b.score - a.score || b.records.length - a.records.length,
  );
  return sorted[0]?.records ?? [];
}

/** Of a list that a page states in several syntaxes, returns the longest; on a tie, the more trusted kind. */
function statedOnce(records: readonly PageRecord[]): PageRecord[] {
  const pages = new Map<string, Map<RecordKind, PageRecord[]>>();
  for (const record of records) {
    const kinds = pages.get(record.url) ?? new Map<RecordKind, PageRecord[]>();
    const stating = kinds.get(record.kind) ?? [];
    stating.push(record);
    pages.set(record.url, kinds.set(record.kind, stating));
  }
  return [...pages.values()].flatMap((kinds) => {
    const bestScore = Math.max(...[...kinds.values()].map(({ length }) => length));
    return [...kinds.values()].find(({ length }) => length === bestScore)!;
  });
}

/** Returns the key of a record's list. Things of one type are one list over all pages, in any syntax. */
export function getGroupKey(record: PageRecord): string {
  const types = isThing(record) ? record.group.slice(record.kind.length + 1) : '';
  return types === '' ? getGroup(record) : `things ${types}`;
}

/**
 * Returns the group of a record. Things of one type and syntax are one group over all pages; rows belong to their
 * table.
 */
function getGroup(record: PageRecord): string {
  return isThing(record) ? record.group : `${record.url} ${record.group}`;
}

function isThing({ kind }: PageRecord): boolean {
  return kind === 'json-ld' || kind === 'microdata' || kind === 'rdfa';
}

function countStated(record: PageRecord, names: readonly string[]): number {
  return names.filter((name) => lookUp(record, name) !== undefined).length;
}

/**
 * Returns a record for each page that states two or more of the names by records about itself, at least one of them
 * other than what it says of itself in `meta` elements and its heading.
 */
export function listPages(records: readonly PageRecord[], names: readonly string[]): PageRecord[] {
  const pages = new Map<string, PageRecord[]>();
  for (const record of records) pages.set(record.url, [...(pages.get(record.url) ?? []), record]);
  return [...pages.values()].flatMap((ofPage) => {
    const best = bestRecord(
      ofPage.filter(({ kind }) => kind !== 'meta'),
      names,
      '',
    );
    if (best === undefined) return [];
    const values = new Map(best.values);
    for (const { values: others } of besides(ofPage, best))
      for (const [name, value] of others) if (!values.has(name)) values.set(name, value);
    const page = { ...best, values };
    return countStated(page, names) > 1 ? [page] : [];
  });
}
