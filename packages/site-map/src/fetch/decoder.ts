import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** Receives decoded bytes; answers false when it wants no more. */
export type Sink = (chunk: Buffer) => boolean;

/** The content codings we count, and so the only ones we accept. */
export const ACCEPT_ENCODING = 'gzip, br';

export interface DecoderOptions {
  /** Value of the Content-Encoding header, or empty. */
  readonly encoding: string;
  /** Decoded bytes after which the rest is not read. */
  readonly maxBytes: number;
  /** Unpack a body that is itself a gzip file (`sitemap.xml.gz`), whatever its name or type says. */
  readonly sniffGzip: boolean;
  readonly sink: Sink;
  /** Called when a full decoder has room again. */
  readonly onDrain: () => void;
  /** Called once when the sink or the byte cap wants no more. */
  readonly onEnough: () => void;
}

/**
 * Decodes a body chunk by chunk and counts what comes out, so that a small body cannot become a large one.
 * gzip is recognised by its magic bytes: a plain body labelled gzip is taken as it is.
 */
export class BodyDecoder {
  /** Decoded bytes handed to the sink. */
  bytes = 0;
  /** True when the body was cut at `maxBytes`. */
  truncated = false;
  readonly #options: DecoderOptions;
  #stages: Transform[] = [];
  #finished: Promise<void> | undefined;
  #first: ((chunk: Buffer) => boolean) | undefined;
  /** A body of one byte, so far. */
  #single: Buffer | undefined;
  #done = false;

  constructor(options: DecoderOptions) {
    this.#options = options;
    this.#first = (chunk) => this.#open(chunk);
  }

  /** Takes bytes from the wire; answers false when the caller should pause until `onDrain`. */
  write(chunk: Buffer): boolean {
    if (this.#done || chunk.length === 0) return true;
    if (this.#first) return this.#first(chunk);
    return this.#push(chunk);
  }

  /** Ends the body and settles when the last decoded byte was handed over. Rejects on corrupt compression. */
  async end(): Promise<void> {
    if (this.#single) this.#deliver(this.#single);
    const head = this.#stages[0];
    if (!head || this.#done) return;
    head.end();
    // The first bytes out of the outer stage may open an inner one, and with it a later end.
    for (let awaited: Promise<void> | undefined; awaited !== this.#finished;) {
      awaited = this.#finished;
      await awaited;
    }
  }

  /** Stops at once and frees the decoder. */
  destroy(): void {
    this.#done = true;
    for (const stage of this.#stages) stage.destroy();
  }

  /** Decides by the first bytes what the body is; a single one says nothing yet. */
  #open(chunk: Buffer): boolean {
    if (chunk.length < 2) {
      this.#first = (next) => this.#open(Buffer.concat([chunk, next]));
      this.#single = chunk;
      return true;
    }
    this.#first = this.#single = undefined;
    const stage = decoderFor(this.#options.encoding, chunk);
    const sniffs = this.#options.sniffGzip;
    if (stage) this.#chain(stage, sniffs);
    else if (sniffs && isGzip(chunk)) this.#chain(createGunzip(GZIP), false);
    return this.#push(chunk);
  }

  #push(chunk: Buffer): boolean {
    const head = this.#stages[0];
    if (head) return head.write(chunk);
    this.#deliver(chunk);
    return true;
  }

  #chain(stage: Transform, sniffs: boolean): void {
    this.#stages.push(stage);
    let sniffed = !sniffs;
    this.#finished = new Promise((resolve, reject) => {
      stage.on('end', resolve).on('close', resolve).on('error', reject);
    });
    this.#finished.catch(() => {});
    stage.on('drain', this.#options.onDrain);
    stage.on('error', () => {
      this.truncated = true;
      this.#options.onEnough();
    });
    stage.on('data', (chunk: Buffer) => {
      if (!sniffed) {
        sniffed = true;
        if (isGzip(chunk)) return this.#nest(stage, chunk);
      }
      this.#deliver(chunk);
    });
  }

  /** A gzip file inside a gzip coding: what the outer stage still yields goes through a second one. */
  #nest(outer: Transform, chunk: Buffer): void {
    outer.removeAllListeners('data');
    this.#chain(createGunzip(GZIP), false);
    const inner = this.#stages[1];
    if (!inner) return;
    inner.write(chunk);
    outer.pipe(inner);
  }

  #deliver(chunk: Buffer): void {
    if (this.#done) return;
    const room = this.#options.maxBytes - this.bytes;
    const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
    this.truncated = chunk.length > room;
    this.bytes += part.length;
    const wantsMore = this.#options.sink(part);
    if (wantsMore && !this.truncated) return;
    this.destroy();
    this.#options.onEnough();
  }
}

/** A cut-off stream still yields what it holds. */
const GZIP = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 65_536 };

const DEFLATE = { finishFlush: constants.Z_SYNC_FLUSH };

function decoderFor(encoding: string, chunk: Buffer): Transform | undefined {
  const coding = encoding.trim().toLowerCase();
  if (coding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // `deflate` means zlib (RFC 9110 §8.4.1.2); some servers send it bare.
  if (coding === 'deflate') return isZlib(chunk) ? createInflate(DEFLATE) : createInflateRaw(DEFLATE);
  return (coding === 'gzip' || coding === 'x-gzip') && isGzip(chunk) ? createGunzip(GZIP) : undefined;
}

/** A zlib header: method 8, and a check that makes both bytes a multiple of 31 (RFC 1950 §2.2). */
function isZlib(chunk: Buffer): boolean {
  return ((chunk[0] ?? 0) & 15) === 8 && chunk.readUInt16BE(0) % 31 === 0;
}

function isGzip(chunk: Buffer): boolean {
  return chunk[0] === 0x1f && chunk[1] === 0x8b;
}
