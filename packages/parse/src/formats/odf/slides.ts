import { findAll, attribute, listChildren, localName, textIn } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { escapeHtml } from '../../escape.ts';
import { blocks } from './blocks.ts';
import type { Styles } from './styles.ts';
import { odfTable } from './tables.ts';

/** Frames that say nothing of the slide's own. */
const FURNITURE = new Set(['date-time', 'footer', 'page-number', 'header']);

/** Slides: each its title as a heading, its texts, lists and tables, and what its speaker says as a quotation. */
export function slides(presentation: Element, styles: Styles): string {
  return listChildren(presentation, 'page')
    .map((page) => {
      const parts = listChildren(page);
      const titles = parts.filter((part) => attribute(part, 'class') === 'title');
      const others = parts.filter((part) => !titles.includes(part));
      return [...titles, ...others].map((part) => frame(part, styles)).join('\n');
    })
    .join('\n');
}

/** What the frames of slides say that are around their content. */
export function frameTexts(presentation: Element): string[] {
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
