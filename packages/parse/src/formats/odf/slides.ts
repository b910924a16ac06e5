import { findAll, attribute, listChildren, localName, textIn } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import type { FilePage } from '../../file-content.ts';
import { escapeHtml } from '../../escape.ts';
import { blocks } from './blocks.ts';
import type { Styles } from './styles.ts';
import { odfTable } from './tables.ts';

/** Frames that do not belong to the content of the slide. */
const FURNITURE = new Set(['date-time', 'footer', 'page-number', 'header']);

/** Converts slides: each title to a heading, then its text, lists and tables, and the speaker notes to a quotation. */
export function slides(presentation: Element, styles: Styles): FilePage[] {
  return listChildren(presentation, 'page').map((page, index) => {
    const parts = listChildren(page);
    const titles = parts.filter((part) => attribute(part, 'class') === 'title');
    const others = parts.filter((part) => !titles.includes(part));
    return { number: index + 1, html: [...titles, ...others].map((part) => frame(part, styles)).join('\n') };
  });
}

/** Text of the frames around the content of slides. */
export function readFrameText(presentation: Element): string[] {
  return listChildren(presentation, 'page')
    .flatMap((page) => listChildren(page))
    .filter((part) => FURNITURE.has(attribute(part, 'class') ?? ''))
    .flatMap((part) => findAll(part, 'p').map(textIn));
}

function frame(part: Element, styles: Styles): string {
  const kind = attribute(part, 'class');
  if (kind !== undefined && FURNITURE.has(kind)) return '';
  if (localName(part) === 'notes') return notes(part, styles);
  if (kind === 'title') {
    const title = findAll(part, 'p').map(textIn).join(' ').trim();
    return title && `<h2>${escapeHtml(title)}</h2>`;
  }
  const table = findAll(part, 'table')[0];
  if (table) return odfTable(table, (cell) => blocks(cell, styles));
  const boxes = findAll(part, 'text-box');
  return boxes.length > 0 ? boxes.map((box) => blocks(box, styles)).join('') : blocks(part, styles);
}

function notes(part: Element, styles: Styles): string {
  const said = findAll(part, 'text-box')
    .map((box) => blocks(box, styles))
    .join('');
  return said && `<blockquote>${said}</blockquote>`;
}
