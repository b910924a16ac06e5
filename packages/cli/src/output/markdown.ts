import { findUrl, formatPage, getText, isPage, isRecord } from './items.ts';
import { describeResult, findGroups } from './results.ts';
import { plain } from './table.ts';

/** Formats the data of a response as Markdown: a page as its text, results as links, an object as a list. */
export function toMarkdown(data: unknown): string {
  const text = getText(data);
  if (isPage(data) && text !== undefined) return `${visible(text).trimEnd()}\n`;
  const groups = findGroups(data);
  if (groups)
    return groups
      .map(
        ({ name, items }) => (groups.length > 1 ? `## ${name}\n\n` : '') + items.map(toMarkdownItem).join(''),
      )
      .join('\n');
  if (!isRecord(data)) return `${visible(JSON.stringify(data))}\n`;
  return `${listMembers(data)
    .map((member) => `- ${member}\n`)
    .join('')}`;
}

/** Formats an item of a list: a page with its front matter, a link, or the members of an object in one line. */
export function toMarkdownItem(item: unknown): string {
  const page = isPage(item) ? formatPage(item) : undefined;
  if (page !== undefined) return `${visible(page)}\n`;
  const url = findUrl(item);
  if (url === undefined) return `- ${isRecord(item) ? listMembers(item).join('; ') : plain(String(item))}\n`;
  const { title, description } = describeResult(item);
  const label = title.replaceAll(/[[\]\\]/g, String.raw`\$&`);
  return `- [${label}](<${plain(url)}>)${description === '' ? '' : `: ${description}`}\n`;
}

function listMembers(item: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(item).map(
    ([name, value]) => `${name}: ${plain(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
}

/** Removes control characters from untrusted text; preserves lines. */
export function visible(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/(?!\t)\p{Cc}/gu, ''))
    .join('\n');
}
