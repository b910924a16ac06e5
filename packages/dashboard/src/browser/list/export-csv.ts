/** Max requests of an export, and entries of each: 100,000 entries. */
const MAX_REQUESTS = 200;
const LIMIT = 500;

/** What is exported. */
export interface CsvOptions<Item> {
  /** Also the name of the file. */
  name: string;
  loadAll(part: { cursor?: string; limit: number }): Promise<{ items: Item[]; cursor?: string | undefined }>;
  csv: Readonly<Record<string, (item: Item) => string | number | undefined>>;
}

/** Saves all entries of a list, with its filters and in its order, as CSV (RFC 4180). */
export async function exportCsv<Item>({ name, loadAll, csv }: CsvOptions<Item>): Promise<void> {
  const lines = [toCsvLine(Object.keys(csv))];
  let cursor: string | undefined;
  for (let requests = 0; requests < MAX_REQUESTS; requests += 1) {
    const part = await loadAll({ ...(cursor && { cursor }), limit: LIMIT });
    for (const item of part.items) lines.push(toCsvLine(Object.values(csv).map((value) => value(item))));
    cursor = part.cursor;
    if (cursor === undefined) break;
  }
  downloadFile(lines, { name: `${name.replaceAll(' ', '-')}.csv`, type: 'text/csv;charset=utf-8' });
}

/** Formats a line. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function toCsvLine(values: readonly (string | number | undefined)[]): string {
  const cells = values.map((value) => {
    if (typeof value === 'number') return String(value);
    const text = (value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}

/** Saves text as a file of the person. */
function downloadFile(parts: string[], { name, type }: { name: string; type: string }): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
