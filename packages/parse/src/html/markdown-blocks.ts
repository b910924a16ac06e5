import type TurndownService from 'turndown';

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
  const marker = note === null ? markerOf(node) : `[^${note}]: `;
  const text = content.trim().replace(/^(\[[ x]\]) */, '$1 ');
  if (text === '') return '';
  // Nested lists and paragraphs come with blank lines; a list directly after its text needs none.
  const tight = text.replaceAll(/\n{2,}(?=(?:- |\d+\. ))/g, '\n');
  return `${marker}${indented(tight, note === null ? marker.length : 4)}\n`;
}

function markerOf(node: Element): string {
  const list = node.parentElement;
  if (list?.nodeName !== 'OL') return '- ';
  if (!numbers.has(node)) numberItems(list);
  return `${numbers.get(node) ?? 1}. `;
}

/** Numbers of list items, computed once per list. */
const numbers = new WeakMap<Element, number>();

function numberItems(list: Element): void {
  const start = Number(list.getAttribute('start') ?? 1);
  let number = Number.isSafeInteger(start) ? start : 1;
  for (const child of list.children) if (child.nodeName === 'LI') numbers.set(child, number++);
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
