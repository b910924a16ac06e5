import type TurndownService from 'turndown';
import { formatNumber } from '../list-numbers.ts';
import type { NumberFormat } from '../list-numbers.ts';

const SIGNS = '0123456789+-=()';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/**
 * Adds rules for one-line headings, compact lists, task lists, definition lists, quotations, notes, superscripts and
 * subscripts.
 */
export function useBlocks(service: TurndownService): void {
  service.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => heading(content, Number(node.nodeName[1])),
  });
  service.addRule('list item', {
    filter: 'li',
    replacement: (content, node) => item(content, node as Element),
  });
  service.addRule('task', {
    filter: (node) => node.nodeName === 'INPUT' && node.getAttribute('type') === 'checkbox',
    replacement: (_content, node) =>
      node.parentElement?.closest('li') ? `[${(node as Element).hasAttribute('checked') ? 'x' : ' '}]` : '',
  });
  service.addRule('quotation', {
    filter: 'blockquote',
    replacement: (content) =>
      `\n\n${content
        .trim()
        .replaceAll(/^(?=.)/gm, '> ')
        .replaceAll(/^$/gm, '>')}\n\n`,
  });
  service.addRule('term', { filter: 'dt', replacement: (content) => `\n\n${content.trim()}\n` });
  service.addRule('description', {
    filter: 'dd',
    replacement: (content) => `\n: ${indented(content.trim(), 2)}\n`,
  });
  service.addRule('raised', { filter: 'sup', replacement: (content) => shifted(content, SUPERSCRIPTS, '^') });
  service.addRule('lowered', { filter: 'sub', replacement: (content) => shifted(content, SUBSCRIPTS, '_') });
  service.addRule('reading', {
    filter: 'rt',
    // With `rp`, the page has the brackets itself.
    replacement: (content, node) =>
      node.parentElement?.querySelector('rp') ? content : `(${content.trim()})`,
  });
  service.addRule('inline quotation', {
    filter: 'q',
    replacement: (content, node) => {
      const sign = node.parentElement?.closest('q') ? "'" : '"';
      return `${sign}${content.trim()}${sign}`;
    },
  });
  service.addRule('note', {
    filter: (node) => node.nodeName === 'NOTE-REF',
    replacement: (_content, node) => `[^${node.textContent}]`,
  });
}

function heading(content: string, level: number): string {
  const text = content.replaceAll(/\s*\n\s*/g, ' ').trim();
  return text === '' ? '' : `\n\n${'#'.repeat(level)} ${text}\n\n`;
}

function item(content: string, node: Element): string {
  const note = node.getAttribute('data-note');
  const { marker, label = '' } = note === null ? markerOf(node) : { marker: `[^${note}]: ` };
  const text = content.trim().replace(/^(\[[ x]\]) */, '$1 ');
  if (text === '') return '';
  // Nested lists and paragraphs come with blank lines; a list directly after its text needs none.
  const tight = text.replaceAll(/\n{2,}(?=(?:- |\d+[.)] ))/g, '\n');
  return `${marker}${label}${indented(tight, note === null ? marker.length : 4)}\n`;
}

/** The marker of an item, and a label that Markdown has no marker for: letters, and numbers below 0. */
function markerOf(node: Element): { marker: string; label?: string } {
  const list = node.parentElement;
  if (list?.nodeName !== 'OL') return { marker: '- ' };
  if (!numbers.has(node)) numberItems(list);
  const number = numbers.get(node) ?? 1;
  const format = formatOf(list);
  if (format === undefined || isNumberedByHand(list)) return { marker: '- ' };
  if (format !== 'decimal' || number < 0 || number > MAX_NUMBER)
    return { marker: '- ', label: `${formatNumber(number, format)}. ` };
  return { marker: `${number}${node.getAttribute('data-delimiter') === ')' ? ')' : '.'} ` };
}

/** Max number of an item in CommonMark. */
const MAX_NUMBER = 999_999_999;
/** Formats of lists by the `type` of HTML. */
const TYPES: Readonly<Record<string, NumberFormat>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};
/** Formats of lists by the names of CSS. */
const STYLES: Readonly<Record<string, NumberFormat>> = {
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
};

/** Undefined for a list that shows no numbers. */
function formatOf(list: Element): NumberFormat | undefined {
  const style = /(?:^|[;\s])list-style(?:-type)?\s*:\s*([a-z-]+)/.exec(list.getAttribute('style') ?? '')?.[1];
  if (style === 'none') return undefined;
  return STYLES[style ?? ''] ?? TYPES[list.getAttribute('type') ?? ''] ?? 'decimal';
}

/** A number or a letter at the start of a text, as `(d)`, `1.` and `iv)`. */
const OWN_NUMBER = /^\s*(?:\((?:\d{1,3}|[a-z]|[ivxl]{1,5})\)|(?:\d{1,3}|[a-z]|[ivxl]{1,5})[.)])\s/i;

/** Whether the items begin with numbers of their own, as where a rule of a style sheet hides those of the list. */
function isNumberedByHand(list: Element): boolean {
  const items = [...list.children].filter(({ nodeName }) => nodeName === 'LI');
  return items.length > 0 && items.every((item) => OWN_NUMBER.test(item.textContent ?? ''));
}

/** Numbers of list items, computed once per list. */
const numbers = new WeakMap<Element, number>();

/** Numbers the items of a list (HTML Standard, 4.4.8): `start`, `reversed`, and the `value` of an item. */
function numberItems(list: Element): void {
  const items = [...list.children].filter(({ nodeName }) => nodeName === 'LI');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = integer(list.getAttribute('start')) ?? (step === 1 ? 1 : items.length);
  for (const item of items) {
    number = integer(item.getAttribute('value')) ?? number;
    numbers.set(item, number);
    number += step;
  }
}

function integer(text: string | null): number | undefined {
  const number = /^\s*[+-]?\d+/.test(text ?? '') ? Number.parseInt(text!, 10) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Indents every line except the first; empty lines stay empty. */
function indented(text: string, by: number): string {
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);
}

/**
 * Writes a superscript or subscript: with Unicode digits, or with `mark` for a formula that has none. Other text, such
 * as a trademark sign, stays as it is.
 */
function shifted(content: string, signs: string, mark: string): string {
  const text = content.trim().replaceAll('−', '-').replaceAll('\\', '');
  if (/^[\d+\-=()]+$/.test(text)) return text.replaceAll(/./g, (sign) => signs[SIGNS.indexOf(sign)]!);
  return /^[\w+\-=()]{2,}$/.test(text) && /[\d+\-=]/.test(text) ? `${mark}(${text})` : content;
}
