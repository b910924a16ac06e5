import TurndownService from 'turndown';
import { cleanContent } from './clean.ts';
import { freePunctuation } from './free-punctuation.ts';
import { lostOutside, mainContent } from './main-content.ts';
import { useCode } from './markdown-code.ts';
import { useMath } from './markdown-math.ts';
import { useBlocks } from './markdown-blocks.ts';
import { useTables } from './markdown-tables.ts';
import { parsePage } from './parse-page.ts';
import { prepareContent } from './prepare-content.ts';
import type { HtmlPage } from './parse-page.ts';

/**
 * Converts a page to Markdown (CommonMark with GitHub's tables and task lists), with absolute links. A page that is
 * nested too deeply becomes plain text.
 * @param onlyMain leave out navigation, headers, footers, cookie banners and the like.
 * @param parsed the page, where it has been parsed already; the conversion changes it.
 */
export function toMarkdown(page: HtmlPage, onlyMain: boolean, parsed?: Document): string {
  if (!page.isHtml) return page.text.trim();
  try {
    const document = parsed ?? parsePage(page);
    prepareContent(document, page.url);
    return contentMarkdown(onlyMain ? mainContent(document) : document.body, page, document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return plainText(page);
  }
}

/** Converts the main content of a page to Markdown, and measures the share of its text that this leaves out. */
export function convertMain(page: HtmlPage): { markdown: string; lost: number } {
  try {
    const document = parsePage(page);
    prepareContent(document, page.url);
    const content = mainContent(document);
    const lost = lostOutside(document, content);
    return { markdown: contentMarkdown(content, page, document), lost };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { markdown: plainText(page), lost: 0 };
  }
}

function contentMarkdown(content: Element, page: HtmlPage, document: Document): string {
  cleanContent(content, page, document);
  freePunctuation(content);
  return converter()
    .turndown(content as HTMLElement)
    .replaceAll('\u00A0', ' ')
    .trim();
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  useBlocks(service);
  useCode(service);
  useMath(service);
  useTables(service);
  return service;
}

function plainText(page: HtmlPage): string {
  const document = parsePage(page);
  for (const element of document.querySelectorAll('head, script, style, noscript, template'))
    element.remove();
  return (document.documentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
