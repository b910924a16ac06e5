import { parsePage, toMarkdown } from '@web-data/parse/html';
import { showsText } from '@web-data/parse/shows-text';
import type { ScrapeData } from '@web-data/types';
import type { NormalizedScrape } from '../normalize-scrape.ts';
import { isMainOnly, selectContent } from './content.ts';
import { readFacts } from './facts/index.ts';
import type { Page } from '../fetch/page.ts';
import { isShell } from '../render/shell.ts';

/** HTML elements that have content without text. */
const SHOWN = /<(?:img|picture|svg|video|audio|iframe|object|embed|canvas|input|select|textarea|button)\b/i;

/**
 * Returns the reason why a page has no content; undefined when it has some: text in the requested part, or content in a
 * requested form. `rawHtml` counts only where no form that is read from the HTML is requested.
 */
export function missingContent(
  page: Page,
  request: Omit<NormalizedScrape, 'url'>,
  data: Omit<ScrapeData, 'metadata'>,
): string | undefined {
  if (holdsAnything(data) || holdsFacts(page, request, data)) return undefined;
  if (hasText(page, request, data)) return undefined;
  const { host } = page.url;
  if (page.isDocument)
    return [`${host} answered with a document that has no text.`, page.cut].filter(Boolean).join(' ');
  if (isShell(page))
    return `${host} answered with a page that has no content without its scripts, which were not run.`;
  if (isBlank(page.text)) return `${host} answered with ${page.status} and an empty page.`;
  const asksForPart = [request.includeTags, request.excludeTags].some((tags = []) => tags.length > 0);
  if (asksForPart && !isBlank(toMarkdown(page, false)))
    return `The page at ${host} has no content in the part that \`includeTags\` and \`excludeTags\` ask for.`;
  const isShown = page.isHtml && SHOWN.test(parsePage(page).body?.innerHTML ?? '');
  return isShown
    ? `The page at ${host} has no text, only forms or media: ask for \`images\`, \`rawHtml\` or \`screenshot\`.`
    : `${host} answered with a page that has no content.`;
}

function holdsAnything({
  actions,
  html,
  images,
  json,
  links,
  markdown,
  rawHtml,
  screenshot,
  summary,
}: Omit<ScrapeData, 'metadata'>): boolean {
  const texts = [markdown, summary].some((text) => text !== undefined && !isBlank(text));
  const lists = [links, images].some((list) => list !== undefined && list.length > 0);
  if (texts || lists || screenshot !== undefined || actions !== undefined) return true;
  if (html !== undefined && showsAnything(html)) return true;
  const isRead = [html, json, markdown, summary].some((form) => form !== undefined);
  return !isRead && rawHtml !== undefined && !isBlank(rawHtml);
}

/** Whether the requested part has text; only computed where no Markdown or HTML of it exists. */
function hasText(
  page: Page,
  request: Omit<NormalizedScrape, 'url'>,
  { html, markdown }: Pick<ScrapeData, 'html' | 'markdown'>,
): boolean {
  if (markdown !== undefined || html !== undefined) return false;
  const isWhole = [request.includeTags, request.excludeTags].every((tags = []) => tags.length === 0);
  // `showsText` is much faster than the conversion to Markdown and suffices for pages with visible text.
  if (isWhole && page.isHtml && showsText(page.text, 1)) return true;
  return !isBlank(toMarkdown(selectContent(page, request), isMainOnly(request)));
}

/** Whether extraction found facts: members of the schema or, without one, more than `meta` elements. */
function holdsFacts(
  page: Page,
  { schema }: Pick<NormalizedScrape, 'schema'>,
  { json }: Pick<ScrapeData, 'json'>,
): boolean {
  if (json === undefined || json === null) return false;
  if (schema === undefined) return readFacts(page).some(({ kind }) => kind !== 'meta');
  return typeof json !== 'object' || Object.keys(json).length > 0;
}

function showsAnything(html: string): boolean {
  return SHOWN.test(html) || showsText(html, 1);
}

/** Characters that show nothing: white space, those that Unicode calls ignorable, and the blank Braille pattern. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu;
/** Lines of Markdown without text: a rule, and the frame and the empty rows of a table. */
const FRAME = /^(?:-{3,}|\|(?:(?:-{3,})?\|)+)$/u;

/** Whether a text or Markdown shows a reader nothing. */
export function isBlank(text: string): boolean {
  return text.split('\n').every((line) => {
    const visible = line.replaceAll(UNSEEN, '');
    return visible === '' || FRAME.test(visible);
  });
}
