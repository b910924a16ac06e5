import type { RequestEvent } from './runtime/options.ts';

/** How much of a body has been passed to the network. */
export interface UploadProgress {
  /** Identifier of the operation. */
  operation: string;
  /** The attempt, from 1: each sends the full body. */
  attempt: number;
  /** Bytes so far, including the lines between the parts of a form. */
  sentBytes: number;
  totalBytes: number;
}

/** Name and type of a file. */
export interface FileNames {
  /** Name that is sent. Default: the last part of the path. */
  name?: string | undefined;
  /** Media type that is sent. Default: none, so that the content decides. */
  type?: string | undefined;
}

/**
 * Opens a file on a disk that is read piece by piece while it is sent, and a second time for a retry; never as one
 * buffer. In Node.js and Bun.
 * @throws the error of the file system when there is no such file. A file that changes before it is sent fails the
 *   call.
 */
export async function fileFromPath(path: string | URL, names: FileNames = {}): Promise<File> {
  const { openAsBlob } = (await import(fileSystem)) as FileSystem;
  const text = path instanceof URL ? decodeURIComponent(path.pathname) : path;
  const { name = text.replace(/^.*[\\/]/s, ''), type = '' } = names;
  return new File([await openAsBlob(path, { type })], name, { type });
}

/** The part of `node:fs` in use. Not imported by a literal, which bundlers for browsers would try to resolve. */
interface FileSystem {
  openAsBlob(path: string | URL, options: { type: string }): Promise<Blob>;
}
const fileSystem: string = 'node:fs';

/** Default maximum number of bytes that `fileFromStream` reads: 64 MiB. */
const MAX_BYTES = 2 ** 26;

/**
 * Reads a stream, of Node.js or of the Web, into a file: its length is known before it is sent, and it can be retried.
 * @param options `maxBytes`: maximum number of bytes to read. Default 67,108,864 (64 MiB).
 * @throws RangeError for more than `maxBytes`, after closing the stream; any error of the stream
 */
export async function fileFromStream(
  stream: AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>,
  { name = 'file', type = '', maxBytes = MAX_BYTES }: FileNames & { maxBytes?: number | undefined } = {},
): Promise<File> {
  const pieces: (Uint8Array<ArrayBuffer> | string)[] = [];
  let bytes = 0;
  // Some runtimes do not declare their web streams as iterable.
  for await (const piece of stream as AsyncIterable<Uint8Array | string>) {
    bytes += typeof piece === 'string' ? new TextEncoder().encode(piece).length : piece.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The stream is longer than maxBytes (${maxBytes}).`);
    // Copies the piece: many streams reuse the same memory.
    pieces.push(typeof piece === 'string' ? piece : Uint8Array.from(piece));
  }
  return new File(pieces, name, { type });
}

/**
 * Reports how much of a form with files was sent, for `createClient({ onRequest: uploadProgress(console.log) })`. Calls
 * the listener at the beginning and after each piece of each attempt; an error that it throws at the beginning ends the
 * call, a later one the attempt. Works in Node.js, which can stream a body of known length; in other runtimes and for
 * bodies that are not forms it does nothing.
 */
export function uploadProgress(listener: (progress: UploadProgress) => void): (event: RequestEvent) => void {
  return (event) => {
    const { body, operation, attempt, headers } = event;
    if (!(body instanceof Blob) || !isNode()) return;
    const totalBytes = body.size;
    let sentBytes = 0;
    const report = (more: number): void => {
      sentBytes += more;
      listener({ operation, attempt, sentBytes, totalBytes });
    };
    report(0);
    event.body = streamOf(counted(body, report));
    headers.set('content-length', String(totalBytes));
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a piece only on demand. */
function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  const pull = async (controller: ReadableStreamDefaultController<Bytes>): Promise<void> => {
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void pieces.return(undefined) }, { highWaterMark: 0 });
}

/** Bytes passed at once: data in memory would otherwise be one piece. */
const PIECE = 65_536;

/** Yields the bytes of a body, and reports the length of each piece. */
async function* counted(body: Blob, report: (more: number) => void): AsyncGenerator<Bytes> {
  for await (const piece of body.stream()) {
    for (let at = 0; at < piece.byteLength; at += PIECE) {
      const part = piece.subarray(at, at + PIECE);
      yield part;
      report(part.byteLength);
    }
  }
}

/** Bun and Deno also identify as Node.js. */
function isNode(): boolean {
  return 'process' in globalThis && !('Bun' in globalThis) && !('Deno' in globalThis);
}
