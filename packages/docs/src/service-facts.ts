import { escapeHtml } from './escape-html.ts';

/** What a service states of itself, such as its plans: a table of texts, in which backticks enclose code. */
export interface FactTable {
  /** The names of its columns. */
  head: readonly string[];
  /** Its rows, each with as many texts. */
  rows: readonly (readonly string[])[];
}

/** The facts of a service by name: `plans`, `prices` and `sizes`. */
export type ServiceFacts = Readonly<Record<string, FactTable>>;

/** Begins the part of a page that a fact replaces, in HTML and in Markdown. */
export function factStart(name: string): string {
  return `<!-- service:${name} -->`;
}

/** Ends the part of a page that a fact replaces. */
export const FACT_END = '<!-- /service -->';

/** A page or its Markdown with the facts of the service that serves it; parts without a fact stay. */
export function insertFacts(file: string, text: string, facts: ServiceFacts): string {
  return text.replaceAll(/<!-- service:(\w+) -->[^]*?<!-- \/service -->/g, (part, name: string) => {
    const table = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (table === undefined) return part;
    return file.endsWith('.html') ? toHtml(name, table) : toMarkdown(table);
  });
}

function toMarkdown({ head, rows }: FactTable): string {
  return [head, head.map(() => '---'), ...rows].map(formatLine).join('\n');
}

function formatLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** As the tables of the site are, which become lists of cells where they have no room. */
function toHtml(name: string, { head, rows }: FactTable): string {
  const cells = (row: readonly string[]): string =>
    row
      .map((cell, index) =>
        index === 0
          ? `<th scope="row" role="rowheader">${cellHtml(cell)}</th>`
          : `<td role="cell" data-head="${escapeHtml(head[index] ?? '')}">${cellHtml(cell)}</td>`,
      )
      .join('');
  const columns = head.map((cell) => `<th scope="col" role="columnheader">${escapeHtml(cell)}</th>`);
  return [
    `<div class="scroll table" tabindex="0" role="region" aria-label="${escapeHtml(name)} of this service">`,
    `<table role="table"${head.length > 2 ? ' class="stacks"' : ''}>`,
    `<thead role="rowgroup"><tr role="row">${columns.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((row) => `<tr role="row">${cells(row)}</tr>`).join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

function cellHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
