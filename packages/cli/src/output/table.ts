import { stripVTControlCharacters } from 'node:util';
import { cut, getWidth, pad } from './width.ts';

/** Format of a table. */
export interface TableOptions {
  /** Columns of the terminal. */
  width: number;
  color: boolean;
}

/**
 * Formats rows as a table that fits the width of the terminal. The columns are the members of the rows; the last one is
 * cut first.
 */
export function table(
  rows: readonly Readonly<Record<string, string>>[],
  { width, color }: TableOptions,
): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => plain(row[name] ?? '')));
  const widths = fit(
    names.map((name, at) => Math.max(...[name, ...cells.map((row) => row[at]!)].map(getWidth))),
    width,
  );
  const line = (row: readonly string[]): string =>
    row
      .slice(0, widths.length)
      .map((cell, at) => pad(cut(cell, widths[at]!), widths[at]!))
      .join('  ')
      .trimEnd();
  const head = line(names.map((name) => name.toUpperCase()));
  return `${[color ? `\u001B[1m${head}\u001B[22m` : head, ...cells.map((row) => line(row))].join('\n')}\n`;
}

/** Removes control characters from untrusted text and joins its lines. */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Returns the widths of the columns that fit, from the left, while there is room for 8 more characters. */
function fit(preferred: readonly number[], width: number): number[] {
  const widths: number[] = [];
  let left = width;
  for (const [at, want] of preferred.entries()) {
    if (left < Math.min(want, 8)) break;
    // The first column identifies the row, so it may use two thirds.
    const max = at < preferred.length - 1 ? Math.max(8, Math.floor((left * 2) / 3)) : left;
    widths.push(Math.min(want, max));
    left -= widths.at(-1)! + 2;
  }
  return widths.length > 0 ? widths : [Math.max(1, width)];
}
