/** Strips the markup of Markdown, for titles, descriptions and the search index. */
export function plain(text: string): string {
  return text
    .replaceAll(/^[ \t]*\|[ \t|:-]+\|[ \t]*$/gm, '')
    .replaceAll(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_row, cells: string) => `${joinCells(cells)}.`)
    .replaceAll(/^>\s?/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function joinCells(cells: string): string {
  return cells
    .split('|')
    .map((cell) => cell.trim())
    .join(' · ');
}
