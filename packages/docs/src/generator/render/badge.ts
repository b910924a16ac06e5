import type { Mark } from '../description/document.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { PageWriter } from './page-writer.ts';

const text: Record<Mark, string> = {
  specified: 'Specified',
  partial: 'Partly defined',
  provisional: 'Provisional',
  'not-shown': 'Not shown',
};

/** The mark of a part, linked to the explanation of marks. */
export function badge(mark: Mark, write: PageWriter): Html {
  const explained = write.find('definition marks');
  if (explained === undefined) return html`<span class="badge ${mark}">${text[mark]}</span>`;
  return html`<a class="badge ${mark}" href="${write.href(explained)}">${text[mark]}</a>`;
}

/** The same mark as text, for Markdown and for positions without links. */
export function formatMark(mark: Mark): string {
  return text[mark];
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}
