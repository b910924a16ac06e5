import { sections } from '../content/page.ts';
import type { Page } from '../content/page.ts';
import { plain } from '../render/plain.ts';
import { markdownPath } from '../render/links.ts';
import { pageToMarkdown } from '../render/markdown.ts';
import { safeInline } from '../render/safe-markdown.ts';

/** llms.txt: the pages of the site as a list of links to their Markdown, by section. */
export function llmsTxt(title: string, summary: string, pages: Page[], published: readonly string[]): string {
  const parts = sections.flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    if (own.length === 0) return [];
    const rows = own.map(
      (page) =>
        `- [${label(page.label ?? page.title)}](${markdownPath(page.path)}): ${safeInline(plain(page.description))}`,
    );
    return [`## ${section}\n\n${rows.join('\n')}`];
  });
  return (
    [`# ${safeInline(title)}`, `> ${safeInline(summary)}`, machines(published), ...parts].join('\n\n') + '\n'
  );
}

/** The files of the whole interface, of those that the site publishes. */
function machines(published: readonly string[]): string {
  const files = ['openapi.json', 'openapi.yaml', 'errors.json'].filter((file) => published.includes(file));
  const data =
    files.length > 0
      ? `The whole interface as data: ${files.map((file) => `[${file}](${file})`).join(', ')}. `
      : '';
  return `${data}All pages in one file: [llms-full.txt](llms-full.txt).`;
}

/** llms-full.txt: every page as Markdown, one after the other. */
export function llmsFullTxt(pages: Page[]): string {
  return pages.map((page) => `<!-- ${markdownPath(page.path)} -->\n\n${pageToMarkdown(page)}`).join('\n');
}

/** The text of a link, which ends at none of its brackets; a reader that drops their escapes finds no link in it. */
function label(text: string): string {
  return safeInline(plain(text))
    .replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)
    .replaceAll('](', String.raw`]\(`);
}
