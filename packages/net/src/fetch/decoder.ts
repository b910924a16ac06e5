import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib';
import { Gunzip } from './gunzip.ts';

/**
 * Receives decoded bytes; returns false when it needs no more. Further ones wait for a promise that it returns, which
 * must not reject.
 */
export type Sink = (chunk: Buffer) => boolean | Promise<boolean>;

/** The supported content codings; others cannot be counted, so they are not accepted. */
export const ACCEPT_ENCODING = 'gzip, br';

/** Codings that nothing here decodes, by the bytes that such a body begins with; a plain body may be labelled so. */
const UNSUPPORTED: Readonly<Record<string, readonly number[]>> = {
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
  compress: [0x1f, 0x9d],
  'x-compress': [0x1f, 0x9d],
};
/** Max codings of one body. */
const MAX_CODINGS = 3;

/** Reads Content-Encoding (RFC 9110 §8.4): the codings in the order in which they were applied. */
export function readCodings(header: string | undefined): string[] {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  return codings.filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * Why a body that begins with a chunk cannot be decoded, as the end of a sentence; undefined when it can be tried.
 * @param codings as they were applied.
 */
export function findUnsupported(codings: readonly string[], chunk: Buffer): string | undefined {
  const outermost = codings.at(-1) ?? '';
  const magic = Object.hasOwn(UNSUPPORTED, outermost) ? UNSUPPORTED[outermost] : undefined;
  if (magic?.every((byte, index) => chunk[index] === byte) === true)
    return `encodes its content as ${outermost}, which was not asked for`;
  return codings.length > MAX_CODINGS ? `encodes its content ${codings.length} times` : undefined;
}

/** Max gzip files that are nested: a server may compress a file that is one already. */
const MAX_GZIP = 2;

export interface DecoderOptions {
  /** The codings that were applied, in this order; see {@link readCodings}. */
  readonly codings: readonly string[];
  /** Max decoded bytes; the rest is not read. */
  readonly maxBytes: number;
  /** Decompress a body that is itself a gzip file (`sitemap.xml.gz`), whatever its name or type. */
  readonly sniffGzip: boolean;
  readonly sink: Sink;
  /** Called when a full decoder can take more bytes. */
  readonly onDrain: () => void;
  /** Called once when the sink or the limit needs no more bytes. */
  readonly onEnough: () => void;
}

/**
 * Decodes a body chunk by chunk and counts the result, so that a small body cannot expand without limit. gzip is
 * detected by its magic bytes: a plain body labelled gzip is not decoded.
 */
export class BodyDecoder {
  /** Decoded bytes passed to the sink. */
  bytes = 0;
  /** Whether the body was cut at `maxBytes`. */
  truncated = false;
  readonly #options: DecoderOptions;
  #stages: Transform[] = [];
  #finished: Promise<void> | undefined;
  #first: ((chunk: Buffer) => boolean) | undefined;
  /** The body so far, while it is a single byte. */
  #single: Buffer | undefined;
  #done = false;
  /** Set while the sink has not taken the last bytes. */
  #taking: Promise<void> | undefined;
  /** The codings that are left to undo, the outermost first. */
  readonly #codings: string[];
  /** How often the content may still turn out to be a gzip file. */
  #sniffs: number;

  constructor(options: DecoderOptions) {
    this.#options = options;
    this.#codings = options.codings.toReversed();
    this.#sniffs = options.sniffGzip ? MAX_GZIP : 0;
    this.#first = (chunk) => this.#open(chunk);
  }

  /** Takes bytes from the connection; returns false when the caller should pause until `onDrain`. */
  write(chunk: Buffer): boolean {
    if (this.#done || chunk.length === 0) return true;
    if (this.#first) return this.#first(chunk);
    return this.#push(chunk);
  }

  /** Ends the body, and resolves when the last decoded byte was passed to the sink. Rejects for corrupt compression. */
  async end(): Promise<void> {
    if (this.#single) this.#deliver(this.#single);
    if (!this.#done) this.#stages[0]?.end();
    // The first bytes from the outer stage may open an inner stage, which ends later.
    for (let awaited: Promise<void> | undefined; awaited !== this.#finished && !this.#done;) {
      awaited = this.#finished;
      await awaited;
    }
    await this.#taking;
  }

  /** Stops at once and frees the decoder. */
  destroy(): void {
    this.#done = true;
    for (const stage of this.#stages) stage.destroy();
  }

  /** Detects the coding from the first two bytes. */
  #open(chunk: Buffer): boolean {
    if (chunk.length < 2) {
      this.#first = (next) => this.#open(Buffer.concat([chunk, next]));
      this.#single = chunk;
      return true;
    }
    this.#first = this.#single = undefined;
    const stage = this.#nextStage(chunk);
    if (stage) this.#chain(stage);
    return this.#push(chunk);
  }

  /** The decoder of the next coding that the bytes have; undefined when they are the content. */
  #nextStage(chunk: Buffer): Transform | undefined {
    for (let coding = this.#codings.shift(); coding !== undefined; coding = this.#codings.shift()) {
      const stage = decoderFor(coding, chunk);
      if (stage) return stage;
    }
    if (this.#sniffs === 0 || !isGzip(chunk)) return undefined;
    this.#sniffs--;
    return new Gunzip();
  }

  #push(chunk: Buffer): boolean {
    const head = this.#stages[0];
    // Bytes after the end of compressed data are ignored, as browsers do.
    if (head) return head.readableEnded || head.write(chunk) || head.readableEnded;
    this.#deliver(chunk);
    return this.#taking === undefined;
  }

  #chain(stage: Transform): void {
    this.#stages.push(stage);
    let isFirst = true;
    this.#finished = new Promise((resolve, reject) => {
      stage.on('end', resolve).on('close', resolve).on('error', reject);
    });
    this.#finished.catch(() => {});
    stage.on('drain', this.#options.onDrain).on('end', this.#options.onDrain);
    stage.on('error', () => {
      this.truncated = true;
      this.#options.onEnough();
    });
    stage.on('data', (chunk: Buffer) => {
      const inner = isFirst ? this.#nextStage(chunk) : undefined;
      isFirst = false;
      if (inner) this.#nest(stage, inner, chunk);
      else this.#deliver(chunk);
    });
  }

  /** The rest of the outer stage goes through the inner one. */
  #nest(outer: Transform, inner: Transform, chunk: Buffer): void {
    outer.removeAllListeners('data');
    this.#chain(inner);
    inner.write(chunk);
    outer.pipe(inner);
    inner.on('end', () => outer.unpipe(inner).resume());
  }

  #deliver(chunk: Buffer): void {
    if (this.#done) return;
    const room = this.#options.maxBytes - this.bytes;
    const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
    this.truncated = chunk.length > room;
    this.bytes += part.length;
    const wantsMore = this.#options.sink(part);
    if (typeof wantsMore === 'boolean') this.#goOn(wantsMore);
    else this.#wait(wantsMore);
  }

  /** Lets nothing through until the sink has taken what it has. */
  #wait(decision: Promise<boolean>): void {
    const stage = this.#stages.at(-1)?.pause();
    this.#taking = decision.then((wantsMore) => {
      this.#taking = undefined;
      if (this.#done) return;
      this.#goOn(wantsMore);
      if (stage) stage.resume();
      else this.#options.onDrain();
    });
  }

  #goOn(wantsMore: boolean): void {
    if (wantsMore && !this.truncated) return;
    this.destroy();
    this.#options.onEnough();
  }
}

/** A truncated stream still yields the data that it contains. */
const DEFLATE = { finishFlush: constants.Z_SYNC_FLUSH };

function decoderFor(coding: string, chunk: Buffer): Transform | undefined {
  if (coding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // `deflate` means zlib (RFC 9110 §8.4.1.2); some servers send raw deflate.
  if (coding === 'deflate') return isZlib(chunk) ? createInflate(DEFLATE) : createInflateRaw(DEFLATE);
  return (coding === 'gzip' || coding === 'x-gzip') && isGzip(chunk) ? new Gunzip() : undefined;
}

/** A zlib header: method 8, and a check that makes both bytes a multiple of 31 (RFC 1950 §2.2). */
function isZlib(chunk: Buffer): boolean {
  return ((chunk[0] ?? 0) & 15) === 8 && chunk.readUInt16BE(0) % 31 === 0;
}

function isGzip(chunk: Buffer): boolean {
  return chunk[0] === 0x1f && chunk[1] === 0x8b;
}
