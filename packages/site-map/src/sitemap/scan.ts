import { FeedItem } from './feed-item.ts';
import { readJsonPages } from './json-feed.ts';
import { markdownLinks } from './markdown.ts';
import { Marks, rootElement, tagEnd, CDATA, decodeXml, findInnerMark, hasUnknownEntity } from './xml-text.ts';
import { MAX_URLS, MAX_URL_TEXT, type ParsedSitemap, type SitemapKind } from './parsed-sitemap.ts';

/** Max characters that are examined to detect the type of a file. */
const SNIFF = 65_536;
/** Max characters of a JSON Feed, which cannot be read in parts. */
const MAX_JSON = 8_388_608;
/** Max characters of an incomplete tag or text; longer ones are skipped. */
const MAX_PENDING = 65_536;

/**
 * Reads a sitemap as it streams in: urlset, index, RSS, Atom, JSON Feed, plain text or Markdown, detected by content.
 * It scans for `<` and is not a full parser: it handles comments, CDATA, prefixes and DOCTYPE, expands nothing, and
 * buffers one incomplete tag. Never throws.
 */
export class SitemapScanner {
  /** The URL of the file, once known: relative bases of Atom resolve against it. */
  base: string | undefined;
  readonly #urls: string[] = [];
  readonly #more: string[] = [];
  #kind: SitemapKind | undefined;
  /** Name of the element that contains a URL, with the prefix of the root: `sm:loc` counts, `image:loc` does not. */
  #name = '';
  #pending = '';
  #incoming = '';
  /** Set inside a comment or the like: everything up to this string is skipped. */
  #until: string | undefined;
  #truncated = false;
  #ended = false;
  /** Start of the end tag of the root, until it is found. */
  #rootEnd: string | undefined;
  readonly #item = new FeedItem();
  readonly #minChunk: number;

  /** @param options `minChunk`: characters that are buffered before they are read. Default 16,384. */
  constructor({ minChunk = MIN_CHUNK }: { minChunk?: number } = {}) {
    this.#minChunk = minChunk;
  }

  /** Whether the file cannot yield more URLs: it is not a sitemap, or has too many URLs. */
  get full(): boolean {
    return this.#kind === 'none' || this.#urls.length >= MAX_URLS;
  }

  write(chunk: string): void {
    if (this.full || this.#ended) return;
    this.#incoming += chunk;
    // Buffers small chunks, since each read scans the incomplete tag from its start.
    if (this.#incoming.length >= this.#minChunk) this.#take();
  }

  #take(): void {
    this.#pending += this.#incoming;
    this.#incoming = '';
    if (this.#kind === undefined && !this.#sniff(false)) return;
    this.#seeEnd();
    this.#read(false);
  }

  #read(atEnd: boolean): void {
    if (this.#kind === 'text' || this.#kind === 'markdown') this.#readLines(atEnd);
    else if (this.#kind === 'json') this.#readJson(atEnd);
    else if (this.#kind !== 'none') this.#readTags();
  }

  /** Ends the file. `truncated` means that the transfer was cut. */
  end(truncated = false): ParsedSitemap {
    this.#ended = true;
    this.#take();
    if (this.#kind === undefined && this.#sniff(true)) this.#seeEnd();
    // Padding for the look-ahead in a text that ends with the file.
    this.#pending += ' '.repeat(LOOK_AHEAD);
    this.#read(true);
    const urls = this.#urls;
    // Any text may start like Markdown.
    const isNone = this.#kind === 'markdown' && urls.length === 0;
    const kind = isNone ? 'none' : (this.#kind ?? 'none');
    return {
      kind,
      urls,
      more: this.#more,
      truncated: truncated || this.#truncated || urls.length >= MAX_URLS,
      unfinished: kind !== 'none' && this.#rootEnd !== undefined,
    };
  }

  /** The buffer starts with the last incomplete tag, so an end tag in two chunks is found as well. */
  #seeEnd(): void {
    if (this.#rootEnd !== undefined && this.#pending.includes(this.#rootEnd)) this.#rootEnd = undefined;
  }

  #sniff(atEnd: boolean): boolean {
    const text = this.#pending.replace(/^[\uFEFF\s]+/, '');
    this.#pending = text;
    if (text !== '' && !text.startsWith('<')) {
      if (!atEnd && text.length < 8) return false;
      this.#kind = SIGNATURES.find(([begins]) => begins.test(text))?.[1] ?? 'none';
      return true;
    }
    const root = rootElement(text);
    if (root === undefined && !atEnd && text.length < SNIFF) return false;
    this.#kind = KINDS.get(root?.local ?? '') ?? 'none';
    const element = this.#kind === 'urlset' || this.#kind === 'index' ? 'loc' : 'link';
    this.#name = `${root?.prefix ?? ''}${element}`;
    if (root) {
      this.#item.openFeed(text.slice(text.lastIndexOf('<', root.end - 1), root.end), this.base);
      if (text[root.end - 2] !== '/') this.#rootEnd = `</${root.name}`;
      this.#pending = text.slice(root.end);
    }
    return true;
  }

  #readLines(atEnd: boolean): void {
    const lines = this.#pending.split(/[\r\n]+/);
    this.#pending = atEnd ? '' : (lines.pop() ?? '').slice(0, MAX_PENDING);
    for (const line of lines) {
      if (this.#kind === 'text') this.#add(line.trim());
      else for (const url of markdownLinks(line)) this.#add(url);
    }
  }

  #readJson(atEnd: boolean): void {
    if (this.#pending.length > MAX_JSON) {
      this.#truncated = true;
      this.#kind = 'none';
    } else if (atEnd) {
      const pages = readJsonPages(this.#pending);
      this.#kind = pages?.kind ?? 'none';
      for (const page of pages?.urls ?? []) this.#add(page);
      for (const page of pages?.more ?? []) this.#addMore(page);
    }
    if (atEnd || this.#kind === 'none') this.#pending = '';
  }

  #readTags(): void {
    const marks = new Marks(this.#pending, this.#marks());
    for (let at = 0; at >= 0 && !this.full;) {
      const from = this.#leaveSkipped(at);
      if (from < 0) return;
      const open = marks.next(from);
      if (open < 0) return this.#keepUnfinished(from);
      const next = this.#readTag(open);
      if (next < 0) return this.#keep(open);
      at = next;
    }
  }

  /**
   * Returns the strings at which a relevant tag may start. A typical sitemap only has `loc`, so its other tags need not
   * be read.
   */
  #marks(): readonly string[] {
    const isPlain = this.#kind === 'urlset' || this.#kind === 'index';
    return isPlain && !this.#pending.includes('link') ? [`<${this.#name}`, '<!', '<?'] : ['<'];
  }

  /** Searches the end of a skipped part; only retains what may be the start of the end mark. */
  #leaveSkipped(at: number): number {
    const mark = this.#until;
    if (mark === undefined) return at;
    const found = this.#pending.indexOf(mark, at);
    if (found >= 0) {
      this.#until = undefined;
      return found + mark.length;
    }
    this.#pending = this.#pending.slice(Math.max(at, this.#pending.length - mark.length + 1));
    return -1;
  }

  /** Clears the buffer, except for the start of an incomplete tag. */
  #keepUnfinished(from: number): void {
    const open = this.#pending.lastIndexOf('<');
    if (open >= from && tagEnd(this.#pending, open + 1) < 0) this.#keep(open);
    else this.#pending = '';
  }

  #keep(from: number): void {
    const rest = this.#pending.slice(from);
    this.#truncated ||= rest.length > MAX_PENDING;
    this.#pending = rest.length > MAX_PENDING ? '' : rest;
  }

  /** Reads the tag at `open`; returns the index after it, or -1 when it is incomplete. */
  #readTag(open: number): number {
    const text = this.#pending;
    const code = text.charCodeAt(open + 1);
    if (Number.isNaN(code)) return -1;
    if (code === BANG || code === QUESTION) return this.#skipDeclaration(open);
    const close = tagEnd(text, open + 1);
    if (close < 0) return -1;
    if (code === SLASH) return this.#endTag(open + 2, close);
    return this.#startTag(open + 1, close);
  }

  #skipDeclaration(open: number): number {
    const head = this.#pending.slice(open, open + LOOK_AHEAD);
    const mark = DECLARATIONS.find(([start]) => head.startsWith(start));
    // `<!` alone may still become `<!--` or `<![CDATA[`.
    const isUndecided = head.length < LOOK_AHEAD && (!mark || mark[0] === '<!');
    if (isUndecided) return -1;
    if (!mark) return open + 2;
    this.#until = mark[1];
    return open + mark[0].length;
  }

  #startTag(start: number, close: number): number {
    const text = this.#pending;
    if (startsName(text, start, this.#name)) {
      if (this.#kind === 'atom') this.#link(text.slice(start, close));
      else if (text.charCodeAt(close - 1) !== SLASH) return this.#content(close + 1, this.#addLink);
    } else if (this.#kind === 'rss' || this.#kind === 'atom') {
      return this.#feedTag(start, close);
    } else if (this.#kind === 'urlset' && text.startsWith('link', this.#local(start))) {
      this.#link(text.slice(start, close));
    }
    return close + 1;
  }

  #feedTag(start: number, close: number): number {
    const text = this.#pending;
    const local = this.#local(start);
    const isLink = local > start && startsName(text, local, 'link');
    const isItem = startsName(text, start, 'item') || startsName(text, start, 'entry');
    if (isLink) this.#link(text.slice(start, close));
    else if (isItem) this.#item.open(text.slice(start, close));
    else if (this.#kind === 'rss' && startsName(text, start, 'image')) this.#until = '</image>';
    else if (
      this.#kind === 'rss' &&
      startsName(text, start, 'guid') &&
      text.charCodeAt(close - 1) !== SLASH
    ) {
      const tag = text.slice(start, close);
      return this.#content(close + 1, (url) => this.#item.guid(detached(url), tag));
    }
    return close + 1;
  }

  #endTag(start: number, close: number): number {
    const text = this.#pending;
    if (startsName(text, start, 'item') || startsName(text, start, 'entry'))
      this.#add(this.#item.close() ?? '');
    return close + 1;
  }

  readonly #addLink = (url: string): void => {
    this.#item.link(url);
    this.#add(url);
  };

  /** Returns the index of the local name of a prefixed tag; `start` when there is no prefix nearby. */
  #local(start: number): number {
    for (let at = start; at < start + MAX_PREFIX; at++) {
      if (this.#pending.charCodeAt(at) === COLON) return at + 1;
    }
    return start;
  }

  /** Reads the content of `loc` and the like: text and CDATA up to the next end tag. */
  #content(start: number, take: (url: string) => void): number {
    const text = this.#pending;
    let found = '';
    let isBroken = false;
    for (let at = start; ;) {
      const open = text.indexOf('<', at);
      if (open < 0 || open + LOOK_AHEAD > text.length)
        return text.length - start > MAX_PENDING ? text.length : -1;
      const part = text.slice(at, open);
      isBroken ||= hasUnknownEntity(part);
      found += decodeXml(part);
      const inner = findInnerMark(text, open);
      if (!inner) {
        if (!isBroken) take(found.trim());
        return open;
      }
      const end = text.indexOf(inner.close, open + inner.open.length);
      if (end < 0) return -1;
      if (inner === CDATA) found += text.slice(open + inner.open.length, end);
      at = end + inner.close.length;
    }
  }

  /** Reads a link with attributes: one of Atom, also in a feed of RSS, or one of XHTML in a sitemap. */
  #link(tag: string): void {
    const link = this.#item.readLink(tag);
    if (link?.rel === 'alternate' && this.#kind !== 'rss') this.#add(link.href);
    else if (link?.rel === 'more' && this.#kind !== 'urlset') this.#addMore(link.href);
  }

  #addMore(url: string): void {
    if (url !== '' && url.length <= MAX_URL_TEXT && this.#more.length < MAX_MORE)
      this.#more.push(detached(url));
  }

  #add(url: string): void {
    if (url === '' || url.length > MAX_URL_TEXT) return;
    if (this.#urls.length >= MAX_URLS) this.#truncated = true;
    else this.#urls.push(detached(url));
  }
}

const SCRATCH = Buffer.alloc(MAX_URL_TEXT * 3);

/** Copies a string: a slice would retain the full chunk in memory. */
function detached(text: string): string {
  return SCRATCH.toString('utf8', 0, SCRATCH.write(text));
}

/** Max further pages that one feed names. */
const MAX_MORE = 16;
/** First characters of files that are not XML. */
const SIGNATURES: readonly (readonly [RegExp, SitemapKind])[] = [
  [/^https?:/i, 'text'],
  [/^\{/, 'json'],
  [/^(?:#|\/\/)/, 'markdown'],
];
const SLASH = 47;
const LOOK_AHEAD = 9;
const MIN_CHUNK = 16_384;
const BANG = 33;
const QUESTION = 63;
const GREATER = 62;
const COLON = 58;
const MAX_PREFIX = 16;
/** A DOCTYPE with an internal subset ends at `]>`, one without at `>`; the subset is not read. */
const DECLARATIONS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];
const KINDS: ReadonlyMap<string, SitemapKind> = new Map([
  ['urlset', 'urlset'],
  ['sitemapindex', 'index'],
  ['rss', 'rss'],
  ['RDF', 'rss'],
  ['feed', 'atom'],
]);

function startsName(text: string, at: number, name: string): boolean {
  if (!text.startsWith(name, at)) return false;
  const code = text.charCodeAt(at + name.length);
  return code === GREATER || code === SLASH || code <= 32;
}
