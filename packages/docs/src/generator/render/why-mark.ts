import type { Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import type { Marks } from '../description/document.ts';
import type { Field, Variant } from '../description/fields.ts';
import { badge, formatMark } from './badge.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';

/** The mark of a part that is not specified: the number of a note, which it opens. */
export function whyMark(marks: Marks, write: PageWriter): Html | false {
  const reason = write.reasons.add(marks);
  if (reason === undefined) return false;
  const { number, mark } = reason;
  return html` <button
    class="why"
    popovertarget="why-${number}"
    aria-label="${formatMark(mark)}, note ${number}"
  >
    ${number}
  </button>`;
}

/** How firm a page is as a whole, and what the marks of its fields are. */
export function firmness(page: Page, write: PageWriter): Html | false {
  const { mark, blocks } = page;
  const hasFieldMarks = blocks.some(hasMarks);
  if (mark === undefined && !hasFieldMarks) return false;
  const example = html`<span class="why">1</span>`;
  return html`<p class="firm">
    ${mark !== undefined && badge(mark, write)}${whyMark(page, write)}
    ${hasFieldMarks && html` Notes such as ${example} say what is not specified, and why.`}
  </p>`;
}

/** The notes that the marks of a page open: without a script too, and on paper at its end. */
export function notes(write: PageWriter): Html {
  const explained = write.find('definition marks');
  return html`${write.reasons.list().map(
    ({ number, mark, text }) =>
      html`<div class="reason" id="why-${number}" popover>
        <p><b>${number}</b> <strong>${formatMark(mark)}.</strong> ${write.inline(text)}</p>
        ${explained !== undefined && html`<p><a href="${write.href(explained)}">What the marks mean</a></p>`}
      </div>`,
  )}`;
}

function hasMarks(block: Block): boolean {
  if (block.kind === 'fields') return block.fields.some(isMarked);
  if (block.kind === 'list') return block.items.some(isNotSpecified);
  return block.kind === 'variants' && block.variants.some(isMarkedForm);
}

function isNotSpecified({ mark }: Marks): boolean {
  return mark !== undefined && mark !== 'specified';
}

function isMarked(field: Field): boolean {
  return isNotSpecified(field) || field.children.some(isMarked) || field.variants.some(isMarkedForm);
}

function isMarkedForm({ children }: Variant): boolean {
  return children.some(isMarked);
}
