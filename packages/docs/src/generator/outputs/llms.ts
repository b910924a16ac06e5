import { sections } from '../content/page.ts';
import type { Page, Section } from '../content/page.ts';
import { listLanguages } from '../render/languages.ts';
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
    [`# ${safeInline(title)}`, `> ${safeInline(summary)}`, machines(pages, published), ...parts].join(
      '\n\n',
    ) + '\n'
  );
}

/** The files of the whole interface, of those that the site publishes. */
function machines(pages: Page[], published: readonly string[]): string {
  const files = ['openapi.json', 'openapi.yaml', 'errors.json'].filter((file) => published.includes(file));
  const data =
    files.length > 0
      ? `The whole interface as data: ${files.map((file) => `[${file}](${file})`).join(', ')}. `
      : '';
  return `${data}All pages in full, in files of ${BOUND} each: [llms-full.txt](llms-full.txt).${otherLanguages(pages)}`;
}

/** How a page is had with samples in another language. */
function otherLanguages(pages: Page[]): string {
  const [first, ...others] = [
    ...new Map(pages.flatMap(listLanguages).map((one) => [one.value, one])).values(),
  ];
  if (first === undefined || others.length === 0) return '';
  const names = others.map(({ value }) => `\`${value}\``).join(', ');
  return ` Samples are in ${first.label}; for others write \`.${others[0]!.value}.md\` for \`.md\`: ${names}.`;
}

/** Max bytes of a file of several pages: some 50,000 tokens of this text, which has 4 bytes or more in each. */
const MAX_BYTES = 200_000;

/** The bound in words: a page is never divided. */
const BOUND = `${MAX_BYTES / 1000} KB at most, or of one page`;

/** One file of whole pages. */
interface Part {
  section: Section;
  file: string;
  pages: Page[];
  text: string;
}

/**
 * All pages in full: `llms-full.txt`, the index, and the files that it lists, by section, each small enough to be read
 * at once.
 */
export function llmsFull(title: string, pages: Page[]): [file: string, text: string][] {
  const parts = sections.flatMap((section) =>
    toParts(
      section,
      pages.filter((page) => page.section === section),
    ),
  );
  const rows = parts.map(({ file, section, pages: own, text }) => {
    const kilobytes = Math.ceil(Buffer.byteLength(text) / 1000);
    const names = own.map((page) => label(page.label ?? page.title)).join(', ');
    return `- [${section}](${file}) (${kilobytes} KB): ${names}`;
  });
  const index = [
    `# ${safeInline(title)}: all pages in full`,
    `Each file is of ${BOUND}. A page alone: [llms.txt](llms.txt).`,
    rows.join('\n'),
  ].join('\n\n');
  return [['llms-full.txt', `${index}\n`], ...parts.map(({ file, text }): [string, string] => [file, text])];
}

/** The pages of a section in as many files as their size takes; a page is never divided. */
function toParts(section: Section, pages: Page[]): Part[] {
  const groups: { pages: Page[]; contents: string[]; bytes: number }[] = [];
  for (const page of pages) {
    const text = llmsPage(page);
    const bytes = Buffer.byteLength(text);
    const last = groups.at(-1);
    if (last !== undefined && last.bytes + bytes <= MAX_BYTES) {
      last.pages.push(page);
      last.contents.push(text);
      last.bytes += bytes;
    } else groups.push({ pages: [page], contents: [text], bytes });
  }
  return groups.map(({ pages: own, contents }, index) => {
    const number = groups.length === 1 ? '' : `-${index + 1}`;
    return {
      section,
      file: `llms/${section.toLowerCase()}${number}.txt`,
      pages: own,
      text: contents.join('\n'),
    };
  });
}

/** A page among others, after the file that it is alone in. */
export function llmsPage(page: Page): string {
  return `<!-- ${markdownPath(page.path)} -->\n\n${pageToMarkdown(page)}`;
}

/** The text of a link, which ends at none of its brackets; a reader that drops their escapes finds no link in it. */
function label(text: string): string {
  return safeInline(plain(text))
    .replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)
    .replaceAll('](', String.raw`]\(`);
}
