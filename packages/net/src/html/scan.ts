import { AttributeCursor, endsName } from './attributes.ts';
import { ForeignContent } from './foreign.ts';
import { PageScan } from './page-scan.ts';
import { RAW_TEXT, rawTextEnd } from './raw-text.ts';
import { TagAttributes } from './tag-attributes.ts';

const SLASH = 47;
const BANG = 33;
const QUESTION = 63;

/**
 * Finds links, base, title and description of an HTML document in one pass, as a browser without scripting would.
 * `noscript` and declarative shadow trees count; comments, scripts, styles, other `template`s and `textarea` do not. Of
 * scripts, only JSON-LD and speculation rules are read. It builds no tree, takes linear time, and never throws for any input.
 */
export function scanHtml(html: string): PageScan {
  return new Scanner(html).run();
}

class Scanner {
  readonly #html: string;
  readonly #cursor: AttributeCursor;
  readonly #attributes: TagAttributes;
  readonly #foreign = new ForeignContent();
  readonly #page = new PageScan();
  /** Open `template` elements, outermost first, with whether each is inert; a shadow tree is not. */
  readonly #templates: boolean[] = [];
  /** Number of inert ones. */
  #inert = 0;
  /**
   * Whether content of the body has started: a canonical link after that may come from an author other than the site's.
   */
  #isBody = false;
  /** Whether the document is a frameset; decided at its first `frameset` tag. */
  #isFrameset: boolean | undefined;

  constructor(html: string) {
    this.#html = html;
    this.#cursor = new AttributeCursor(html);
    this.#attributes = new TagAttributes(html);
  }

  run(): PageScan {
    const html = this.#html;
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
      const code = html.charCodeAt(at + 1);
      if (isAsciiAlpha(code)) at = this.#startTag(at + 1, code | 32);
      else if (code === SLASH) at = this.#endTag(at + 2);
      else if (code === BANG) at = this.#declaration(at);
      else if (code === QUESTION) at = this.#behind('>', at + 2);
      else at++;
      if (at < 0) break;
    }
    return this.#page;
  }

  /**
   * Handles a start tag. Outside of SVG and MathML few tags matter; the first two characters rule out nearly all
   * others.
   */
  #startTag(at: number, first: number): number {
    if (!this.#isBody && this.#inert === 0 && this.#page.noscripts === 0)
      this.#isBody = isBodyTag(this.#html, at);
    const mayMatter = STARTS[((first & 31) << 5) | (this.#html.charCodeAt(at + 1) & 31)];
    if (mayMatter === 0 && !this.#foreign.inside) return this.#skipTag(at);
    const nameEnd = this.#nameEnd(at);
    const name = this.#html.slice(at, nameEnd).toLowerCase();
    if (!this.#foreign.inside && !TAGS.has(name)) return this.#skipTag(nameEnd);
    return this.#knownTag(name, nameEnd);
  }

  #knownTag(name: string, nameEnd: number): number {
    const cursor = this.#cursor;
    cursor.open(nameEnd);
    const isActive = this.#inert === 0;
    const attributes = this.#attributes.clear();
    if (isActive && ATTRIBUTED.has(name)) attributes.read(cursor);
    else cursor.skip();
    if (cursor.end < 0) return -1;
    if (this.#foreign.start(name, cursor.selfClosing)) {
      if (name === 'a' && isActive) this.#page.anchor(attributes.get('href') ?? attributes.get('xlink:href'));
      return cursor.end;
    }
    if (name === 'template') this.#openTemplate(attributes);
    else if (name === 'noscript') this.#page.noscripts++;
    else if (name === 'frameset') this.#isFrameset ??= this.#acceptsFrameset(nameEnd);
    else if (name === 'plaintext') return -1;
    else if (isActive && !(this.#isBody && isCanonical(name, attributes)))
      this.#page.element(name, attributes, this.#isFrameset === true);
    if (!RAW_TEXT.has(name)) return cursor.end;
    return this.#rawText(name, cursor.end, name === 'script' && isPageData(attributes.get('type')));
  }

  #openTemplate(attributes: TagAttributes): void {
    const isInert = !/^(?:open|closed)$/i.test(attributes.get('shadowrootmode') ?? '');
    if (this.#templates.length >= MAX_TEMPLATES) return;
    this.#templates.push(isInert);
    if (isInert) this.#inert++;
  }

  #closeElement(name: string): void {
    if (name === 'template' && this.#templates.pop() === true) this.#inert--;
    if (name === 'noscript' && this.#page.noscripts > 0) this.#page.noscripts--;
  }

  #rawText(name: string, from: number, isData: boolean): number {
    const close = rawTextEnd(this.#html, from, name);
    if (this.#inert === 0 && name === 'title') this.#page.titleText(this.#html.slice(from, close));
    if (this.#inert === 0 && isData) this.#page.jsonLd(this.#html.slice(from, close));
    return close < this.#html.length ? this.#skipTag(close + 2) : -1;
  }

  #endTag(at: number): number {
    const first = this.#html.charCodeAt(at);
    if (!isAsciiAlpha(first)) return this.#behind('>', at);
    const lower = first | 32;
    if (lower !== T && lower !== N && !this.#foreign.inside) return this.#skipTag(at);
    const nameEnd = this.#nameEnd(at);
    const name = this.#html.slice(at, nameEnd).toLowerCase();
    const end = this.#skipTag(nameEnd);
    if (end < 0) return end;
    if (this.#foreign.inside) this.#foreign.end(name);
    this.#closeElement(name);
    return end;
  }

  /** Skips `<!--`, `<![CDATA[` and everything else that starts with `<!`. */
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

  /** Whether a frameset is valid: only if nothing of a body comes before it (HTML Standard §13.2.6.4.7). */
  #acceptsFrameset(at: number): boolean {
    return !BODY_TAG.test(this.#html.slice(0, at - 'frameset'.length - 1));
  }

  #nameEnd(at: number): number {
    const html = this.#html;
    let end = at;
    while (end < html.length && !endsName(html.charCodeAt(end))) end++;
    return end;
  }

  /**
   * Skips a tag. The fast path handles tags with only `name="value"` attributes; all others are left to the cursor,
   * which implements all rules.
   */
  #skipTag(from: number): number {
    const html = this.#html;
    const nameEnd = this.#nameEnd(from);
    for (let at = nameEnd; ; at++) {
      const code = html.charCodeAt(at);
      if (code === GREATER) return at + 1;
      if (code !== code) return -1;
      if (code !== EQUALS && code !== DOUBLE_QUOTE && code !== SINGLE_QUOTE) continue;
      if (code !== EQUALS || html.charCodeAt(at + 1) !== DOUBLE_QUOTE || !isNameEnd(html.charCodeAt(at - 1)))
        break;
      at = html.indexOf('"', at + 2);
      if (at < 0) return -1;
    }
    this.#cursor.open(nameEnd);
    return this.#cursor.skip();
  }

  #behind(mark: string, from: number): number {
    const found = this.#html.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  }
}

const GREATER = 62;
const EQUALS = 61;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const N = 110;
const T = 116;
/** Max nesting depth of templates. */
const MAX_TEMPLATES = 512;
const ATTRIBUTED: ReadonlySet<string> = new Set(
  'a area base embed frame iframe link meta object script template'.split(' '),
);
const TAGS: ReadonlySet<string> = new Set([
  ...ATTRIBUTED,
  ...RAW_TEXT,
  'frameset',
  'math',
  'noscript',
  'plaintext',
  'svg',
]);
const STARTS: Uint8Array = starts(TAGS);
const HEAD_TAG =
  /(?:html|head|title|meta|link|base|script|style|noscript|template|noframes|bgsound|basefont)(?=[\s/>])/iy;

function isBodyTag(html: string, at: number): boolean {
  HEAD_TAG.lastIndex = at;
  return !HEAD_TAG.test(html);
}

function isCanonical(name: string, attributes: TagAttributes): boolean {
  return name === 'link' && /canonical/i.test(attributes.get('rel') ?? '');
}

/** A tag that belongs in a body: any tag except those of a head. */
const BODY_TAG = /<(?!(?:html|head|title|meta|link|base|script|style|noscript|template|noframes)\b)[a-z]/i;

/** Marks the first two characters of tag names, by their lower five bits; `a` marks all pairs that start with it. */
function starts(names: Iterable<string>): Uint8Array {
  const table = new Uint8Array(1024);
  for (const name of names) {
    const row = (name.charCodeAt(0) & 31) << 5;
    if (name.length === 1) table.fill(1, row, row + 32);
    else table[row | (name.charCodeAt(1) & 31)] = 1;
  }
  return table;
}

function isPageData(type: string | undefined): boolean {
  return type !== undefined && /^\s*(?:application\/ld\+json|speculationrules\s*$)/i.test(type);
}

function isAsciiAlpha(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

/** A letter, digit or `-` before `=` is always the end of an attribute name. */
function isNameEnd(code: number): boolean {
  return isAsciiAlpha(code) || code === 45 || (code >= 48 && code <= 57);
}
