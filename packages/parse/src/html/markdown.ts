import TurndownService from 'turndown';
import { cleanContent } from './clean.ts';
import { lostOutside, mainContent } from './main-content.ts';
import { useBlocks } from './markdown-blocks.ts';
import { useTables } from './markdown-tables.ts';
import { parsePage, type HtmlPage } from './parse-page.ts';
import { prepareContent } from './prepare-content.ts';

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

const MARKED = 'b, strong, i, em';
const TEXT_NODE = 3;
/** Elements between words that Markdown writes without marks. */
const UNMARKED = /^(?:SPAN|FONT|ABBR|TIME|SMALL|U|RUBY)$/;

/**
 * Moves punctuation out of bold and italic text where a letter follows or precedes it directly: CommonMark reads the marks
 * there as text (0.31, 6.2). This is common in languages without spaces between words.
 */
function freePunctuation(content: Element): void {
  for (const element of content.querySelectorAll(MARKED)) {
    if (element.closest('pre, code')) continue;
    const { firstChild, lastChild, previousSibling, nextSibling } = element;
    if (isText(lastChild) && /^[\p{L}\p{N}]/u.test(textBeside(nextSibling))) {
      const [end = ''] = /[\p{P}\p{S}]+$/u.exec(lastChild.textContent ?? '') ?? [];
      lastChild.textContent = lastChild.textContent!.slice(0, lastChild.textContent!.length - end.length);
      if (end !== '') element.after(end);
    }
    if (isText(firstChild) && /[\p{L}\p{N}]$/u.test(textBeside(previousSibling))) {
      const [start = ''] = /^[\p{P}\p{S}]+/u.exec(firstChild.textContent ?? '') ?? [];
      firstChild.textContent = firstChild.textContent!.slice(start.length);
      if (start !== '') element.before(start);
    }
  }
}

function isText(node: Node | null): node is ChildNode {
  return node?.nodeType === TEXT_NODE;
}

/** The text of a neighbour that is written directly beside the marks. */
function textBeside(node: Node | null): string {
  return node && (isText(node) || UNMARKED.test(node.nodeName)) ? (node.textContent ?? '') : '';
}

/** Adds rules for preformatted text with its language, and for keys and samples as code. */
function useCode(service: TurndownService): void {
  service.addRule('code block', {
    filter: 'pre',
    replacement: (_content, node) => `\n\n${formatBlock(node as Element)}\n\n`,
  });
  service.addRule('code', {
    filter: (node) => ['CODE', 'KBD', 'SAMP', 'TT'].includes(node.nodeName) && !node.closest('pre'),
    replacement: (_content, node) => codeSpan(node.textContent ?? ''),
  });
}

/** Formats a string as inline code, with a fence for the back-ticks in it; a line break becomes a space. */
function codeSpan(input: string): string {
  const text = input.replaceAll(/\s*\n\s*/g, ' ');
  if (text.trim() === '') return '';
  const fence = fenceFor(text, 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

function formatBlock(pre: Element): string {
  const code = (pre.textContent ?? '').replace(/^\n/, '').trimEnd();
  if (code === '') return '';
  const fence = fenceFor(code, 3);
  const language = /^language-(.+)$/.exec(pre.querySelector('code')?.getAttribute('class') ?? '')?.[1] ?? '';
  return `${fence}${language}\n${code}\n${fence}`;
}

/** Returns a fence that is longer than any sequence of back-ticks in the text. */
function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [row] of text.matchAll(/`+/g)) longest = Math.max(longest, row.length);
  if (least === 1) return '`'.repeat(longest + 1);
  return '`'.repeat(Math.max(least, longest + 1));
}

/** Adds a rule for formulas: LaTeX between dollar signs. */
function useMath(service: TurndownService): void {
  service.addRule('formula', {
    filter: (node) => node.nodeName.toLowerCase() === 'math',
    replacement: (_content, node) => formula(node as Element),
  });
}

function formula(math: Element): string {
  const tex = math.getAttribute('alttext');
  if (!tex) return math.textContent ?? '';
  return math.getAttribute('display') === 'block' ? `\n\n$$\n${tex}\n$$\n\n` : `$${tex}$`;
}
