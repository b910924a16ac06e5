import { direction } from './direction.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import { plain } from './plain.ts';

/** A cell: its Markdown, by which its direction and its name are found, and its HTML. */
export interface Cell {
  markdown: string;
  html: Html;
  align?: 'center' | 'left' | 'right' | null;
}

/** A row; with an id it can be linked to. */
export interface TableRow {
  id?: string | undefined;
  cells: Cell[];
}

/**
 * A table of named columns. Where its own box is too narrow, each row of more than two columns becomes a list of its
 * cells, each after the name of its column. The roles keep it a table for screen readers, which take a change of
 * `display` for its end.
 * @param caption for screen readers; a table in the course of a text has none
 */
export function tableToHtml(caption: string | undefined, head: Cell[], rows: TableRow[]): Html {
  const cells = (row: TableRow): Html[] =>
    row.cells.map((cell, index) =>
      index === 0
        ? html`<th scope="row" role="rowheader" ${aligned(cell)} ${direction(cell.markdown)}>
            ${cell.html}
          </th>`
        : html`<td
            role="cell"
            data-head="${plain(head[index]?.markdown ?? '')}"
            ${cell.markdown.trim() === '' && raw(' data-empty')}
            ${aligned(cell)}
            ${direction(cell.markdown)}
          >
            ${cell.html}
          </td>`,
    );
  // Several tables of a page must not have the same name.
  const name = caption ?? `Table: ${head.map(({ markdown }) => plain(markdown)).join(', ')}`;
  const stacks = head.length > 2 ? ' class="stacks"' : '';
  return html`<div class="scroll table" tabindex="0" role="region" aria-label="${name}">
    <table role="table" ${raw(stacks)}>
      ${
        caption !== undefined &&
        html`<caption class="hidden">
          ${caption}
        </caption>`
      }
      <thead role="rowgroup">
        <tr role="row">
          ${head.map((cell) => html`<th scope="col" role="columnheader" ${aligned(cell)}>${cell.html}</th>`)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row) =>
            html`<tr role="row" ${row.id !== undefined && html` id="${row.id}"`}>
              ${cells(row)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

function aligned({ align }: Cell): Html | false {
  return align !== null && align !== undefined && html` align="${align}"`;
}
