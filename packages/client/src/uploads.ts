import type { RequestEvent } from './runtime/options.ts';

/** How much of a body was handed to the network. */
export interface UploadProgress {
  /** Identifier of the operation. */
  operation: string;
  /** The attempt, from 1: each sends the whole body. */
  attempt: number;
  /** Bytes so far, the lines between the parts of a form included. */
  sentBytes: number;
  totalBytes: number;
}

/** What a file is called. */
export interface FileNames {
  /** Name that is sent. Default: the last part of the path. */
  name?: string | undefined;
  /** Media type that is sent. Default: none, so that the content decides. */
  type?: string | undefined;
}

/**
 * A file on a disk, read piece by piece while it is sent, and again where it is sent again; never as a whole. In Node.js
 * and Bun.
 * @throws the error of the file system where there is no such file. One that changes before it is sent fails the call.
 */
export async function fileFromPath(path: string | URL, names: FileNames = {}): Promise<File> {
  const { openAsBlob } = (await import(fileSystem)) as FileSystem;
  const text = path instanceof URL ? decodeURIComponent(path.pathname) : path;
  const { name = text.replace(/^.*[\\/]/s, ''), type = '' } = names;
  return new File([await openAsBlob(path, { type })], name, { type });
}

/** The part of `node:fs` that is used. Not imported by a literal: bundlers for browsers would look for it. */
interface FileSystem {
  openAsBlob(path: string | URL, options: { type: string }): Promise<Blob>;
}
const fileSystem: string = 'node:fs';

/** Most bytes that `fileFromStream` reads, where nothing else is said: 64 MiB. */
const MAX_BYTES = 2 ** 26;

/**
 * Reads a stream, of Node.js or of the Web, into a file: its length is told before it is sent, and it can be sent again.
 * @param options `maxBytes`: most bytes that are read. Default 67,108,864 (64 MiB).
 * @throws RangeError for more than `maxBytes`, the stream then closed; what the stream throws
 */
export async function fileFromStream(
  stream: AsyncIterable<Uint8Array | string> | ReadableStream<Uint8Array>,
  { name = 'file', type = '', maxBytes = MAX_BYTES }: FileNames & { maxBytes?: number | undefined } = {},
): Promise<File> {
  const pieces: (Uint8Array<ArrayBuffer> | string)[] = [];
  let bytes = 0;
  // In some runtimes the types of the Web do not say that their streams can be iterated.
  for await (const piece of stream as AsyncIterable<Uint8Array | string>) {
    bytes += typeof piece === 'string' ? new TextEncoder().encode(piece).length : piece.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The stream is longer than maxBytes (${maxBytes}).`);
    // A copy: many streams give the same memory again and again.
    pieces.push(typeof piece === 'string' ? piece : Uint8Array.from(piece));
  }
  return new File(pieces, name, { type });
}

/**
 * Tells how much of a form with files was sent, for `createClient({ onRequest: uploadProgress(console.log) })`. Called at
 * the beginning and after each piece of each attempt; a throw at the beginning ends the call, a later one the attempt. In Node.js, where a body can be
 * streamed with its length told; in other runtimes and for bodies that are no form it changes nothing and tells nothing.
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

/** Gives a piece when it is asked for one, and not before. */
function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  const pull = async (controller: ReadableStreamDefaultController<Bytes>): Promise<void> => {
    const { done, value } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull, cancel: () => void pieces.return(undefined) }, { highWaterMark: 0 });
}

/** Bytes handed over at once: what is in memory would come as one piece. */
const PIECE = 65_536;

/** The bytes of a body, and after each piece how many were taken. */
async function* counted(body: Blob, report: (more: number) => void): AsyncGenerator<Bytes> {
  for await (const piece of body.stream()) {
    for (let at = 0; at < piece.byteLength; at += PIECE) {
      const part = piece.subarray(at, at + PIECE);
      yield part;
      report(part.byteLength);
    }
  }
}

/** Bun and Deno call themselves Node.js as well. */
function isNode(): boolean {
  return 'process' in globalThis && !('Bun' in globalThis) && !('Deno' in globalThis);
}
