import { MAX_DEPTH } from '../../bounds.ts';
import { ParseError } from '../../errors.ts';
import { Ledger } from '../../ledger.ts';
import type { Rule } from '../../ledger.ts';
import { FONT_PAGES, getDecoder } from './code-pages.ts';
import { RtfBody } from './rtf-body.ts';
import type { RtfToken } from './tokens.ts';

/** Groups whose text does not belong to the body. */
const SKIPPED = new Set(
  'fonttbl colortbl pict object xe tc bkmkstart bkmkend nonesttables annotation atnid atnauthor themedata datafield listtable listoverridetable rsidtbl generator mmathPr xmlnstbl latentstyles shppict nonshppict'.split(
    ' ',
  ),
);
/** Groups that readers may pass over, and this one does not: boxes, formulas, and the name of a character style. */
const READ_OPTIONAL = new Set('shpinst shptxt cs moMath moMathPara mmath'.split(' '));
/** Groups for page headers and footers. */
const FRAMES = new Set('header headerl headerr headerf footer footerl footerr footerf'.split(' '));
/** Control words for single characters. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '~': '\u00A0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  line: '\n',
  tab: '\t',
  zwj: '\u200D',
  zwnj: '\u200C',
};
const INFO = new Set(['title', 'author', 'subject', 'keywords']);

/** Destinations whose text is content. */
const CONTENT: ReadonlySet<string> = new Set(['body', 'marker']);
/** Groups that hold text which is left out. */
const LEFT_OUT: Readonly<Record<string, Rule>> = { annotation: 'comments', nonesttables: 'fallback' };

type Decoder = ReturnType<typeof getDecoder>;

/** State that a group inherits and may change. */
interface State {
  /** Destination of its text. */
  target: 'body' | 'skip' | 'style' | 'instruction' | 'marker' | 'info' | 'font' | 'frame';
  info: string;
  /** Number of fallback characters after a Unicode one, for readers that do not support Unicode. */
  skips: number;
  isHidden: boolean;
  /** Whether the group is in an embedded object. */
  isObject: boolean;
  /** The rule by which the text of the group is left out. */
  rule: Rule | undefined;
  font: number;
  href: string | undefined;
}

/** Processes tokens in sequence and writes the body. */
export class RtfMachine {
  readonly info: Record<string, string> = {};
  readonly ledger: Ledger = new Ledger();
  /** The paragraphs of page headers and footers. */
  readonly frames: string[] = [];
  /** The comments of reviewers. */
  readonly comments: string[] = [];
  /** Tracked changes that were met. */
  readonly changes = { insertions: 0, deletions: 0 };
  readonly #body = new RtfBody();
  readonly #stack: State[] = [];
  #state: State = {
    target: 'body',
    info: '',
    skips: 1,
    isHidden: false,
    isObject: false,
    rule: undefined,
    font: 0,
    href: undefined,
  };
  #documentDecoder = getDecoder(1252);
  /** Decoders of the fonts whose character set is not that of the document. */
  readonly #decoders = new Map<number, Decoder>();
  #toSkip = 0;
  #isOptional = false;
  #style = { id: 0, name: '' };
  #font = { id: 0, name: '', isMono: false };
  #instruction = '';

  /** @throws {ParseError} `TooLarge` for groups nested too deeply. */
  take(token: RtfToken): void {
    if (token.kind === 'open') this.#open();
    else if (token.kind === 'close') this.#close();
    else if (token.kind === 'text') this.#text(this.#unskipped(this.#decode(token.data)));
    else if (token.kind === 'word') this.#word(token);
  }

  end(): string {
    return this.#body.end();
  }

  #open(): void {
    if (this.#stack.length >= MAX_DEPTH)
      throw new ParseError(
        'TooLarge',
        `The RTF document has more than ${MAX_DEPTH} groups within each other.`,
      );
    this.#stack.push({ ...this.#state });
    this.#toSkip = 0;
  }

  #close(): void {
    const { target } = this.#state;
    this.#state = this.#stack.pop() ?? this.#state;
    this.#toSkip = 0;
    if (target === 'style') this.#endStyle();
    if (target === 'font') this.#endFont();
    if (target === 'instruction' && this.#state.target !== 'instruction') this.#endInstruction();
  }

  #endStyle(): void {
    if (this.#style.name !== '')
      this.#body.styles.set(this.#style.id, this.#style.name.replace(/;\s*$/, '').trim());
    this.#style = { id: 0, name: '' };
  }

  #endFont(): void {
    const { id, name, isMono } = this.#font;
    if (isMono || /courier|consol|mono|menlo/i.test(name)) this.#body.monoFonts.add(id);
    this.#font = { id: 0, name: '', isMono: false };
  }

  /** The URL of a link applies to the rest of its field. */
  #endInstruction(): void {
    const href = /HYPERLINK\s+"([^"]+)"/i.exec(this.#instruction)?.[1];
    this.#instruction = '';
    const field = this.#stack.at(-1) && this.#state;
    if (field && href !== undefined && /^(?:https?|mailto|tel):/i.test(href)) field.href = href;
  }

  #setDecoder(font: number, page: number | undefined): void {
    if (page !== undefined) this.#decoders.set(font, getDecoder(page));
  }

  /** Decodes bytes by the character set of the font, or else by that of the document. */
  #decode(bytes: Uint8Array): string {
    const { target, font } = this.#state;
    const own = target === 'font' ? this.#font.id : font;
    return (this.#decoders.get(own) ?? this.#documentDecoder)(bytes);
  }

  /** Removes the fallback characters of a Unicode one. */
  #unskipped(text: string): string {
    const cut = Math.min(this.#toSkip, text.length);
    this.#toSkip -= cut;
    return text.slice(cut);
  }

  #text(text: string): void {
    const state = this.#state;
    if (text === '') return;
    const isContent = CONTENT.has(state.target);
    const rule = state.rule ?? (isContent && state.isHidden ? 'hidden' : undefined);
    if (isContent || rule !== undefined) this.ledger.see(text);
    if (rule !== undefined) this.ledger.drop(rule, text);
    if (rule === 'comments') this.comments.push((this.comments.pop() ?? '') + text);
    if (state.isHidden || (isContent && rule !== undefined)) return;
    if (state.target === 'body') this.#body.text(text, state);
    else if (state.target === 'frame') this.frames.push((this.frames.pop() ?? '') + text);
    else if (state.target === 'marker') this.#body.marker(text);
    else if (state.target === 'style') this.#style.name += text;
    else if (state.target === 'font') this.#font.name += text;
    else if (state.target === 'instruction') this.#instruction += text;
    else if (state.target === 'info') this.info[state.info] = (this.info[state.info] ?? '') + text;
  }

  #word({ word, param, data }: RtfToken & { kind: 'word' }): void {
    if (word === '*') {
      this.#isOptional = true;
      return;
    }
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    if (word === "'") return this.#text(this.#unskipped(this.#decode(data ?? new Uint8Array())));
    if (word === 'u') return this.#unicode(param ?? 0);
    // A line end after a backslash is the control word `par` (RTF 1.9.1, special characters).
    if (word === '\n' || word === '\r') return this.#property('par', undefined);
    const character = Object.hasOwn(CHARACTERS, word) ? CHARACTERS[word]! : undefined;
    if (character !== undefined) return this.#text(this.#unskipped(character));
    if (this.#destination(word, isOptional)) return;
    this.#property(word, param);
  }

  #unicode(code: number): void {
    this.#text(String.fromCharCode(code < 0 ? code + 65_536 : code));
    this.#toSkip = this.#state.skips;
  }

  /** Handles a control word that sets the destination of its group; returns whether it was one. */
  #destination(word: string, isOptional: boolean): boolean {
    const state = this.#state;
    // An object is represented by its result.
    if (word === 'result' && state.isObject) state.target = 'body';
    if (state.target === 'skip') return true;
    if (word === 'object') state.isObject = true;
    if (word === 'annotation') this.comments.push('');
    if (Object.hasOwn(LEFT_OUT, word)) state.rule = LEFT_OUT[word];
    else if (FRAMES.has(word)) state.rule = 'frames';
    if (word === 'stylesheet') state.target = 'style';
    else if (word === 'fonttbl') state.target = 'font';
    else if (word === 'fldinst') state.target = 'instruction';
    else if (word === 'listtext' || word === 'pntext') state.target = 'marker';
    else if (FRAMES.has(word)) this.#openFrame();
    else if (INFO.has(word) && this.#stack.length > 1) [state.target, state.info] = ['info', word];
    // Its groups without a use, such as the operator, inherit a name that nothing reads.
    else if (word === 'info') [state.target, state.info] = ['info', ''];
    else if (SKIPPED.has(word) || (isOptional && !READ_OPTIONAL.has(word))) state.target = 'skip';
    else return false;
    return true;
  }

  #markDeleted(isDeleted: boolean): void {
    this.#state.rule = isDeleted ? 'deleted' : undefined;
    if (isDeleted) this.changes.deletions++;
  }

  #openFrame(): void {
    this.#state.target = 'frame';
    this.frames.push('');
  }

  #property(word: string, param: number | undefined): void {
    const state = this.#state;
    if (state.target === 'frame' && word === 'par') this.frames.push('');
    if (word === 'deleted') this.#markDeleted(param !== 0);
    else if (word === 'revised' && param !== 0) this.changes.insertions++;
    else if (word === 'uc') state.skips = Math.min(16, param ?? 1);
    else if (word === 'v') state.isHidden = param !== 0;
    else if (word === 'ansicpg') this.#documentDecoder = getDecoder(param ?? 1252);
    else if (state.target === 'style') {
      if (word === 's') this.#style.id = param ?? 0;
      if (word === 'cs' || word === 'ds') this.#style.id = -1;
    } else if (state.target === 'font') {
      if (word === 'f') this.#font.id = param ?? 0;
      if (word === 'fmodern') this.#font.isMono = true;
      if (word === 'fcharset') this.#setDecoder(this.#font.id, FONT_PAGES[param ?? 0]);
    } else if (word === 'f') state.font = param ?? 0;
    else if (word === 'plain') [state.isHidden, state.font] = [false, -1];
    else if (state.target !== 'frame') this.#body.property(word, param);
  }
}
