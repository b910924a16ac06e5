/** A table that an answer holds. */
export interface Found {
  columns: string[];
  rows: Record<string, unknown>[];
}

type Json = Record<string, unknown>;

/** The objects inside a value, those that are less deep first; a few thousand at most. */
function* objectsIn(value: unknown): Generator<Json> {
  const waiting: unknown[] = [value];
  for (let at = 0; at < waiting.length && at < 5000; at += 1) {
    const one = waiting[at];
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) yield one as Json;
    waiting.push(...Object.values(one).slice(0, 1000));
  }
}

/** The first list of an answer as a table: of objects by their members, of plain values as they are. */
export function tableIn(response: unknown): Found | undefined {
  for (const object of objectsIn(Array.isArray(response) ? { response } : response))
    for (const [name, list] of Object.entries(object)) {
      if (!Array.isArray(list) || list.length === 0) continue;
      const rows = list.map((item: unknown) => (isObject(item) ? item : { [name]: item }));
      return { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
    }
  return undefined;
}

/** The first page of an answer that is there as Markdown. */
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
