/** Formats rows as aligned columns under their names; returns `none` when there are no rows. */
export function table(rows: readonly object[], none: string): string {
  const [first] = rows;
  if (first === undefined) return none;
  const names = Object.keys(first);
  const cells = [names, ...rows.map((row) => names.map((name) => cellOf(row, name)))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellOf(row: object, name: string): string {
  const value = (row as Record<string, unknown>)[name];
  return Array.isArray(value) ? value.join(',') : String(value ?? '-');
}
