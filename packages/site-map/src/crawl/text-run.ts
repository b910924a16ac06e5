const LESS = 60;
const SEED = 0x811c9dc5;
const PRIME = 0x9e3779b1;
const OTHER_PRIME = 0x85ebca6b;
/** Masks for four bytes at once: their lower seven bits, their highest bit, and a one in each. */
const LOW = 0x7f7f7f7f;
const HIGH = 0x80808080;
const ONES = 0x01010101;
const FOUR_LESS = 0x3c3c3c3c;
/** Added to seven bits, these set the eighth from `A` on, from `0` on, and from the character after `9` on. */
const TO_ALPHA = 0x3f3f3f3f;
const TO_DIGITS = 0x50505050;
const BEHIND_DIGITS = 0x46464646;

/**
 * Reads the text between two tags. The larger part of the bytes of a page passes through here, so they are read four at
 * a time. The fields hold the result of the last read. The hash depends only on the bytes, not on their position in the
 * page.
 */
export class TextRun {
  /** Hash of all bytes. */
  hash = 0;
  /** Number of bytes from `A` on, including those of other scripts. */
  textLength = 0;
  hasDigits = false;
  readonly #body: Buffer;
  readonly #view: DataView;

  constructor(body: Buffer) {
    this.#body = body;
    this.#view = new DataView(body.buffer, body.byteOffset, body.length);
  }

  /** Reads up to the next `<` or the end; returns its index. */
  read(from: number): number {
    const view = this.#view;
    const last = this.#body.length - 4;
    let hash = SEED;
    let textLength = 0;
    let digits = 0;
    let at = from;
    for (; at <= last; at += 4) {
      const word = view.getInt32(at, true);
      const other = word ^ FOUR_LESS;
      if (((other - ONES) & ~other & HIGH) !== 0) break;
      const low = word & LOW;
      textLength += Math.imul(((((low + TO_ALPHA) | word) & HIGH) >>> 7) | 0, ONES) >>> 24;
      digits |= (low + TO_DIGITS) & ~(low + BEHIND_DIGITS) & ~word;
      hash = mixed(hash, word);
    }
    this.hash = hash;
    this.textLength = textLength;
    this.hasDigits = (digits & HIGH) !== 0;
    return this.#readRest(at);
  }

  /** Returns the hash of a part of the body without its digits; equals the hash of {@link read} when there are none. */
  hashWithoutDigits(from: number, to: number): number {
    const body = this.#body;
    let hash = SEED;
    let word = 0;
    let bits = 0;
    for (let at = from; at < to; at++) {
      const byte = body[at] as number;
      if (byte >= 48 && byte <= 57) continue;
      word |= byte << bits;
      bits += 8;
      if (bits < 32) continue;
      hash = mixed(hash, word);
      word = bits = 0;
    }
    for (let shift = 0; shift < bits; shift += 8) hash = mixed(hash, (word >>> shift) & 255);
    return ended(hash);
  }

  /** Reads the rest before the next tag, byte by byte. */
  #readRest(from: number): number {
    const body = this.#body;
    let { hash, textLength } = this;
    let at = from;
    for (; at < body.length; at++) {
      const byte = body[at] as number;
      if (byte === LESS) break;
      hash = mixed(hash, byte);
      textLength += byte > 64 ? 1 : 0;
      if (byte >= 48 && byte <= 57) this.hasDigits = true;
    }
    this.hash = ended(hash);
    this.textLength = textLength;
    return at;
  }
}

/** For any given hash, different words result in different hashes. */
function mixed(hash: number, word: number): number {
  const next = Math.imul(hash ^ word, PRIME);
  return next ^ (next >>> 15);
}

function ended(hash: number): number {
  const next = Math.imul(hash, OTHER_PRIME);
  return next ^ (next >>> 13);
}
