/** Formats rows as aligned columns under their names; returns `none` when there are no rows. */
export function table(rows: readonly object[], none: string): string {
  const [first] = rows;
  if (first === undefined) return none;
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => cellOf(row, name)))];
  return alignColumns(cells).join('\n');
}

/** Pads the cells of each column to its width, two spaces apart; each row has the cells of the first. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

function cellOf(row: object, name: string): string {
  const value = (row as Record<string, unknown>)[name];
  return Array.isArray(value) ? value.join(',') : String(value ?? '-');
}

/** Removes control characters and bidirectional marks, with which a page could steer a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
