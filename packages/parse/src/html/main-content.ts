import { ArticleSearch } from './article-search.ts';
import { contentBlock } from './content-block.ts';
import { restoreHeadings } from './lost-headings.ts';
import { lostText } from './lost-text.ts';
import { isConsentBanner, isHidden, isPager, isSignUp, removeAll } from './clutter.ts';
import { getText } from './meta.ts';

/** What frames the content of a page that gives no better hint. */
const FRAME =
  'nav, footer, dialog, button, [role="navigation"], [role="banner"], [role="contentinfo"], [role="search"], [role="dialog"], [role="alertdialog"], [aria-hidden="true"], [class*="breadcrumb" i], [class*="skip-link" i], [class*="sr-only" i], [class*="visually-hidden" i]';
/** Asides that belong to the text: notes, tips, warnings. */
const REMARK = /\b(?:note|tip|info|hint|important|warning|caution|danger|admonition|callout|aside)\b/i;
/** Elements, and levels of them, that are searched for an article: the search takes long beyond. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 200;
/** Characters of an article that is worth finding. */
const MIN_ARTICLE = 200;
/** The share of the text of a page that an article may leave out: of any, and of code, tables and definitions. */
const MAX_LOST = 0.2;
const MAX_LOST_FORMAL = 0.06;
/** An article that is this much longer than what does not lead elsewhere has taken that in. */
const MUCH_MORE = 1.5;

/**
 * The main content: what the page marks as `main`, else what reads like an article, else all but the frame. Never
 * nothing where the page says something.
 */
export function mainContent(document: Document): Element {
  removeAll(
    document.body,
    (element) => isHidden(element) || isConsentBanner(element) || isSignUp(element) || isPager(element),
  );
  const mains = [...document.querySelectorAll('main, [role="main"]')].filter(saysSomething);
  const [main] = mains.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const found = (main && withoutFrame(main)) ?? articleOrBlock(document);
  return found ?? document.body;
}

/**
 * What reads like an article. Manuals, tables and listings do not, and most of them would be lost: where much of the page is, all of
 * it counts but for what leads elsewhere.
 */
function articleOrBlock(document: Document): Element | undefined {
  const found = article(document);
  const full = withoutFrame(document.body);
  if (!full) return found && withHeading(document, found);
  const block = contentBlock(full);
  if (found && lengthOf(found) < lengthOf(block) * MUCH_MORE) {
    const lost = lostText(block, found);
    if (lost.all < MAX_LOST && lost.formal < MAX_LOST_FORMAL) {
      restoreHeadings(block, found);
      return withHeading(document, found);
    }
  }
  return withHeading(document, block);
}

function article(document: Document): Element | undefined {
  if (isTooLarge(document)) return undefined;
  const copy = document.cloneNode(true) as Document;
  // It makes every first heading a second one: each keeps its level in mind.
  for (const heading of copy.querySelectorAll('h1')) heading.setAttribute('data-level', '1');
  // The elements themselves: to write them out and read them again takes longer than the search.
  const options = {
    charThreshold: MIN_ARTICLE,
    keepClasses: true,
    serializer: (node: Node) => node as Element,
  };
  const found = new ArticleSearch(copy, options).parse();
  if (!found?.content || (found.textContent ?? '').trim().length < MIN_ARTICLE) return undefined;
  const { content } = found;
  for (const heading of content.querySelectorAll('h2[data-level="1"]')) rename(heading, 'h1');
  return content;
}

function isTooLarge(document: Document): boolean {
  const elements = document.querySelectorAll('*');
  if (elements.length > MAX_ELEMENTS) return true;
  const depths = new Map<Element | null, number>();
  // Parents come before what they hold.
  for (const element of elements) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    if (depth > MAX_DEPTH) return true;
    depths.set(element, depth);
  }
  return false;
}

/** It also drops the heading that repeats the title: the text begins with it all the same. */
function withHeading(document: Document, content: Element): Element {
  const heading = [...document.querySelectorAll('h1')].find((one) => getText(one) !== undefined);
  if (heading && !content.querySelector('h1')) {
    const first = document.createElement('h1');
    first.textContent = getText(heading)!;
    content.prepend(first);
  }
  return content;
}

/** Undefined when nothing is left. */
function withoutFrame(element: Element): Element | undefined {
  const content = element.cloneNode(true) as Element;
  for (const child of content.querySelectorAll('h1, h2, h3, h4, h5, h6, dt, summary')) unwrapButtons(child);
  for (const form of content.querySelectorAll('form')) {
    // A form around a whole page is no form of the page.
    if (form.querySelector('h1, h2, article, main')) form.replaceWith(...form.childNodes);
    else form.remove();
  }
  for (const aside of content.querySelectorAll('aside, [role="complementary"]'))
    if (!isRemark(aside)) aside.remove();
  // Inside the content a header holds its title; around it, the site's.
  const isBody = element.nodeName === 'BODY';
  for (const header of content.querySelectorAll('header'))
    if (isBody && !header.parentElement?.closest('article, main')) header.remove();
  for (const child of content.querySelectorAll(FRAME)) if (!isCitation(child)) child.remove();
  return saysSomething(content) ? content : undefined;
}

/** The foot of a quotation says whose it is. */
function isCitation(element: Element): boolean {
  return element.nodeName === 'FOOTER' && element.closest('blockquote, figure') !== null;
}

function isRemark(aside: Element): boolean {
  const { className } = aside;
  return REMARK.test(
    `${className} ${aside.getAttribute('aria-label') ?? ''} ${aside.getAttribute('role') ?? ''}`,
  );
}

/** Headings that open and shut what follows are headings. */
function unwrapButtons(element: Element): void {
  for (const button of element.querySelectorAll('button')) button.replaceWith(...button.childNodes);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function saysSomething(element: Element): boolean {
  return lengthOf(element) > 0 || element.querySelector('img') !== null;
}

function lengthOf(element: Element): number {
  return (element.textContent ?? '').trim().length;
}
