import { createDocument } from './document.ts';
import type { FilePage } from './file-content.ts';
import { parsePage, readLinks, toMarkdown } from './html/index.ts';
import { convertMain } from './html/markdown.ts';
import { MAX_DROPPED, RULES } from './ledger.ts';
import type { HtmlPage } from './html/index.ts';
import type { FileDocument } from './read-file.ts';

/** Base URL for the relative URLs of a file, which lead nowhere. */
const NOWHERE = new URL('file:///');

/** A page of a file in its forms. */
export interface ParsedPage extends FilePage {
  markdown: string;
}

/** Converts pages to Markdown, one by one. */
export function convertPages(pages: readonly FilePage[]): ParsedPage[] {
  return pages.map((page) => {
    const text = createDocument(page.html, {});
    return { ...page, markdown: toMarkdown({ url: NOWHERE, text, isHtml: true }, false) };
  });
}

/** Converts a document to Markdown, and lists the http and https URLs of its links and images. */
export function convertDocument(
  { type, html, text, warnings }: FileDocument,
  { onlyMainContent }: { onlyMainContent: boolean },
): { markdown: string; links: string[]; images: string[]; warnings: readonly string[] } {
  const page: HtmlPage = { url: NOWHERE, text: html, isHtml: true };
  // The readers of other files leave out the surroundings of the content.
  const main = type === 'html' && onlyMainContent ? convertMain(page) : undefined;
  return {
    markdown: text ?? main?.markdown ?? toMarkdown(page, onlyMainContent),
    warnings:
      main !== undefined && main.lost > MAX_DROPPED ? [...warnings, lostWarning(main.lost)] : warnings,
    links: readLinks(page),
    images: imagesOf(page),
  };
}

function lostWarning(lost: number): string {
  return `Left out: ${RULES.surroundings} (${Math.round(lost * 100)} % of its text). Set \`onlyMainContent\` to false for all of it.`;
}

function imagesOf(page: HtmlPage): string[] {
  const sources = [...parsePage(page).querySelectorAll('img[src]')].map(
    (image) => image.getAttribute('src') ?? '',
  );
  return [...new Set(sources.filter((source) => /^https?:/i.test(source)))];
}
