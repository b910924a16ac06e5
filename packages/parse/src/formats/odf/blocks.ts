import {
  attribute,
  findAll,
  findChild,
  isElement,
  listChildren,
  localName,
  type Element,
} from '../../xml/read-xml.ts';
import { BULLET, readMarker, type ListMarker } from '../list-marker.ts';
import { ListWriter } from '../list-writer.ts';
import type { Styles } from './styles.ts';
import { odfTable } from './tables.ts';
import { formatNumber } from '../../list-numbers.ts';
import { escapeHtml } from '../../escape.ts';

/** Elements that are generated from the text, or that hold text deleted from it. */
const SKIPPED = new Set([
  'table-of-content',
  'alphabetical-index',
  'tracked-changes',
  'sequence-decls',
  'forms',
  'annotation',
]);

/** Converts headings, paragraphs, lists and tables (OpenDocument 1.3, part 3, 5) to HTML. */
export function blocks(parent: Element, styles: Styles): string {
  const lists = new ListWriter();
  let code: string[] = [];
  const flush = (): void => {
    if (code.length > 0) lists.block(`<pre>${code.join('\n')}</pre>`);
    code = [];
  };
  for (const child of listChildren(parent)) {
    if (isCode(child, styles)) {
      code.push(inline(child).replaceAll('<br>', '\n'));
      continue;
    }
    flush();
    if (localName(child) === 'list') list(child, styles, lists, { style: undefined, numbers: [] });
    else lists.block(block(child, styles));
  }
  flush();
  return lists.end();
}

function isCode(child: Element, styles: Styles): boolean {
  return (
    localName(child) === 'p' && /preformatted|source code/i.test(styles.named(attribute(child, 'style-name')))
  );
}

function block(child: Element, styles: Styles): string {
  const name = localName(child);
  if (SKIPPED.has(name)) return '';
  if (name === 'h') {
    const level = Math.min(6, Math.max(1, Number(attribute(child, 'outline-level') ?? 1) || 1));
    return `<h${level}>${inline(child)}</h${level}>`;
  }
  if (name === 'p') return paragraph(child, styles);
  if (name === 'table') return odfTable(child, (cell) => blocks(cell, styles));
  return blocks(child, styles);
}

function paragraph(child: Element, styles: Styles): string {
  const style = styles.named(attribute(child, 'style-name'));
  // Text boxes hold blocks of their own, which follow the paragraph that they are anchored to.
  const boxes = findAll(child, 'text-box')
    .map((box) => blocks(box, styles))
    .join('');
  const text = inline(child);
  if (text.trim() === '') return boxes;
  if (style === 'Title') return `<h1>${text}</h1>${boxes}`;
  if (/quot/i.test(style)) return `<blockquote><p>${text}</p></blockquote>${boxes}`;
  return `<p>${text}</p>${boxes}`;
}

/** Writes the items of a list and of its nested lists; presentations wrap each item in its own list. */
function list(element: Element, styles: Styles, lists: ListWriter, above: ListPosition): void {
  const style = attribute(element, 'style-name') ?? above.style;
  let number = firstNumber(styles, { style, numbers: above.numbers });
  for (const item of listChildren(element)) {
    const name = localName(item);
    if (name !== 'list-item' && name !== 'list-header') continue;
    number = Number(attribute(item, 'start-value') ?? number);
    const position = { style, numbers: [...above.numbers, number] };
    // A heading of a list has no marker.
    const marker = name === 'list-header' ? BULLET : itemMarker(element, styles, position);
    let isOpen = false;
    for (const child of listChildren(item)) {
      if (localName(child) === 'list') {
        list(child, styles, lists, position);
        continue;
      }
      const html = block(child, styles);
      if (isOpen) lists.more(html);
      else if (html !== '') lists.item(html, above.numbers.length, marker);
      isOpen ||= html !== '';
    }
    if (name === 'list-item' && (isOpen || listChildren(item).length === 0)) number++;
  }
}

/** The numbers of the items above, and how their lists write them. */
interface ListPosition {
  style: string | undefined;
  /** Number of the item at each level. */
  numbers: readonly number[];
}

/** Whether the style of the paragraphs says that a list without a style numbers its items. */
function isNumberedByParagraph(element: Element, styles: Styles): boolean {
  const first = findAll(element, 'p')[0];
  return /number/i.test(styles.named(attribute(first, 'style-name')));
}

/** Number of the first item of a list. */
function firstNumber(styles: Styles, { style, numbers }: ListPosition): number {
  return styles.numbering(style, numbers.length + 1)?.start ?? 1;
}

/** The marker of an item: `numbers` ends with its own. */
function itemMarker(element: Element, styles: Styles, { style, numbers }: ListPosition): ListMarker {
  const number = numbers.at(-1)!;
  if (style === undefined)
    return isNumberedByParagraph(element, styles) ? { isOrdered: true, number } : BULLET;
  const own = styles.numbering(style, numbers.length);
  if (own === undefined) return BULLET;
  const { levels, prefix, suffix, format } = own;
  const parts = numbers.slice(-levels).map((one, at, all) => {
    const level = numbers.length - all.length + at + 1;
    return formatNumber(
      one,
      level === numbers.length ? format : (styles.numbering(style, level)?.format ?? 'decimal'),
    );
  });
  return readMarker(`${prefix}${parts.join('.')}${suffix || (levels === 1 && prefix === '' ? '.' : '')}`);
}

/** Max spaces or columns that one element may stand for. */
const MAX_SPACES = 200;

/** Elements in a paragraph that do not belong to its text. */
const NOT_TEXT = new Set([
  'annotation',
  'annotation-end',
  'tracked-changes',
  'bookmark',
  'soft-page-break',
  'frame',
]);

/** Converts the text of a paragraph (OpenDocument 1.3, part 3, 6) to HTML. */
function inline(paragraph: Element): string {
  return paragraph.children
    .map((child) => {
      if (!isElement(child)) return 'data' in child && child.type === 'text' ? escapeHtml(child.data) : '';
      return element(child);
    })
    .join('');
}

function element(child: Element): string {
  const name = localName(child);
  if (NOT_TEXT.has(name)) return '';
  if (name === 's') return ' '.repeat(Math.min(MAX_SPACES, Number(attribute(child, 'c') ?? 1) || 1));
  if (name === 'tab') return ' ';
  if (name === 'line-break') return '<br>';
  if (name === 'note') return note(child);
  const text = inline(child);
  const href = name === 'a' ? attribute(child, 'href') : undefined;
  return href !== undefined && /^(?:https?|mailto|tel):/i.test(href)
    ? `<a href="${escapeHtml(href)}">${text}</a>`
    : text;
}

/** Writes a note in brackets, where the text refers to it. */
function note(child: Element): string {
  const body = findChild(child, 'note-body');
  const text = body ? listChildren(body).map(inline).join(' ').trim() : '';
  return text && ` (${text})`;
}
