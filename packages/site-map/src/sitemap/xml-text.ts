const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes the five entities of XML and numeric references. Entities that a document declares stay unchanged: nothing is
 * ever expanded, so the size is bounded.
 */
export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (match, hex, decimal, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? match;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}

/** Whether a text refers to an entity that XML does not define, whose value is unknown. */
export function hasUnknownEntity(text: string): boolean {
  return text.includes('&') && /&(?!(?:amp|lt|gt|quot|apos);)[a-z_][\w.:-]*;/i.test(text);
}

/** Returns the decoded value of an attribute from the inside of a tag; undefined when absent. */
export function xmlAttribute(tag: string, name: string): string | undefined {
  // The lookbehind only allows a match at the start of a name; otherwise a long name would be tried from each of its
  // characters.
  const pattern = /(?<![^\s=/"'<>])([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, key, double, single] of tag.matchAll(pattern)) {
    if (key === name) return decodeXml(double ?? single ?? '');
  }
  return undefined;
}

/** A part whose characters are text, and a comment. */
export const CDATA = { open: '<![CDATA[', close: ']]>' };
const COMMENT = { open: '<!--', close: '-->' };

/** Returns what of these begins at an index. */
export function findInnerMark(text: string, open: number): typeof CDATA | undefined {
  if (text.startsWith(CDATA.open, open)) return CDATA;
  return text.startsWith(COMMENT.open, open) ? COMMENT : undefined;
}

/**
 * Returns the index of the `>` that ends a tag, skipping quoted ones; -1 when the tag is incomplete. A tag cannot
 * contain `<` (XML 1.0 §3.1), so a broken tag ends before the next one.
 */
export function tagEnd(text: string, from: number): number {
  let quote = 0;
  let first = -1;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LESS) return first < 0 ? at - 1 : first;
    if (code === GREATER) {
      if (quote === 0) return at;
      if (first < 0) first = at;
    } else if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
  }
  return -1;
}

const GREATER = 62;
const LESS = 60;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/** The root element of a file. */
interface Root {
  /** Its name, with its prefix. */
  readonly name: string;
  /** Namespace prefix, empty without one. */
  readonly prefix: string;
  readonly local: string;
  /** Index after its start tag. */
  readonly end: number;
}

/** Finds the root element of an XML text, after declaration, comments and DOCTYPE; undefined when incomplete. */
export function rootElement(text: string): Root | undefined {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = skipProlog(text, at);
    if (skipped < 0) return undefined;
    if (skipped === at) return startElement(text, at);
    at = skipped;
  }
  return undefined;
}

function skipProlog(text: string, at: number): number {
  if (text.startsWith('<?', at)) return behind(text, '?>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (!text.startsWith('<!', at)) return at;
  const close = behind(text, '>', at);
  const subset = text.indexOf('[', at);
  return subset >= 0 && subset < close ? behind(text, ']>', subset) : close;
}

function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

function startElement(text: string, at: number): Root | undefined {
  const close = tagEnd(text, at + 1);
  if (close < 0) return undefined;
  const [name = ''] = text.slice(at + 1, close).split(/[\s/]/, 1);
  const colon = name.indexOf(':');
  // The prefix of an RDF root does not apply to its items.
  const prefix = name.endsWith('RDF') ? '' : name.slice(0, colon + 1);
  return { name, prefix, local: name.slice(colon + 1), end: close + 1 };
}

/** Finds the first of several strings in a text, searching the text once for each. */
export class Marks {
  readonly #text: string;
  readonly #marks: readonly string[];
  /** Last known index of each; Infinity when there is none further on. */
  readonly #positions: number[];

  constructor(text: string, marks: readonly string[]) {
    this.#text = text;
    this.#marks = marks;
    this.#positions = marks.map(() => -1);
  }

  /**
   * Returns the index of the next one at or after `from`; -1 when there is none. `from` must not decrease between
   * calls.
   */
  next(from: number): number {
    let soonest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#marks.length; index++) {
      soonest = Math.min(soonest, this.#position(index, from));
    }
    return soonest === Number.POSITIVE_INFINITY ? -1 : soonest;
  }

  #position(index: number, from: number): number {
    const known = this.#positions[index] ?? -1;
    if (known >= from) return known;
    const found = this.#text.indexOf(this.#marks[index] ?? '', from);
    return (this.#positions[index] = found < 0 ? Number.POSITIVE_INFINITY : found);
  }
}
