import { parseItem, type ItemReader, type ItemSource } from './item-reader.ts';
import { split, TOO_LONG } from './split.ts';
import type { WriteBody } from '../operation.ts';

/** Reads one JSON text a line: JSON Lines and NDJSON. Empty lines are passed over; the last needs no end. */
export function lineItems(type: string): ItemReader {
  return {
    type,
    async *read(source) {
      for await (const { text } of split(source, /\n/)) if (text.trim()) yield parseItem(text, source);
    },
  };
}

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

/**
 * Writes the body of a request from items as they come, one JSON text a line, or each behind a record separator. It is
 * sent once: items that were read cannot be read a second time.
 * @param separator stands before each text; for `application/json-seq` a record separator
 */
export function itemsBody(type: string, separator = ''): WriteBody {
  return (input, headers) => {
    headers['content-type'] = type;
    const items = input as AsyncIterable<unknown> & Iterable<unknown>;
    const iterator = items[Symbol.asyncIterator]?.() ?? items[Symbol.iterator]?.();
    if (iterator === undefined) throw new TypeError('The body must be an iterable of items.');
    const encoder = new TextEncoder();
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await iterator.next();
          if (done) return controller.close();
          const text = JSON.stringify(value) as string | undefined;
          if (text === undefined) throw new TypeError('An item of the body cannot be written as JSON.');
          controller.enqueue(encoder.encode(`${separator}${text}\n`));
        },
        async cancel() {
          await iterator.return?.();
        },
      },
      { highWaterMark: 0 },
    );
  };
}
