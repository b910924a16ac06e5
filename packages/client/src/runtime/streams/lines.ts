import { parseItem } from './item-reader.ts';
import type { ItemReader } from './item-reader.ts';
import { split } from './split.ts';

/** Reads one JSON text a line: JSON Lines and NDJSON. Empty lines are passed over; the last needs no end. */
export function lineItems(type: string): ItemReader {
  return {
    type,
    async *read(source) {
      for await (const { text } of split(source, /\n/)) if (text.trim()) yield parseItem(text, source);
    },
  };
}
