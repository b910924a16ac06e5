import { MAX_HTML } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { escapeHtml } from '../../escape.ts';
import { readMarker } from '../list-marker.ts';
import { ListWriter } from '../list-writer.ts';

/** A list marker at the start of a paragraph, with the tab that follows. */
const MARKER = /^\s*([•◦▪–·o*-]|\(?(?:\d{1,3}|[a-z])[.)])\s*\t\s*/iu;

interface Look {
  font: number;
  href: string | undefined;
}

/** Writes the paragraphs, lists and tables of an RTF document as HTML. */
export class RtfBody {
  /** Names of styles by number. */
  readonly styles: Map<number, string> = new Map();
  readonly monoFonts: Set<number> = new Set();
  readonly #lists = new ListWriter();
  #parts: { text: string; look: Look }[] = [];
  #marker = '';
  #format = {
    style: 0,
    outline: undefined as number | undefined,
    indent: 0,
    inTable: false,
    level: undefined as number | undefined,
  };
  #indents: number[] = [];
  #code: string[] = [];
  #cell: string[] = [];
  #row: string[] = [];
  #rows: string[][] = [];
  #size = 0;

  /** @throws {ParseError} `TooLarge` */
  text(text: string, { font, href }: Look): void {
    this.#size += text.length;
    if (this.#size > MAX_HTML)
      throw new ParseError('TooLarge', `The RTF document has more than ${MAX_HTML} characters.`);
    const last = this.#parts.at(-1);
    if (last && last.look.font === font && last.look.href === href) last.text += text;
    else this.#parts.push({ text, look: { font, href } });
  }

  /** Adds to the marker that a word processor wrote before a list item. */
  marker(text: string): void {
    this.#marker += text;
  }

  property(word: string, param: number | undefined): void {
    const format = this.#format;
    if (word === 'pard')
      this.#format = { style: 0, outline: undefined, indent: 0, inTable: false, level: undefined };
    else if (word === 's') format.style = param ?? 0;
    else if (word === 'outlinelevel') format.outline = param ?? 0;
    else if (word === 'li') format.indent = param ?? 0;
    else if (word === 'ilvl') format.level = param ?? 0;
    else if (word === 'intbl') format.inTable = true;
    else if (word === 'par' || word === 'sect') this.#paragraph();
    else if (word === 'cell' || word === 'nestcell') this.#endCell();
    else if (word === 'row' || word === 'nestrow') this.#endRow();
  }

  end(): string {
    this.#paragraph();
    if (this.#cell.length > 0 || this.#row.length > 0) this.#endRow();
    this.#flushTable();
    this.#flushCode();
    return this.#lists.end();
  }

  #paragraph(): void {
    const parts = this.#parts;
    const isCode = parts.length > 0 && this.#isCode();
    const html = parts.map(partHtml).join('');
    const plain = parts.map(({ text }) => text).join('');
    const marker = this.#marker;
    [this.#parts, this.#marker] = [[], ''];
    if (this.#format.inTable) {
      if (plain.trim() !== '') this.#cell.push(html.trim());
      return;
    }
    if (plain.trim() === '' && !(this.#code.length > 0 && isCode)) return;
    this.#flushTable();
    if (isCode && marker === '') {
      this.#code.push(...plain.split('\n'));
      return;
    }
    this.#flushCode();
    this.#write(html.trim(), plain, marker);
  }

  #isCode(): boolean {
    if (/preformatted|source code/i.test(this.styles.get(this.#format.style) ?? '')) return true;
    return this.#parts.every(({ text, look }) => this.monoFonts.has(look.font) || text.trim() === '');
  }

  #write(html: string, plain: string, text: string): void {
    const level = this.#level();
    if (level !== undefined) {
      this.#indents = [];
      return this.#lists.block(`<h${level}>${html.replaceAll('<br>', ' ')}</h${level}>`);
    }
    const found = MARKER.exec(plain)?.[1];
    const marker = text.trim() || found;
    if (marker) return this.#item(found === undefined ? html : html.replace(/^[^\t]*\t\s*/, ''), marker);
    if (this.#indents.length > 0 && this.#format.indent >= this.#indents.at(-1)! && this.#format.indent > 0)
      return this.#lists.more(`<p>${html}</p>`);
    this.#indents = [];
    const isQuote = /quot|block text/i.test(this.styles.get(this.#format.style) ?? '');
    this.#lists.block(isQuote ? `<blockquote><p>${html}</p></blockquote>` : `<p>${html}</p>`);
  }

  #level(): number | undefined {
    const { style, outline } = this.#format;
    const name = this.styles.get(style) ?? '';
    if (/^title$/i.test(name)) return 1;
    const named = /^heading (\d)/i.exec(name)?.[1];
    const level = named === undefined ? outline : Number(named) - 1;
    return level === undefined || level > 8 ? undefined : Math.min(6, level + 1);
  }

  #item(html: string, marker: string): void {
    const { indent, level } = this.#format;
    this.#indents =
      level === undefined ? this.#indents.filter((one) => one < indent - 60) : this.#indents.slice(0, level);
    this.#lists.item(html, level ?? this.#indents.length, readMarker(marker));
    this.#indents.push(indent);
  }

  #endCell(): void {
    this.#format.inTable = true;
    this.#paragraph();
    this.#row.push(this.#cell.join('<br>'));
    this.#cell = [];
  }

  #endRow(): void {
    if (this.#cell.length > 0) this.#row.push(this.#cell.join('<br>'));
    if (this.#row.length > 0) {
      if (this.#rows.length === 0) this.#flushCode();
      this.#rows.push(this.#row);
    }
    [this.#row, this.#cell] = [[], []];
    this.#format.inTable = false;
  }

  #flushTable(): void {
    if (this.#rows.length === 0) return;
    const html = this.#rows.map((row, index) => {
      const tag = index === 0 ? 'th' : 'td';
      return `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    });
    this.#rows = [];
    this.#indents = [];
    this.#lists.block(`<table>${html.join('')}</table>`);
  }

  #flushCode(): void {
    if (this.#code.length === 0) return;
    this.#indents = [];
    this.#lists.block(`<pre>${escapeHtml(this.#code.join('\n'))}</pre>`);
    this.#code = [];
  }
}

function partHtml({ text, look }: { text: string; look: Look }): string {
  const html = escapeHtml(text).replaceAll('\n', '<br>');
  return look.href === undefined || text.trim() === ''
    ? html
    : `<a href="${escapeHtml(look.href)}">${html}</a>`;
}
