import type TurndownService from 'turndown';

/**
 * Teaches a converter GitHub's tables, strike-through and task lists. A table that holds another is layout: its cells
 * are read one after the other.
 */
export function useTables(service: TurndownService): void {
  service.addRule('table', {
    filter: (node) => node.nodeName === 'TABLE' && isData(node),
    replacement: (_content, node) => `\n\n${tableOf(node as Element, service)}\n\n`,
  });
  service.addRule('strike-through', {
    filter: ['del', 's'],
    replacement: (content) => `~~${content}~~`,
  });
}

function isData(node: Element): boolean {
  return node.querySelector('table') === null && node.querySelector('tr') !== null;
}

function tableOf(table: Element, service: TurndownService): string {
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), (cell) => cellOf(cell, service)),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const isHead = table.querySelector('tr')?.querySelector('td') === null;
  // A table without a heading row gets an empty one: Markdown has no table without.
  const [head, ...body] = isHead ? rows : [[], ...rows];
  return [
    line(head ?? [], width),
    line(
      Array.from({ length: width }, () => '---'),
      width,
    ),
    ...body.map((row) => line(row, width)),
  ].join('\n');
}

function cellOf(cell: Element, service: TurndownService): string {
  return service
    .turndown(cell.innerHTML)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}

function line(cells: readonly string[], width: number): string {
  return `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
}
