import type { PartHead } from './part-head.ts';
import type { PartReader } from './part-reader.ts';

/** A file that a handler reads while it arrives. */
export class FilePart {
  /** The file name from the client, without directories; empty when there is none. */
  readonly name: string;
  /** The media type from the client; empty when there is none. */
  readonly type: string;
  readonly #stream: ReadableStream<Uint8Array>;

  constructor({ filename = '', contentType = '' }: PartHead, stream: ReadableStream<Uint8Array>) {
    this.name = filename;
    this.type = contentType;
    this.#stream = stream;
  }

  /** The bytes, which can be read once. Fails with a rejection when the rest of the request is not valid. */
  stream(): ReadableStream<Uint8Array> {
    return this.#stream;
  }

  /** Reads the full file into memory. */
  arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.#stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();
  }

  /** Reads the full file as UTF-8. */
  text(): Promise<string> {
    return new Response(this.#stream as ReadableStream<Uint8Array<ArrayBuffer>>).text();
  }
}

/** Wraps the current part in a stream, which reads only on demand. */
export function streamPart(
  reader: PartReader,
  { onChunk, onEnd, onError }: StreamHooks,
): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    try {
      const chunk = await reader.nextChunk();
      if (!chunk) {
        await onEnd();
        return controller.close();
      }
      onChunk(chunk);
      controller.enqueue(chunk);
    } catch (error) {
      controller.error(onError(error));
    }
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

interface StreamHooks {
  onChunk(chunk: Uint8Array): void;
  /** Called after the last chunk. */
  onEnd(): Promise<void>;
  /** Maps an error to the error of the stream. */
  onError(error: unknown): unknown;
}
