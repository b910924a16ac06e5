/**
 * Wraps a stream of bytes: reports its failure to `onError` and hides the error from the host. Encodes strings as
 * UTF-8.
 * @throws TypeError when the stream has been read from or has another reader.
 */
export function watchStream(
  stream: ReadableStream<unknown>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  assertUnused(stream);
  const reader = stream.getReader();
  let cancelled = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    try {
      const { done, value } = await reader.read();
      if (cancelled) return;
      if (done) controller.close();
      else controller.enqueue(toBytes(value));
    } catch (error) {
      void reader.cancel().catch(() => {});
      // Some hosts put the message of the first error into a response of their own.
      controller.error(new Error('The stream of the answer broke off.'));
      onError(error);
    }
  };
  const cancel = (reason: unknown): Promise<void> => {
    cancelled = true;
    return reader.cancel(reason);
  };
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

/**
 * Only a `Response` detects a stream that was read from; some hosts create theirs lazily, when the body is accessed.
 */
function assertUnused(stream: ReadableStream<unknown>): void {
  try {
    if (!stream.locked && new Response(stream as ReadableStream<Uint8Array>).body) return;
  } catch {
    // The error below is the same for every host.
  }
  throw new TypeError('The stream was read before. Return one that nobody has read from.');
}

const encoder = new TextEncoder();

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return encoder.encode(chunk);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  throw new TypeError('The stream gave something that is neither bytes nor text.');
}
