import type { PartHead } from './part-head.ts';
import type { PartReader } from './part-reader.ts';

/** A file that is handed on while it arrives. */
export class FilePart {
  /** As its sender named it, without directories; empty where it has no name. */
  readonly name: string;
  /** As its sender said; empty where nothing was. */
  readonly type: string;
  readonly #stream: ReadableStream<Uint8Array>;

  constructor({ filename = '', contentType = '' }: PartHead, stream: ReadableStream<Uint8Array>) {
    this.name = filename;
    this.type = contentType;
    this.#stream = stream;
  }

  /** Its bytes, which are read once. Fails with a rejection where the request turns out not to be valid. */
  stream(): ReadableStream<Uint8Array> {
    return this.#stream;
  }

  /** All of it, in memory. */
  arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.#stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();
  }

  /** All of it as UTF-8. */
  text(): Promise<string> {
    return new Response(this.#stream as ReadableStream<Uint8Array<ArrayBuffer>>).text();
  }
}

/** The bytes of the part at hand as a stream, which is read no faster than it is asked for. */
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
  /** Behind the last of them. */
  onEnd(): Promise<void>;
  /** The error that a reader of the stream is given. */
  onError(error: unknown): unknown;
}
