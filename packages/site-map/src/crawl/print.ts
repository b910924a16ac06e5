import { TextRun } from './text-run.ts';

/** What a page is like, by its whole text and by what it shows: enough to tell whether two pages are the same. */
export interface Print {
  /** Two hashes of the whole text, of pictures and of where links lead. */
  readonly exact: string;
  /** A hash of the whole text alone. */
  readonly text: number;
  /** The same, and of pictures, without digits and without the blocks that repeat the page's own address. */
  readonly bare: number;
  /** Letters of its text. */
  readonly textLength: number;
  /** Scripts it runs. */
  readonly scripts: number;
}

/** Told of each block of text: its hash without digits, how many letters it has, and where it stands. */
export type OnBlock = (hash: number, textLength: number, from: number, to: number) => void;

const LESS = 60;
const GREATER = 62;
const MARK = 63;
const HASH = 35;
const DASH = 45;
const SLASH = 47;
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;
const SEED = 0x811c9dc5;

/**
 * Reads the text of a page in one pass over its bytes, block by block (a block is what stands between two tags).
 * Scripts, styles and comments are passed over. Never throws, whatever the bytes; linear in their number.
 */
export function createPrint(body: Buffer, address: string, onBlock: OnBlock): Print {
  return new Printer(body, address, onBlock).run();
}

class Printer {
  readonly #body: Buffer;
  readonly #onBlock: OnBlock;
  readonly #echo: Buffer;
  readonly #hasQuery: boolean;
  readonly #run: TextRun;
  #nextEcho: number;
  #exact = SEED;
  #other = SEED;
  #bare = SEED;
  #textLength = 0;
  #scripts = 0;

  constructor(body: Buffer, address: string, onBlock: OnBlock) {
    this.#body = body;
    this.#onBlock = onBlock;
    this.#run = new TextRun(body);
    this.#hasQuery = address.includes('?');
    this.#echo = Buffer.from(lastWord(address));
    this.#nextEcho = this.#echo.length < MIN_ECHO ? -1 : body.indexOf(this.#echo);
  }

  run(): Print {
    const body = this.#body;
    for (let at = 0; at < body.length;) {
      // Tags mostly follow each other, with nothing between them.
      const open = body[at] === LESS ? at : this.#text(at);
      if (open >= body.length) break;
      at = this.#tag(open);
    }
    const exact = `${this.#exact >>> 0} ${this.#other >>> 0}`;
    const text = this.#exact >>> 0;
    return { exact, text, bare: this.#bare >>> 0, textLength: this.#textLength, scripts: this.#scripts };
  }

  /** Reads text up to the next tag; answers the place of its `<`. */
  #text(from: number): number {
    const run = this.#run;
    const to = run.read(from);
    const { hash, textLength, hasDigits } = run;
    if (textLength === 0 && !hasDigits) return to;
    this.#exact = Math.imul(this.#exact ^ hash, PRIME);
    this.#other = Math.imul(this.#other ^ ((hash << 13) | (hash >>> 19)), OTHER_PRIME);
    if (textLength > 0) this.#block(hasDigits ? run.hashWithoutDigits(from, to) : hash, textLength, from, to);
    return to;
  }

  #block(hash: number, textLength: number, from: number, to: number): void {
    this.#textLength += textLength;
    if (this.#isEcho(from, to)) return;
    this.#bare = Math.imul(this.#bare ^ hash, PRIME);
    this.#onBlock(hash >>> 0, textLength, from, to);
  }

  /** True when the block repeats the address of the page, as a page of an error does. */
  #isEcho(from: number, to: number): boolean {
    while (this.#nextEcho >= 0 && this.#nextEcho < from)
      this.#nextEcho = this.#body.indexOf(this.#echo, from);
    return this.#nextEcho >= 0 && this.#nextEcho < to;
  }

  /** Passes over a tag, and over what a script or style holds; answers the place behind. */
  #tag(open: number): number {
    const body = this.#body;
    const first = (body[open + 1] ?? 0) | 32;
    if (body[open + 1] === 33 && body[open + 2] === DASH) return commentEnd(body, open + 4);
    const close = tagEnd(body, open + 1);
    if (first === S && startsWith(body, open + 1, 'script')) {
      this.#scripts++;
      return rawEnd(body, close, 'script');
    }
    if (first === S && startsWith(body, open + 1, 'style')) return rawEnd(body, close, 'style');
    if (first === A) this.#link(open + 2, close);
    else if (first === I || first === V || first === S || first === E) this.#readMedia(open, close);
    return close;
  }

  /** Where a link leads is part of what a page says; its query only where the page itself has none. */
  #link(from: number, to: number): void {
    const body = this.#body;
    const at = valueOf(body, 'href', from, to);
    let hash = this.#other;
    for (let index = at; index > 0 && index < to; index++) {
      const byte = body[index] as number;
      if (byte === 34 || byte === 39 || byte === GREATER || byte === HASH || byte <= 32) break;
      // A page that was asked for with a session hands it on.
      if (byte === MARK && this.#hasQuery) break;
      hash = Math.imul(hash ^ byte, OTHER_PRIME);
    }
    this.#other = hash;
  }

  /** A picture, a film or a frame of its own is something new, whatever the text says. */
  #readMedia(open: number, close: number): void {
    const body = this.#body;
    if (!MEDIA_TAGS.some((name) => startsWith(body, open + 1, name))) return;
    const from = valueOf(body, 'src', open, close);
    if (from < 0) return;
    let hash = SEED;
    let to = from;
    for (; to < close; to++) {
      const byte = body[to] as number;
      if (byte === 34 || byte === 39 || byte === GREATER || byte === MARK || byte <= 32) break;
      hash = Math.imul(hash ^ byte, OTHER_PRIME);
    }
    this.#other = Math.imul(this.#other ^ hash, PRIME);
    this.#bare = Math.imul(this.#bare ^ hash, PRIME);
    this.#onBlock(hash >>> 0, MEDIA_TEXT_LENGTH, from, to);
  }
}

/** Shorter words are part of others all over a page. */
const MIN_ECHO = 4;
const A = 97;
const E = 101;
const I = 105;
const S = 115;
const V = 118;
const MEDIA_TAGS: readonly string[] = ['img', 'iframe', 'video', 'source', 'embed'];
/** What a picture counts, in letters of text. */
const MEDIA_TEXT_LENGTH = 60;

/** The last word of an address, as a page would repeat it. */
function lastWord(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  const word = path.split('/').findLast((segment) => segment !== '') ?? '';
  // A search writes the words it was asked for as words, whatever the address writes for spaces.
  return word.replace(/(?:\+|%20)/g, ' ');
}

/** The place behind a comment. A search for one byte needs no text to be made bytes first. */
function commentEnd(body: Buffer, from: number): number {
  for (let at = body.indexOf(GREATER, from + 2); at >= 0; at = body.indexOf(GREATER, at + 1)) {
    if (body[at - 1] === DASH && body[at - 2] === DASH) return at + 1;
  }
  return body.length;
}

function startsWith(body: Buffer, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) {
    if (((body[at + index] ?? 0) | 32) !== name.charCodeAt(index)) return false;
  }
  return true;
}

/** The place behind a tag; quotes may hold `>`. */
function tagEnd(body: Buffer, from: number): number {
  for (let at = from; at < body.length; at++) {
    const byte = body[at] as number;
    // Most of a tag are letters.
    if (byte > GREATER) continue;
    if (byte === GREATER) return at + 1;
    if ((byte !== 34 && byte !== 39) || body[at - 1] !== 61) continue;
    at++;
    while (at < body.length && body[at] !== byte) at++;
  }
  return body.length;
}

/** The place behind what a raw text element holds. */
function rawEnd(body: Buffer, from: number, name: string): number {
  for (let at = body.indexOf(LESS, from); at >= 0; at = body.indexOf(LESS, at + 1)) {
    if (body[at + 1] === SLASH && startsWith(body, at + 2, name)) return tagEnd(body, at + 2);
  }
  return body.length;
}

/** Where the value of an attribute begins, behind its quote; -1 when the tag has none. */
function valueOf(body: Buffer, name: string, from: number, to: number): number {
  for (let at = from; at < to - name.length; at++) {
    if ((body[at] as number) > 32 || !startsWith(body, at + 1, name)) continue;
    let index = at + 1 + name.length;
    while (index < to && (body[index] as number) <= 32) index++;
    if (body[index] !== 61) continue;
    index++;
    while (index < to && ((body[index] as number) <= 32 || body[index] === 34 || body[index] === 39)) index++;
    return index;
  }
  return -1;
}

/** Letters from which on a text says something: the frame of a page that scripts fill in has fewer. */
const SUBSTANCE = 200;

/** True when a page has enough text of its own to be compared by it. */
export function hasSubstance(print: Print | undefined): boolean {
  return print !== undefined && print.textLength >= SUBSTANCE;
}

/** True for the frame of a page that is filled in by scripts, which are not run. */
export function isShell({ textLength, scripts }: Print): boolean {
  return scripts > 0 && textLength < SUBSTANCE;
}
