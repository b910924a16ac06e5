import type { BodySource, NodeStream } from '../body-source.ts';

/** Returns the next chunk of a body, never empty; undefined after the last. Rejects with a `BodyError`. */
export type NextChunk = () => Promise<Uint8Array | undefined>;

/** Why a body has no next chunk. */
export class BodyError extends Error {
  readonly reason: 'too-large' | 'aborted';

  constructor(reason: 'too-large' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

/** Reads the chunks of a body one at a time, only on demand; fails after `limit` bytes. */
export function readChunks(
  source: Extract<BodySource, { stream: unknown } | { bytes: unknown }>,
  limit: number,
): NextChunk {
  const { next, cancel } = 'bytes' in source ? ofBytes(source.bytes) : ofStream(source.stream);
  let total = 0;
  return async () => {
    for (;;) {
      const chunk = await next();
      total += chunk?.length ?? 0;
      if (total > limit) {
        cancel();
        throw new BodyError('too-large');
      }
      if (chunk?.length !== 0) return chunk;
    }
  };
}

interface Chunks {
  next: NextChunk;
  /** Asks the sender, where the host can, to stop sending. */
  cancel(): void;
}

function ofBytes(bytes: Uint8Array): Chunks {
  const chunks = [bytes];
  return { next: async () => chunks.pop(), cancel: () => {} };
}

function ofStream(stream: ReadableStream<Uint8Array> | NodeStream): Chunks {
  return 'getReader' in stream ? ofWebStream(stream) : ofNodeStream(stream);
}

function ofWebStream(stream: ReadableStream<Uint8Array>): Chunks {
  if (stream.locked) return broken;
  const reader = stream.getReader();
  return {
    async next() {
      const read = await reader.read().catch(() => undefined);
      if (!read) throw new BodyError('aborted');
      return read.value;
    },
    cancel: () => void reader.cancel().catch(() => {}),
  };
}

const broken: Chunks = {
  next: () => Promise.reject(new BodyError('aborted')),
  cancel: () => {},
};

function ofNodeStream(stream: NodeStream): Chunks {
  if (stream.readableEnded) return { next: async () => undefined, cancel: () => {} };
  // Node emits no event for a client that disconnected before.
  if (stream.destroyed) return broken;
  const chunks: Uint8Array[] = [];
  let end: 'whole' | 'aborted' | undefined;
  let wake: (() => void) | undefined;
  const finish = (how: NonNullable<typeof end>) => (): void => {
    end ??= how;
    wake?.();
  };
  stream.on('data', (chunk) => {
    chunks.push(chunk);
    stream.pause();
    wake?.();
  });
  stream.on('end', finish('whole'));
  stream.on('error', finish('aborted'));
  stream.on('close', finish('aborted'));
  const next: NextChunk = async () => {
    while (chunks.length === 0) {
      if (end === 'whole') return undefined;
      if (end) throw new BodyError('aborted');
      stream.resume();
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return chunks.shift();
  };
  return { next, cancel: () => {} };
}
