/** Max columns of a row; larger spans are cut. */
const MAX_COLUMNS = 1000;
/** Max rows that one cell may span (HTML Standard, 4.9.11). */
const MAX_ROWS = 65_534;

/** A row of a table with one cell per column; a cell that spans columns or rows is repeated in each. */
export interface GridRow {
  row: Element;
  cells: (Element | undefined)[];
}

/** Expands the `colspan` and `rowspan` of a table into rows. */
export function createGrid(table: Element): GridRow[] {
  const below = new Map<number, { cell: Element; rows: number }>();
  let group: Element | null = null;
  return [...table.querySelectorAll('tr')].map((row) => {
    // A cell ends with the part of the table that it stands in.
    if (row.parentElement !== group) below.clear();
    group = row.parentElement;
    const cells: (Element | undefined)[] = [];
    const fill = (): void => {
      for (let above = below.get(cells.length); above !== undefined; above = below.get(cells.length)) {
        if (--above.rows === 0) below.delete(cells.length);
        cells.push(above.cell);
      }
    };
    for (const cell of row.querySelectorAll('th, td')) {
      fill();
      const rows = spanOf(cell, 'rowspan', MAX_ROWS) - 1;
      const columns = Math.min(spanOf(cell, 'colspan', MAX_COLUMNS), MAX_COLUMNS - cells.length);
      for (let column = 0; column < columns; column++) {
        if (rows > 0) below.set(cells.length, { cell, rows });
        cells.push(cell);
      }
    }
    fill();
    return { row, cells };
  });
}

function spanOf(cell: Element, name: string, max: number): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  // A `rowspan` of 0 reaches to the end of the part; a `colspan` of 0 is an error and means 1.
  if (span === 0 && name === 'rowspan') return max;
  return Number.isNaN(span) ? 1 : Math.min(Math.max(1, span), max);
}
