import { parseItem } from './item-reader.ts';
import type { ItemReader, ItemSource } from './item-reader.ts';
import { TOO_LONG } from './split.ts';

/** Reads JSON text sequences (RFC 7464): each text begins with a record separator, and ends with a line feed. */
export function sequenceItems(type: string): ItemReader {
  return { type, read: readSequence };
}

async function* readSequence(source: ItemSource): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of source.chunks) {
    const strings = (held + decoder.decode(chunk, { stream: true })).split('\u001e');
    held = strings.pop()!;
    for (const text of strings) if (text.trim()) yield parseItem(text, source);
    // Yields a text as soon as it is complete, not when the next one begins.
    const item = held.endsWith('\n') ? tryParse(held) : undefined;
    if (item !== undefined) {
      held = '';
      yield item.value;
    }
    if (held.length > source.limit) throw source.fail(TOO_LONG);
  }
  if (held.trim()) yield parseItem(held, source);
}

function tryParse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
