import { findUrl, isRecord, pickScalars } from './items.ts';
import { plain } from './table.ts';
import type { TableOptions } from './table.ts';
import { wrap } from './width.ts';

/** A list of results, such as the images that a search found. */
export interface ResultGroup {
  name: string;
  items: readonly unknown[];
}

/** Returns the lists of a response that is nothing but lists of pages, as that of a search is; else undefined. */
export function findGroups(data: unknown): ResultGroup[] | undefined {
  if (!isRecord(data)) return undefined;
  const groups = Object.entries(data).map(([name, items]) => ({ name, items }));
  return groups.length > 0 && groups.every(({ items }) => Array.isArray(items) && items.every(hasUrl))
    ? (groups as ResultGroup[]).filter(({ items }) => items.length > 0)
    : undefined;
}

function hasUrl(item: unknown): boolean {
  return findUrl(item) !== undefined;
}

/** Formats results as a numbered list for people: title, URL, and what there is of a description. */
export function formatGroups(groups: readonly ResultGroup[], { width, color }: TableOptions): string {
  const bold = (text: string): string => (color ? `\u001B[1m${text}\u001B[22m` : text);
  return groups
    .flatMap(({ name, items }) => [
      ...(groups.length > 1 ? [bold(name.toUpperCase())] : []),
      ...items.map((item, at) => formatResult(item, at + 1, { width, bold })),
    ])
    .map((block) => `${block}\n`)
    .join('\n');
}

function formatResult(
  item: unknown,
  number: number,
  { width, bold }: { width: number; bold: (text: string) => string },
): string {
  const { title, description } = describeResult(item);
  const url = plain(findUrl(item) ?? '');
  const start = `${number}. `.padEnd(4);
  const lines = [
    ...wrap(title, width - 4).map(bold),
    ...(url === title ? [] : [url]),
    ...wrap(description, width - 4),
  ];
  return lines.map((line, at) => (at === 0 ? start : '    ') + line).join('\n');
}

/** Returns the title of a result, or else its URL, and its longest other text that is no page. */
export function describeResult(item: unknown): { title: string; description: string } {
  const { title, description, snippet } = pickScalars(item);
  return { title: plain(title ?? findUrl(item) ?? ''), description: plain(description ?? snippet ?? '') };
}
