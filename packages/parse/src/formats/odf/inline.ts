import { escapeHtml } from '../../escape.ts';
import { attribute, findChild, listChildren, isElement, localName } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';

/** Max spaces or columns that one element may stand for. */
const MAX_SPACES = 200;

/** Elements in a paragraph that do not belong to its text. */
const SKIPPED = new Set([
  'annotation',
  'annotation-end',
  'tracked-changes',
  'bookmark',
  'soft-page-break',
  'frame',
]);

/** Converts the text of a paragraph (OpenDocument 1.3, part 3, 6) to HTML. */
export function inline(paragraph: Element): string {
  return paragraph.children
    .map((child) => {
      if (!isElement(child)) return 'data' in child && child.type === 'text' ? escapeHtml(child.data) : '';
      return element(child);
    })
    .join('');
}

function element(child: Element): string {
  const name = localName(child);
  if (SKIPPED.has(name)) return '';
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
