/** Character classes of the tokenizer (HTML Standard §13.2.5): white space, and characters that end a name. */
const SPACE = 1;
const ENDS_NAME = 2;
const CLASSES: Uint8Array = classTable();

const SLASH = 47;
const GREATER = 62;
const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/**
 * Iterates over the attributes of one tag without allocating: `next()` moves to an attribute and sets the bounds of its
 * name and value. One instance serves a complete document. `end` is the index after the `>` of the tag, or -1 when the
 * document ends inside the tag (which then is not a tag).
 */
export class AttributeCursor {
  readonly #html: string;
  #at = 0;
  nameStart = 0;
  nameEnd = 0;
  valueStart = 0;
  valueEnd = 0;
  end = -1;
  selfClosing = false;

  constructor(html: string) {
    this.#html = html;
  }

  /** Starts after the name of a tag. */
  open(at: number): void {
    this.#at = at;
    this.end = -1;
    this.selfClosing = false;
  }

  /** Moves to the next attribute; returns false when the tag or the document has ended. */
  next(): boolean {
    const html = this.#html;
    let at = this.#at;
    let code = html.charCodeAt(at);
    while (code === SLASH || CLASSES[code] === SPACE) code = html.charCodeAt(++at);
    if (code === GREATER) {
      this.selfClosing = html.charCodeAt(at - 1) === SLASH;
      this.end = at + 1;
      return false;
    }
    if (at >= html.length) return false;
    this.nameStart = at;
    // A name may start with any character, even `=`.
    do code = html.charCodeAt(++at);
    while (!CLASSES[code] && at < html.length);
    this.nameEnd = at;
    return this.#value(at);
  }

  /** Skips the rest of the tag; returns the index after it, or -1. */
  skip(): number {
    while (this.next());
    return this.end;
  }

  #value(from: number): boolean {
    const html = this.#html;
    let at = from;
    let code = html.charCodeAt(at);
    while (CLASSES[code] === SPACE) code = html.charCodeAt(++at);
    this.valueStart = at;
    this.valueEnd = at;
    this.#at = at;
    if (code !== EQUALS) return at < html.length;
    do code = html.charCodeAt(++at);
    while (CLASSES[code] === SPACE);
    if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return this.#quoted(at + 1, code);
    return this.#unquoted(at, code);
  }

  #quoted(start: number, quote: number): boolean {
    const close = this.#html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", start);
    if (close < 0) return false;
    this.valueStart = start;
    this.valueEnd = close;
    this.#at = close + 1;
    return true;
  }

  #unquoted(start: number, first: number): boolean {
    const html = this.#html;
    let at = start;
    let code = first;
    while (code !== GREATER && CLASSES[code] !== SPACE && at < html.length) code = html.charCodeAt(++at);
    this.valueStart = start;
    this.valueEnd = at;
    this.#at = at;
    return at < html.length;
  }
}

/** Whether a character ends the name of a tag or attribute. */
export function endsName(code: number): boolean {
  return CLASSES[code] !== undefined && CLASSES[code] !== 0 && code !== EQUALS;
}

function classTable(): Uint8Array {
  const table = new Uint8Array(128);
  for (const space of ['\t', '\n', '\f', '\r', ' ']) table[space.charCodeAt(0)] = SPACE;
  for (const end of ['/', '>', '=']) table[end.charCodeAt(0)] = ENDS_NAME;
  return table;
}
