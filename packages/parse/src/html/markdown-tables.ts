import type TurndownService from 'turndown';
import { createGrid } from './table-grid.ts';

/**
 * Adds rules for GitHub's tables and strikethrough. A layout table only positions its content: its cells are
 * written one after the other.
 */
export function useTables(service: TurndownService): void {
  service.addRule('table', {
    filter: (node) => node.nodeName === 'TABLE' && isData(node),
    replacement: (_content, node) => `\n\n${createTable(node as Element, service)}\n\n`,
  });
  service.addRule('strike-through', {
    filter: ['del', 's'],
    replacement: (content) => `~~${content}~~`,
  });
}

/** Whether a table holds data: its role does not say layout, it contains no other table, and it does not look like layout. */
function isData(node: Element): boolean {
  if (node.querySelector('table') || ['presentation', 'none'].includes(node.getAttribute('role') ?? ''))
    return false;
  return node.querySelector('th, caption, thead') !== null || !isLayout(node);
}

/** Whether a table without any heading has a single column, or cells with headings or, in its only row, other blocks. */
function isLayout(table: Element): boolean {
  const rows = [...table.getElementsByTagName('tr')];
  if (rows.every(({ children }) => children.length < 2)) return true;
  if (table.querySelector('h1, h2, h3, h4, h5, h6')) return true;
  return rows.length === 1 && table.querySelector('p, ul, ol, pre, blockquote, figure') !== null;
}

function createTable(table: Element, service: TurndownService): string {
  const seen = new Map<Element, string>();
  // A cell that spans columns or rows is repeated in each row, in its first column.
  const grid = createGrid(table);
  const rows = grid.map(({ cells }) =>
    cells.map((cell, column) => (cell && cells.indexOf(cell) === column ? cellOf(cell, service, seen) : '')),
  );
  const width = rows.reduce((max, row) => Math.max(max, row.length), 0);
  const caption = table.querySelector('caption');
  const title = caption ? `${service.turndown(caption as HTMLElement).trim()}\n\n` : '';
  // Markdown requires a heading row, so a table without one gets an empty one.
  const [head, ...body] = isHead(table) ? rows : [[], ...rows];
  const columns = grid[0]?.cells ?? [];
  const rule = Array.from({ length: width }, (_, column) => ruleOf(columns[column]));
  return title + [head ?? [], rule, ...body].map((row) => line(row, width)).join('\n');
}

/** Returns the delimiter below the heading of a column, with its alignment. */
function ruleOf(cell: Element | undefined): string {
  const style = /text-align\s*:\s*(right|center)/i.exec(cell?.getAttribute('style') ?? '')?.[1];
  const align = (style ?? cell?.getAttribute('align') ?? '').toLowerCase();
  if (align === 'right') return '---:';
  return align === 'center' ? ':---:' : '---';
}

function isHead(table: Element): boolean {
  const first = table.querySelector('tr');
  return first?.querySelector('td') === null || first?.parentElement?.nodeName === 'THEAD';
}

function cellOf(cell: Element, service: TurndownService, seen: Map<Element, string>): string {
  const known = seen.get(cell);
  if (known !== undefined) return known;
  const text = markdownOf(cell, service)
    .trim()
    .replaceAll(/\s*\n\s*/g, '<br>')
    .replaceAll('|', '\\|');
  seen.set(cell, text);
  return text;
}

/** Skips the converter for a cell without elements, since it takes the larger part of the time for long tables. */
function markdownOf(cell: Element, service: TurndownService): string {
  if (cell.firstElementChild === null)
    return service.escape((cell.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' ').trim());
  for (const pre of cell.querySelectorAll('pre')) pre.replaceWith(codeLines(pre));
  return service.turndown(cell as HTMLElement);
}

/** A cell is one line, so each line of its code becomes a separate code span. */
function codeLines(pre: Element): Element {
  const holder = pre.ownerDocument.createElement('div');
  for (const text of (pre.textContent ?? '').split('\n')) {
    const code = pre.ownerDocument.createElement('code');
    code.textContent = text;
    holder.append(code, pre.ownerDocument.createElement('br'));
  }
  return holder;
}

function line(cells: readonly string[], width: number): string {
  return `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
}
