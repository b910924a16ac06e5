/** Strips the markup of Markdown, for titles, descriptions and the search index. */
export function plain(text: string): string {
  return text
    .replaceAll(/^\s*\|[\s|:-]+\|\s*$/gm, '')
    .replaceAll(/^\s*\|(.*)\|\s*$/gm, (_row, cells: string) => `${cells.split(/\s*\|\s*/).join(' · ')}.`)
    .replaceAll(/^>\s?/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
