/** Strips the markup of Markdown, for titles, descriptions and the search index. */
export function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
