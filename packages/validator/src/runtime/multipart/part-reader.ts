import { concat } from '../incoming.ts';
import type { NextChunk } from './chunks.ts';
import { encodeDelimiter, findDelimiter } from './delimiter.ts';
import { malformedPart } from './part-error.ts';

/** Maximum number of bytes before the first boundary, of one header line, and of all headers of a part. */
const maxPreambleBytes = 16_384;
const maxLineBytes = 8192;
const maxHeaderBytes = 16_384;

const LF = 10;

/**
 * Reads `multipart` (RFC 2046, section 5.1) part by part while its bytes arrive, and holds no more than one chunk and
 * one boundary in memory. Uses the line break of the first boundary: CR LF, or LF alone, as some programs write it.
 */
export class PartReader {
  readonly #next: NextChunk;
  readonly #boundary: string;
  /** Begins with a line break: a body without a preamble has none before its first boundary. */
  #bytes: Uint8Array = new Uint8Array([LF]);
  #at = 0;
  #delimiter: Uint8Array;
  #lineBreak: '' | '\n' | '\r\n' = '';
  /** Bytes of the empty line after the headers, which may be the line break of the next boundary. */
  #emptyLine = 0;
  #state: 'preamble' | 'headers' | 'content' | 'closed' = 'preamble';

  constructor(next: NextChunk, boundary: string) {
    this.#next = next;
    this.#boundary = boundary;
    this.#delimiter = encodeDelimiter('\n', boundary);
  }

  /**
   * Returns the header lines of the next part and skips the rest of the current one; undefined after the last.
   * @throws PartError where the body is malformed, and any error of the source of the bytes
   */
  async nextPart(): Promise<Uint8Array[] | undefined> {
    await this.#skipContent();
    if (this.#state === 'closed') return undefined;
    const lines: Uint8Array[] = [];
    let length = 0;
    for (let line = await this.#line(); line.length > 0; line = await this.#line()) {
      length += line.length;
      if (length > maxHeaderBytes)
        throw malformedPart(`must have at most ${maxHeaderBytes} bytes of headers a part`);
      lines.push(line);
    }
    this.#at -= this.#lineBreak.length;
    this.#emptyLine = this.#lineBreak.length;
    this.#state = 'content';
    return lines;
  }

  /**
   * Returns the next bytes of the part; undefined after its last.
   * @throws PartError where the body is malformed, and any error of the source of the bytes
   */
  async nextChunk(): Promise<Uint8Array | undefined> {
    while (this.#state === 'preamble' || this.#state === 'content') {
      const found = findDelimiter(this.#bytes, this.#at, this.#delimiter);
      if (found.at > this.#at) {
        const content = this.#bytes.subarray(this.#at + this.#emptyLine, found.at);
        this.#emptyLine = 0;
        this.#at = found.at;
        if (content.length > 0) return content;
      } else if (found.what === 'part') this.#begin(found.behind);
      else if (found.what === 'close') this.#state = 'closed';
      else if (!(await this.#fill())) {
        if (found.what !== 'more' || found.behind !== -1)
          throw malformedPart('must end with its closing boundary');
        this.#state = 'closed';
      }
    }
    return undefined;
  }

  #begin(behind: number): void {
    const isLong = this.#bytes[behind - 2] === 13;
    if (this.#state === 'preamble') {
      this.#lineBreak = isLong ? '\r\n' : '\n';
      this.#delimiter = encodeDelimiter(this.#lineBreak, this.#boundary);
    }
    this.#emptyLine = 0;
    this.#at = behind;
    this.#state = 'headers';
  }

  async #skipContent(): Promise<void> {
    const isPreamble = this.#state === 'preamble';
    let skipped = 0;
    for (let chunk = await this.nextChunk(); chunk; chunk = await this.nextChunk()) {
      skipped += chunk.length;
      if (isPreamble && skipped > maxPreambleBytes) throw malformedPart('must begin with its boundary');
    }
    // The epilogue has no meaning, but is part of the body.
    while (this.#state === 'closed' && (await this.#next())) this.#at = 0;
  }

  /** The next line, without its break. */
  async #line(): Promise<Uint8Array> {
    let from = this.#at;
    for (;;) {
      const end = this.#bytes.indexOf(LF, from);
      if ((end === -1 ? this.#bytes.length : end) - this.#at > maxLineBytes)
        throw malformedPart(`must have at most ${maxLineBytes} bytes in a header of a part`);
      if (end !== -1) {
        const line = this.#bytes.subarray(this.#at, end + 1 - this.#lineBreak.length);
        if (this.#lineBreak.length === 2 && this.#bytes[end - 1] !== 13)
          throw malformedPart('must end each header of a part with CR LF');
        this.#at = end + 1;
        return line;
      }
      from = this.#bytes.length - this.#at;
      if (!(await this.#fill())) throw malformedPart('must end with its closing boundary');
    }
  }

  /** Appends more bytes to those that are left. */
  async #fill(): Promise<boolean> {
    const chunk = await this.#next();
    if (!chunk) return false;
    const left = this.#bytes.subarray(this.#at);
    this.#bytes = left.length > 0 ? concat([left, chunk], left.length + chunk.length) : chunk;
    this.#at = 0;
    return true;
  }
}
