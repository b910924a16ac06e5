import { isAbout, lookUp } from './names.ts';
import type { PageRecord, RecordKind } from './record.ts';

/** Meta elements and lines of text are no list. */
const LISTED: ReadonlySet<string> = new Set([
  'json-ld',
  'microdata',
  'rdfa',
  'table',
  'definition-list',
  'card',
]);

/** The record that states most of the names, at least one; among equals, and before all, one that goes by `name`. */
export function bestRecord(
  records: readonly PageRecord[],
  names: readonly string[],
  name: string,
): PageRecord | undefined {
  let best: PageRecord | undefined;
  let bestScore = 0;
  for (const record of records) {
    const count = stated(record, names);
    const score = count === 0 ? 0 : count + (isAbout(record, name) ? names.length : 0);
    if (score > bestScore) [best, bestScore] = [record, score];
  }
  return best;
}

/**
 * The records that may answer what the best one leaves open: those of the same thing, and those that stand alone. A
 * thing or a row of the same list as another speaks for itself only.
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
 * The list whose members state most of the names, one that goes by `name` first.
 * @param taken lists that another member of the result shows already: they come last.
 */
export function bestGroup(
  records: readonly PageRecord[],
  names: readonly string[],
  { name, used }: { name: string; used: ReadonlySet<string> },
): PageRecord[] {
  const groups = new Map<string, Group>();
  for (const record of records) {
    const count = LISTED.has(record.kind) ? stated(record, names) : 0;
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

/** Of a page that states the same list in several syntaxes, the longest; the most trustworthy of equals. */
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

/** What a record is one of: things of one type are one list over all pages, whatever syntax states them. */
export function getGroupKey(record: PageRecord): string {
  const types = isThing(record) ? record.group.slice(record.kind.length + 1) : '';
  return types === '' ? getGroup(record) : `things ${types}`;
}

/** Things of one type and syntax are one group over all pages; the rows of a table stay with their table. */
function getGroup(record: PageRecord): string {
  return isThing(record) ? record.group : `${record.url} ${record.group}`;
}

function isThing({ kind }: PageRecord): boolean {
  return kind === 'json-ld' || kind === 'microdata' || kind === 'rdfa';
}

function stated(record: PageRecord, names: readonly string[]): number {
  return names.filter((name) => lookUp(record, name) !== undefined).length;
}
