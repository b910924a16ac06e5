import { Transform, type TransformCallback } from 'node:stream';
import { constants, crc32, createInflateRaw, type InflateRaw } from 'node:zlib';

/** Bytes after the data of a member: its checksum and size (RFC 1952 §2.3.1). */
const TRAILER_BYTES = 8;
/** Bytes of a header before its optional fields. */
const FIXED_BYTES = 10;
/** Max bytes of a header; a longer one is not read. */
const MAX_HEADER = 131_072;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
const HEADER_CHECK = 2;
const EMPTY: Buffer = Buffer.alloc(0);
/** Members of a file, and one more for each so many bytes of data: each costs time, even an empty one. */
const MAX_MEMBERS = 1000;
const BYTES_OF_MEMBER = 1024;

/**
 * Decodes a gzip file member by member (RFC 1952 §2.2). Bytes after the last member that are no member, such as a comment
 * that a cache appends, are ignored, as browsers do, and so are members without end that hold next to nothing; `zlib.createGunzip` fails there and loses decoded data. A truncated
 * file yields the data that it contains.
 */
export class Gunzip extends Transform {
  #inflate: InflateRaw | undefined;
  /** Bytes that were passed to the current member. */
  #passed = 0;
  #members = 0;
  /** Decoded bytes of all members. */
  #decoded = 0;
  /** The checksum of the data of the current member. */
  #checksum = 0;
  /** An incomplete header, or an incomplete trailer and what follows it. */
  #held: Buffer = EMPTY;
  #isTrailer = false;
  #isOver = false;
  /** Called when the current member needs more bytes, or has ended. */
  #onConsumed: (rest: Buffer) => void = () => {};

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#isOver || chunk.length === 0) return done();
    if (this.#inflate) return this.#write(this.#inflate, chunk, done);
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    if (this.#isTrailer && !this.#readTrailer()) return done();
    const size = readHeaderSize(this.#held);
    if (size === undefined && this.#held.length <= MAX_HEADER) return done();
    if (size === undefined || size === 0 || !this.#hasRoom()) return this.#endMembers(done);
    const data = this.#held.subarray(size);
    this.#held = EMPTY;
    this.#write(this.#open(), data, done);
  }

  override _flush(done: TransformCallback): void {
    const inflate = this.#inflate;
    if (!inflate) return done();
    this.#onConsumed = () => done();
    inflate.end();
  }

  override _read(size: number): void {
    this.#inflate?.resume();
    super._read(size);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inflate?.destroy();
    done(error);
  }

  /** Removes the trailer from the bytes that are held; returns whether it was complete and right. */
  #readTrailer(): boolean {
    if (this.#held.length < TRAILER_BYTES) return false;
    const isRight = this.#held.readUInt32LE(0) === this.#checksum;
    if (!isRight) this.destroy(new Error('The checksum of a gzip member is wrong.'));
    this.#held = this.#held.subarray(TRAILER_BYTES);
    this.#isTrailer = false;
    return isRight;
  }

  #hasRoom(): boolean {
    return this.#members < MAX_MEMBERS + this.#decoded / BYTES_OF_MEMBER;
  }

  #endMembers(done: TransformCallback): void {
    this.#isOver = true;
    this.#held = EMPTY;
    done(this.#members === 0 ? new Error('The file is not a gzip file.') : null);
  }

  #open(): InflateRaw {
    const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 65_536 });
    this.#inflate = inflate;
    this.#members++;
    this.#passed = 0;
    this.#checksum = 0;
    inflate.on('data', (data: Buffer) => {
      this.#checksum = crc32(data, this.#checksum);
      this.#decoded += data.length;
      if (!this.push(data)) inflate.pause();
    });
    inflate.on('error', (error) => this.destroy(error));
    inflate.on('end', () => {
      this.#inflate = undefined;
      this.#isTrailer = true;
      this.#onConsumed(EMPTY);
    });
    return inflate;
  }

  /** Passes bytes to the member. The callback of `write` is not called for the bytes at which the member ends. */
  #write(inflate: InflateRaw, data: Buffer, done: TransformCallback): void {
    const before = this.#passed;
    this.#passed += data.length;
    this.#onConsumed = () => {
      const rest = data.subarray(inflate.bytesWritten - before);
      if (rest.length === 0) done();
      else this._transform(rest, 'binary', done);
    };
    inflate.write(data, (error) => {
      if (!error && this.#inflate === inflate) done();
    });
  }
}

/** Returns the bytes of a member's header; 0 when it is none, undefined when it is incomplete. */
function readHeaderSize(bytes: Buffer): number | undefined {
  if ((bytes.length > 0 && bytes[0] !== 0x1f) || (bytes.length > 1 && bytes[1] !== 0x8b)) return 0;
  if (bytes.length < FIXED_BYTES) return undefined;
  const flags = bytes[3] as number;
  let size = FIXED_BYTES;
  if (flags & EXTRA) {
    if (bytes.length < size + 2) return undefined;
    size += 2 + bytes.readUInt16LE(size);
  }
  for (const field of [NAME, COMMENT]) {
    if (!(flags & field)) continue;
    const end = bytes.indexOf(0, size);
    if (end < 0) return undefined;
    size = end + 1;
  }
  if (flags & HEADER_CHECK) size += 2;
  return size <= bytes.length ? size : undefined;
}
