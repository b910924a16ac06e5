import { AttributeCursor, endsName } from './attributes.ts';
import { ForeignContent } from './foreign.ts';
import { attributeValue } from './page-links.ts';
import { PageScan } from './page-scan.ts';
import { RAW_TEXT, rawTextEnd } from './raw-text.ts';

const SLASH = 47;
const BANG = 33;
const QUESTION = 63;

/**
 * Finds links, base, title and description of an HTML document in one pass, as a browser with scripting would:
 * nothing in comments, scripts, styles, `template`, `textarea` or `noscript` counts. It builds no tree. Linear in
 * the document's length; never throws, whatever the input.
 */
export function scanHtml(html: string): PageScan {
  return new Scanner(html).run();
}

class Scanner {
  readonly #html: string;
  readonly #cursor: AttributeCursor;
  readonly #foreign = new ForeignContent();
  readonly #page = new PageScan();
  /** Open `template` elements. */
  #templates = 0;
  /** Whether the document is a frameset; decided at its first `frameset` tag, once. */
  #isFrameset: boolean | undefined;

  constructor(html: string) {
    this.#html = html;
    this.#cursor = new AttributeCursor(html);
  }

  run(): PageScan {
    const html = this.#html;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      const code = html.charCodeAt(at + 1);
      if (isLetter(code)) at = this.#startTag(at + 1, code | 32);
      else if (code === SLASH) at = this.#endTag(at + 2);
      else if (code === BANG) at = this.#declaration(at);
      else if (code === QUESTION) at = this.#behind('>', at + 2);
      else at++;
      if (at < 0) break;
    }
    return this.#page;
  }

  /** Only tags beginning with these letters can matter outside of SVG and MathML. */
  #startTag(at: number, first: number): number {
    if (INITIALS[first] === 0 && !this.#foreign.inside) return this.#skipTag(at);
    const nameEnd = this.#nameEnd(at);
    const name = this.#html.slice(at, nameEnd).toLowerCase();
    if (!this.#foreign.inside && !TAGS.has(name)) return this.#skipTag(nameEnd);
    return this.#knownTag(name, nameEnd);
  }

  #knownTag(name: string, nameEnd: number): number {
    const cursor = this.#cursor;
    cursor.open(nameEnd);
    const wanted = this.#templates === 0;
    const attributes = wanted && ATTRIBUTED.has(name) ? this.#attributes() : (cursor.skip(), NONE);
    if (cursor.end < 0) return -1;
    if (this.#foreign.start(name, cursor.selfClosing)) {
      if (name === 'a' && wanted) this.#page.anchor(attributes.get('href') ?? attributes.get('xlink:href'));
      return cursor.end;
    }
    if (name === 'template') this.#templates++;
    else if (name === 'frameset') this.#isFrameset ??= this.#acceptsFrameset(nameEnd);
    else if (name === 'plaintext') return -1;
    else if (wanted) this.#page.element(name, attributes, this.#isFrameset === true);
    return RAW_TEXT.has(name) ? this.#rawText(name, cursor.end) : cursor.end;
  }

  #rawText(name: string, from: number): number {
    const close = rawTextEnd(this.#html, from, name);
    if (name === 'title' && this.#templates === 0) this.#page.titleText(this.#html.slice(from, close));
    return close < this.#html.length ? this.#skipTag(close + 2) : -1;
  }

  #endTag(at: number): number {
    const first = this.#html.charCodeAt(at);
    if (!isLetter(first)) return this.#behind('>', at);
    const letter = first | 32;
    if (letter !== T && !this.#foreign.inside) return this.#skipTag(at);
    const nameEnd = this.#nameEnd(at);
    const name = this.#html.slice(at, nameEnd).toLowerCase();
    const end = this.#skipTag(nameEnd);
    if (end < 0) return end;
    if (this.#foreign.inside) this.#foreign.end(name);
    if (name === 'template' && this.#templates > 0) this.#templates--;
    return end;
  }

  /** `<!--`, `<![CDATA[` and everything else that begins with `<!`. */
  #declaration(at: number): number {
    const html = this.#html;
    if (html.startsWith('--', at + 2)) return this.#commentEnd(at + 4);
    if (this.#foreign.foreign && html.startsWith('[CDATA[', at + 2)) return this.#behind(']]>', at + 9);
    return this.#behind('>', at + 2);
  }

  #commentEnd(from: number): number {
    const html = this.#html;
    if (html.startsWith('>', from)) return from + 1;
    if (html.startsWith('->', from)) return from + 2;
    for (let dashes = html.indexOf('--', from); dashes >= 0; dashes = html.indexOf('--', dashes + 1)) {
      if (html.charCodeAt(dashes + 2) === GREATER) return dashes + 3;
      if (html.startsWith('!>', dashes + 2)) return dashes + 4;
    }
    return -1;
  }

  #attributes(): Map<string, string> {
    const found = new Map<string, string>();
    const cursor = this.#cursor;
    while (cursor.next()) {
      const name = this.#html.slice(cursor.nameStart, cursor.nameEnd).toLowerCase();
      if (USED.has(name) && !found.has(name)) {
        found.set(name, attributeValue(this.#html, cursor.valueStart, cursor.valueEnd));
      }
    }
    return found;
  }

  /** A frameset counts only where nothing of a body came before it (HTML Standard §13.2.6.4.7). */
  #acceptsFrameset(at: number): boolean {
    return !BODY_TAG.test(this.#html.slice(0, at - 'frameset'.length - 1));
  }

  #nameEnd(at: number): number {
    const html = this.#html;
    let end = at;
    while (end < html.length && !endsName(html.charCodeAt(end))) end++;
    return end;
  }

  #skipTag(at: number): number {
    this.#cursor.open(this.#nameEnd(at));
    return this.#cursor.skip();
  }

  #behind(mark: string, from: number): number {
    const found = this.#html.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  }
}

const NONE: Map<string, string> = new Map();
const GREATER = 62;
const T = 116;
const ATTRIBUTED: ReadonlySet<string> = new Set(['a', 'area', 'base', 'frame', 'iframe', 'link', 'meta']);
const TAGS: ReadonlySet<string> = new Set([
  ...ATTRIBUTED,
  ...RAW_TEXT,
  'frameset',
  'math',
  'plaintext',
  'svg',
  'template',
]);
const INITIALS: Uint8Array = initials(TAGS);
const USED: ReadonlySet<string> = new Set([
  'content',
  'href',
  'http-equiv',
  'name',
  'property',
  'rel',
  'src',
  'type',
  'xlink:href',
]);
/** A tag that belongs into a body: anything but the tags of a head. */
const BODY_TAG = /<(?!(?:html|head|title|meta|link|base|script|style|noscript|template|noframes)\b)[a-z]/i;

function initials(names: Iterable<string>): Uint8Array {
  const table = new Uint8Array(128);
  for (const name of names) table[name.charCodeAt(0)] = 1;
  return table;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}
