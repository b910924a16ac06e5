import { TextRun } from './text-run.ts';

/** Fingerprint of a page, for detecting equal pages. */
export interface Print {
  /** Two hashes of the full text, of images and of link targets. */
  readonly exact: string;
  /** A hash of the full text. */
  readonly text: number;
  /** A hash of images, videos and frames. */
  readonly media: number;
  /** A hash of link targets without their queries. */
  readonly links: number;
  /** A hash of text and images, without digits and without the blocks that repeat the address of the page. */
  readonly bare: number;
  /** Number of text characters. */
  readonly textLength: number;
  /** Number of scripts. */
  readonly scripts: number;
}

/** Called with each block of text: its hash without digits, its number of text characters, and its position. */
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
 * Reads the text of a page in one pass over its bytes, block by block (a block is the text between two tags). Scripts,
 * styles and comments are skipped. Never throws for any bytes; takes linear time.
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
  #media = SEED;
  #links = SEED;
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
      // Tags often follow each other directly.
      const open = body[at] === LESS ? at : this.#text(at);
      if (open >= body.length) break;
      at = this.#tag(open);
    }
    const exact = `${this.#exact >>> 0} ${this.#other >>> 0}`;
    const text = this.#exact >>> 0;
    return {
      exact,
      text,
      media: this.#media,
      links: this.#links,
      bare: this.#bare >>> 0,
      textLength: this.#textLength,
      scripts: this.#scripts,
    };
  }

  /** Reads text up to the next tag; returns the index of its `<`. */
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

  /** Whether the block repeats the address of the page, as error pages do. */
  #isEcho(from: number, to: number): boolean {
    while (this.#nextEcho >= 0 && this.#nextEcho < from)
      this.#nextEcho = this.#body.indexOf(this.#echo, from);
    return this.#nextEcho >= 0 && this.#nextEcho < to;
  }

  /** Skips a tag, and the content of a script or style; returns the index after it. */
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

  /** Adds the target of a link to the fingerprint; its query only counts when the page itself has none. */
  #link(from: number, to: number): void {
    const body = this.#body;
    const at = valueOf(body, 'href', from, to);
    if (at < 0) return;
    let hash = SEED;
    let path: number | undefined;
    for (let index = at; index < to; index++) {
      const byte = body[index] as number;
      if (byte === 34 || byte === 39 || byte === GREATER || byte === HASH || byte <= 32) break;
      if (byte === MARK) path ??= hash;
      // A page requested with a session id repeats it in its links.
      if (byte === MARK && this.#hasQuery) break;
      hash = Math.imul(hash ^ byte, OTHER_PRIME);
    }
    this.#other = Math.imul(this.#other ^ hash, OTHER_PRIME);
    this.#links = Math.imul(this.#links ^ (path ?? hash), PRIME);
  }

  /** Adds an image, a video or a frame, which counts as new content regardless of the text. */
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
    this.#media = Math.imul(this.#media ^ hash, PRIME);
    this.#onBlock(hash >>> 0, MEDIA_TEXT_LENGTH, from, to);
  }
}

/** Min characters of the last path segment; shorter ones occur in other words. */
const MIN_ECHO = 4;
const A = 97;
const E = 101;
const I = 105;
const S = 115;
const V = 118;
const MEDIA_TAGS: readonly string[] = ['img', 'iframe', 'video', 'source', 'embed'];
/** Number of text characters that an image counts as. */
const MEDIA_TEXT_LENGTH = 60;

/** The last path segment of an address, as a page would repeat it. */
function lastWord(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  const word = path.split('/').findLast((segment) => segment !== '') ?? '';
  // A search page writes its query with spaces, whatever their encoding in the address.
  return word.replace(/(?:\+|%20)/g, ' ');
}

/** Returns the index after a comment. Searching for a single byte avoids converting a string to bytes. */
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

/** Returns the index after a tag; quotes may contain `>`. */
function tagEnd(body: Buffer, from: number): number {
  for (let at = from; at < body.length; at++) {
    const byte = body[at] as number;
    // The common case: a tag mainly consists of alphabetic characters.
    if (byte > GREATER) continue;
    if (byte === GREATER) return at + 1;
    if ((byte !== 34 && byte !== 39) || body[at - 1] !== 61) continue;
    at++;
    while (at < body.length && body[at] !== byte) at++;
  }
  return body.length;
}

/** Returns the index after the content of a raw text element. */
function rawEnd(body: Buffer, from: number, name: string): number {
  for (let at = body.indexOf(LESS, from); at >= 0; at = body.indexOf(LESS, at + 1)) {
    if (body[at + 1] === SLASH && startsWith(body, at + 2, name)) return tagEnd(body, at + 2);
  }
  return body.length;
}

/** Returns the index of the value of an attribute, after its quote; -1 when the tag has none. */
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

/** Min text characters of a page with content; an empty page that scripts fill in has fewer. */
const SUBSTANCE = 200;

/** Whether a page has enough text to be compared by it. */
export function hasSubstance(print: Print | undefined): boolean {
  return print !== undefined && print.textLength >= SUBSTANCE;
}

/** Whether two pages have the same text and the same images. */
export function hasSameText(print: Print | undefined, other: Print | undefined): boolean {
  if (!print || print.text !== other?.text) return false;
  return print.textLength === other.textLength && print.media === other.media;
}

/** Whether the page is an empty one that scripts fill in; scripts are not run. */
export function isShell({ textLength, scripts }: Print): boolean {
  return scripts > 0 && textLength < SUBSTANCE;
}
