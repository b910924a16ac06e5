import { parsePage, readLinks, toMarkdown } from './html/index.ts';
import type { HtmlPage } from './html/index.ts';
import type { FileDocument } from './read-file.ts';

/** Base URL for the relative URLs of a file, which lead nowhere. */
const NOWHERE = new URL('file:///');

/** Converts a document to Markdown, and lists the http and https URLs of its links and images. */
export function convertDocument(
  { html, text }: FileDocument,
  { onlyMainContent }: { onlyMainContent: boolean },
): { markdown: string; links: string[]; images: string[] } {
  const page: HtmlPage = { url: NOWHERE, text: html, isHtml: true };
  return {
    markdown: text ?? toMarkdown(page, onlyMainContent),
    links: readLinks(page),
    images: imagesOf(page),
  };
}

function imagesOf(page: HtmlPage): string[] {
  const sources = [...parsePage(page).querySelectorAll('img[src]')].map(
    (image) => image.getAttribute('src') ?? '',
  );
  return [...new Set(sources.filter((source) => /^https?:/i.test(source)))];
}
