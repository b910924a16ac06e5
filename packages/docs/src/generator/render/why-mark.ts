import type { Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Marks } from '../description/document.ts';
import type { Field, Variant } from '../description/fields.ts';
import { formatMark } from './badge.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';

/** A mark for a field that is not specified; it opens the reason, if there is one. */
export function whyMark({ mark, reason }: Marks, write: PageWriter): Html | false {
  if (mark === undefined || mark === 'specified') return false;
  const word = formatMark(mark).toLowerCase();
  if (reason === undefined) return html` <span class="why ${mark}">${word}</span>`;
  return html` <details class="why ${mark}">
    <summary>${word}</summary>
    <p>${write.inline(reason)}</p>
  </details>`;
}

/** Explains the marks of fields once per page; empty if no field has one. */
export function legend({ blocks, mark }: Page, write: PageWriter): Html | false {
  if (!blocks.some(hasMarks)) return false;
  const explained = write.find('definition marks');
  const marks = html`<span class="why">mark</span>`;
  return html`<p class="legend">
    Fields without a mark are ${mark === 'specified' ? 'specified' : 'as firm as what they belong to'}. A
    ${marks} says how firm a field is; open it to read
    why.${explained !== undefined && html` <a href="${write.href(explained)}">What the marks mean</a>`}
  </p>`;
}

function hasMarks(block: Block): boolean {
  if (block.kind === 'fields') return block.fields.some(isMarked);
  return block.kind === 'variants' && block.variants.some(isMarkedForm);
}

function isMarked({ mark, children, variants }: Field): boolean {
  return (
    (mark !== undefined && mark !== 'specified') || children.some(isMarked) || variants.some(isMarkedForm)
  );
}

function isMarkedForm({ children }: Variant): boolean {
  return children.some(isMarked);
}
