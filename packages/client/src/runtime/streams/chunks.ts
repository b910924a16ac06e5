import type { Call } from '../call.ts';
import { CallError, NetworkError } from '../errors.ts';
import { within } from '../within.ts';

/**
 * Yields the bytes of a body on demand, and closes it when the consumer stops.
 * @throws AbortError, TimeoutError when nothing arrives for `timeoutMs`, NetworkError when the connection breaks
 */
export async function* readChunks(body: ReadableStream<Uint8Array>, call: Call): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const next = await within(call, 'timeoutMs', call.limits.timeoutMs, () => reader.read()).catch(
        (cause: unknown) => new NetworkError(call, cause),
      );
      if (next instanceof CallError) throw next;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a body whose connection hangs would never be closed.
    reader.cancel().catch(() => {});
  }
}
