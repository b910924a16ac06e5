/** Returns the median. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Returns the interquartile range: the likely result of one more round. */
export function range(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.round((sorted.length - 1) * part)].toFixed(2);
  return `${at(0.25)}–${at(0.75)}`;
}

/** Prints rows of `{ name, [column]: text }`. */
export function printTable(title, rows) {
  console.log(`\n${title}`);
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) =>
    Math.max(...rows.map((row) => String(row[column]).length), column.length),
  );
  const line = (cells) =>
    console.log(cells.map((cell, index) => String(cell).padEnd(widths[index])).join('  '));
  line(columns);
  for (const row of rows) line(columns.map((column) => row[column]));
}

/** `1.23`, or `–` when there is no measurement. */
export function ratio(value, base) {
  return base && value ? (value / base).toFixed(2) : '–';
}
