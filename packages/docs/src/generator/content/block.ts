import type { Mark, Marks } from '../description/document.ts';
import type { Field, Variant } from '../description/fields.ts';

/**
 * A piece of a page. Every page is a list of blocks and is rendered twice from it, as HTML and as Markdown, so the two
 * cannot differ. `text` is always inline Markdown, `markdown` is paragraphs; links in them are absolute within the
 * site, such as `/errors/not-found/`. A figure's `alternative` describes it; its drawings are SVG of class `wide` and,
 * for phones, `narrow`. A `service` is what the service itself states where it serves the site; elsewhere its Markdown stands.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'prose'; markdown: string }
  | { kind: 'service'; fact: string; markdown: string }
  | { kind: 'note'; tone: Tone; markdown: string }
  | { kind: 'code'; code: Code; id?: string }
  | { kind: 'tabs'; title: string; tabs: Tab[]; folded?: boolean }
  | { kind: 'table'; caption: string; head: string[]; rows: Row[] }
  | { kind: 'fields'; fields: Field[] }
  | { kind: 'variants'; variants: Variant[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'figure'; drawings: string[]; caption: string; alternative: string }
  | { kind: 'cards'; cards: Card[] };

export type Tone = 'info' | 'warning';

export interface Code {
  language: Language;
  text: string;
  title?: string;
}

export type Language =
  | 'sh'
  | 'ts'
  | 'js'
  | 'python'
  | 'go'
  | 'php'
  | 'diff'
  | 'json'
  | 'yaml'
  | 'http'
  | 'text';

export interface Tab {
  label: string;
  /** Tabs of one value are selected together on all pages, such as the language of samples. */
  value: string;
  code: Code;
}

/** A row of a table; with an id it can be linked to. */
export interface Row {
  id?: string;
  cells: string[];
}

/** An item of a list, inline Markdown, and how firm it is. */
export interface ListItem extends Marks {
  text: string;
}

/** A label and its text, both inline Markdown. */
export interface Fact {
  label: string;
  text: string;
}

export interface Card {
  title: string;
  text: string;
  /** The target of the card; without one the card only informs. */
  link?: string;
  mark?: Mark;
  links?: { text: string; link: string; method?: string }[];
}

export function heading(text: string, id: string = slug(text), level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, text, id };
}

export function prose(...paragraphs: string[]): Block {
  return { kind: 'prose', markdown: paragraphs.join('\n\n') };
}

export function table(caption: string, head: string[], rows: (string[] | Row)[]): Block {
  return {
    kind: 'table',
    caption,
    head,
    rows: rows.map((row) => (Array.isArray(row) ? { cells: row } : row)),
  };
}

export function code(language: Language, text: string, title?: string): Block {
  return { kind: 'code', code: { language, text, ...(title && { title }) } };
}

/** The anchor of a heading: its text in lower case, joined by hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
