import type { WriteBody } from '../operation.ts';

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
