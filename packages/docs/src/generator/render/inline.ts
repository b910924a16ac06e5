import { marked, Renderer, Tokenizer } from 'marked';
import type { Token, Tokens } from 'marked';
import { escapeHtml, escapeText } from '../../escape-html.ts';
import { raw } from './html.ts';
import type { Html } from './html.ts';
import { relative } from './links.ts';
import { tableToHtml } from './table.ts';
import type { Cell } from './table.ts';

/** Names that become links when they are written as inline code: schemas, `error` strings, operations. */
export type Glossary = ReadonlyMap<string, string>;

/** Renders Markdown as HTML for one page: links are relative to it, known names are linked. */
export interface MarkdownWriter {
  inline(text: string): Html;
  blocks(markdown: string): Html;
}

export function markdownWriter(page: string, glossary: Glossary): MarkdownWriter {
  const tokenizer = new SafeTokenizer();
  const renderer = new PageRenderer(page, glossary);
  return {
    inline: (text) => raw(marked.parseInline(text, { async: false, tokenizer, renderer })),
    blocks: (text) => raw(marked.parse(text, { async: false, tokenizer, renderer })),
  };
}

/** An address of the web or of mail, or one without a scheme; no character of it may hide a scheme. */
const SAFE_LINK = /^(?:https?:|mailto:|[^\s:&\\/?#]*(?:[/?#]|$))/i;

/** Maximum nesting of quotes, lists, links and emphasis; what is deeper is text. */
const DEEPEST = 100;

/** Reads HTML, addresses outside of links, and links with other schemes as the text that they are. */
class SafeTokenizer extends Tokenizer {
  #depth = 0;

  override html(): undefined {}
  override tag(): undefined {}
  override url(): undefined {}

  override autolink(source: string): Tokens.Link | undefined {
    return this.#read(() => super.autolink(source));
  }

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.#read(() => super.blockquote(source));
  }

  override del(...source: Parameters<Tokenizer['del']>): Tokens.Del | undefined {
    return this.#read(() => super.del(...source));
  }

  override emStrong(...source: Parameters<Tokenizer['emStrong']>): ReturnType<Tokenizer['emStrong']> {
    return this.#read(() => super.emStrong(...source));
  }

  override link(source: string): ReturnType<Tokenizer['link']> {
    return this.#read(() => super.link(source));
  }

  override list(source: string): Tokens.List | undefined {
    return this.#read(() => super.list(source));
  }

  override reflink(...source: Parameters<Tokenizer['reflink']>): ReturnType<Tokenizer['reflink']> {
    return this.#read(() => super.reflink(...source));
  }

  /** Reads a token, unless it is nested too deeply or leads to an unsafe address. */
  #read<T extends Token>(read: () => T | undefined): T | undefined {
    if (this.#depth === DEEPEST) return undefined;
    this.#depth += 1;
    try {
      const token = read();
      return token !== undefined && 'href' in token && !SAFE_LINK.test(String(token.href))
        ? undefined
        : token;
    } finally {
      this.#depth -= 1;
    }
  }
}

class PageRenderer extends Renderer {
  readonly #page: string;
  readonly #glossary: Glossary;
  /** Whether the text of a link is being rendered, which cannot contain another one. */
  #insideLink = false;

  constructor(page: string, glossary: Glossary) {
    super();
    this.#page = page;
    this.#glossary = glossary;
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    this.#insideLink = true;
    const text = this.parser.parseInline(tokens);
    this.#insideLink = false;
    const titled = title ? ` title="${escapeMarkdown(title)}"` : '';
    return `<a href="${escapeMarkdown(relative(this.#page, href))}"${titled}>${text}</a>`;
  }

  /** Pages load nothing from other hosts, so a picture becomes a link to it; inside a link it becomes its text. */
  override image({ href, text }: Tokens.Image): string {
    if (this.#insideLink) return escapeMarkdown(text);
    return `<a href="${escapeMarkdown(relative(this.#page, href))}">${escapeMarkdown(text || href)}</a>`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    const code = `<code>${escapeText(text)}</code>`;
    const target = this.#glossary.get(text);
    if (target === undefined || target === `/${this.#page}` || this.#insideLink) return code;
    return `<a href="${escapeHtml(relative(this.#page, target))}">${code}</a>`;
  }

  /** A box that cannot be ticked is text. */
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '[x] ' : '[ ] ';
  }

  /** A table of a text is one like all others. */
  override table({ header, rows }: Tokens.Table): string {
    const cell = ({ text, tokens, align }: Tokens.TableCell): Cell => ({
      markdown: text,
      align,
      html: raw(this.parser.parseInline(tokens)),
    });
    return tableToHtml(
      undefined,
      header.map(cell),
      rows.map((cells) => ({ cells: cells.map(cell) })),
    ).text;
  }
}

/** Escapes a text of Markdown, whose character references stay. */
function escapeMarkdown(text: string): string {
  return escapeHtml(text).replaceAll(/&amp;(?=(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi, '&');
}
