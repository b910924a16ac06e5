import type { ItemWriter } from './item-writer.ts';

/** How items become a stream of bytes. */
export interface ItemStreamOptions {
  /** Milliseconds without an item after which a heartbeat is written; 0 for none. */
  heartbeatMs: number;
  /** Called for each item before it is written. @throws what ends the stream */
  check?: ((item: unknown) => unknown) | undefined;
}

type Items = AsyncIterable<unknown> | Iterable<unknown>;

/** Whether a body is a sequence of items, not bytes, text or a stream of them. */
export function isItems(body: unknown): body is Items {
  if (typeof body !== 'object' || body === null) return false;
  if (body instanceof ReadableStream || ArrayBuffer.isView(body) || 'pipe' in body) return false;
  return Symbol.asyncIterator in body || Symbol.iterator in body;
}

/**
 * Writes items as they come, each when its host asks for more, so that a slow client slows down the handler. When the
 * client disconnects, the iterator is ended (`return`).
 */
export function toItemStream(
  items: Items,
  writer: ItemWriter,
  { heartbeatMs, check }: ItemStreamOptions,
): ReadableStream<Uint8Array> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let pending: Promise<IteratorResult<unknown>> | undefined;
  let hasBegun = false;
  const next = async (): Promise<string | Uint8Array | undefined> => {
    if (!hasBegun) {
      hasBegun = true;
      if (writer.begin) return writer.begin;
    }
    pending ??= Promise.resolve(iterator.next());
    const result = await orHeartbeat(pending, writer.heartbeat === undefined ? 0 : heartbeatMs);
    if (result === undefined) return writer.heartbeat;
    pending = undefined;
    if (result.done) return undefined;
    await check?.(result.value);
    return writer.write(result.value);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const chunk = await next();
          if (chunk !== undefined) return controller.enqueue(toBytes(chunk));
          if (writer.end) controller.enqueue(toBytes(writer.end));
          controller.close();
        } catch (error) {
          release(iterator);
          controller.error(error);
        }
      },
      cancel: () => release(iterator),
    },
    { highWaterMark: 0 },
  );
}

/** Not awaited: a generator that waits for its next item ends only after that. */
function release(iterator: AsyncIterator<unknown> | Iterator<unknown>): void {
  void Promise.resolve(iterator.return?.()).catch(() => {});
}

/** The result, or `undefined` when it takes longer. */
async function orHeartbeat<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  if (ms === 0) return result;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([result, silence]);
  } finally {
    clearTimeout(timer);
  }
}

const encoder = new TextEncoder();

function toBytes(chunk: string | Uint8Array): Uint8Array {
  return typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
}
