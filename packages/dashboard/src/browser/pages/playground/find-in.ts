/** A table from a response. */
export interface Found {
  columns: string[];
  rows: Record<string, unknown>[];
}

type Json = Record<string, unknown>;

/** Yields the objects inside a value, breadth first, from up to 5000 values. */
function* objectsIn(value: unknown): Generator<Json> {
  const waiting: unknown[] = [value];
  for (let at = 0; at < waiting.length && at < 5000; at += 1) {
    const one = waiting[at];
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) yield one as Json;
    waiting.push(...Object.values(one).slice(0, 1000));
  }
}

/** Converts the first list of a response to a table: of objects by their members, of plain values as they are. */
export function tableIn(response: unknown): Found | undefined {
  for (const object of objectsIn(Array.isArray(response) ? { response } : response))
    for (const [name, list] of Object.entries(object)) {
      if (!Array.isArray(list) || list.length === 0) continue;
      const rows = list.map((item: unknown) => (isObject(item) ? item : { [name]: item }));
      return { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
    }
  return undefined;
}

/** Finds the first page with Markdown in a response. */
export function pageIn(response: unknown): { markdown: string; title?: string; url?: string } | undefined {
  for (const { markdown, metadata } of objectsIn(response)) {
    if (typeof markdown !== 'string') continue;
    const { title, sourceURL, url = sourceURL } = (isObject(metadata) ? metadata : {}) as Json;
    return {
      markdown,
      ...(typeof title === 'string' && { title }),
      ...(typeof url === 'string' && { url }),
    };
  }
  return undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
