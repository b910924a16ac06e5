import type TurndownService from 'turndown';

/**
 * Tables as GitHub's Markdown writes them. The first row is the heading, which that form cannot do without.
 * (The rules of turndown-plugin-gfm need `table.rows`, which our document has not.)
 */
export function tables(service: TurndownService): void {
  service.addRule('table cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${oneLine(content)} |`,
  });
  service.addRule('table row', {
    filter: 'tr',
    replacement: (content, node) =>
      `\n|${content}${isFirst(node as Element) ? separator(node as Element) : ''}`,
  });
  service.addRule('table section', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  service.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content.replaceAll(/\n{2,}/g, '\n').trim()}\n\n`,
  });
}

function oneLine(content: string): string {
  return content
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|');
}

function isFirst(row: Element): boolean {
  return row.closest('table')?.querySelector('tr') === row;
}

function separator(row: Element): string {
  const cells = [...row.children].filter(({ nodeName }) => nodeName === 'TH' || nodeName === 'TD');
  return `\n|${cells.map(() => ' --- |').join('')}`;
}
