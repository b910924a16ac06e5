import { Readability } from '@mozilla/readability';
import { rename } from './controls.ts';
import { contentBlock, isAround } from './content-block.ts';
import { linkShare } from './text-shares.ts';
import { lostText, restoreBetween, restoreHeadings } from './lost-content.ts';
import { isClutter, isHidden, removeAll } from './clutter.ts';
import { readClasses, removeMisleadingNames } from './names.ts';
import { getText } from './meta.ts';

/** Names, roles and classes of elements around the content, for pages without better hints. */
const FRAME_NAMES = new Set(['NAV', 'FOOTER', 'DIALOG', 'BUTTON']);
const FRAME_ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search', 'dialog', 'alertdialog']);
const FRAME_CLASSES = /breadcrumb|skip-link|sr-only|visually-hidden/i;
/** Text for screen readers only. */
const SPOKEN = '[class*="sr-only" i], [class*="visually-hidden" i]';
/** Asides that belong to the text: notes, tips, warnings. */
const REMARK =
  /\b(?:note|tip|info|hint|important|warning|caution|danger|admonition|callout|aside|infobox|portable-infobox)\b/i;
/** Fields to write in: a form without any only holds content. */
const WRITABLE =
  'textarea:not([readonly]), input:not([type]):not([readonly]), input[type="text"]:not([readonly]), input[type="search"], input[type="email"], input[type="password"], input[type="tel"], input[type="url"]:not([readonly]), input[type="file"]';
const RIGHTS = /©|\(c\)\s*\d{4}|^\s*copyright\b|all rights reserved/i;
/** First words of parts about other pages, and the share of links above which a part is only that. */
const ELSEWHERE =
  /^(?:related|see also|more (?:from|on|in|like)|read (?:next|more|also)|you (?:may|might)|recommended|popular|most read|trending|on this page|table of contents|in this (?:article|section|page)|contents|share|follow us|subscribe|advertisement|sponsored|filed under)\b|^tags?:/i;
const MAX_LINKED = 0.5;
/** Max elements, and nesting depth, of a page that is searched for an article: the search is slow beyond that. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 200;
/** Min characters of an article. */
const MIN_ARTICLE = 200;
/** Max share of the text of a page that an article may lack: of all text, and of code, tables and definitions. */
const MAX_LOST = 0.2;
const MAX_LOST_FORMAL = 0.06;
/** Ratio above which an article is too long compared with the content block, because it includes navigation. */
const MUCH_MORE = 1.5;

/**
 * Finds the main content: the `main` element, or else an article, or else the body without its frame. Never empty when
 * the page has text.
 */
export function mainContent(document: Document): Element {
  removeAll(document.body, isClutter);
  if (document.body) removeMisleadingNames(document.body);
  const mains = [...document.querySelectorAll('main, [role="main"]')].filter(saysSomething);
  const [main] = mains.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const found = (main && withoutFrame(findReadme(main) ?? main)) ?? articleOrBlock(document);
  return found ?? document.body;
}

/** The share of the text of a page, without navigation, headers, footers and forms, that its main content lacks. */
export function lostOutside(document: Document, content: Element): number {
  const full = withoutFrame(document.body);
  return full === undefined ? 0 : lostText(full, content).all;
}

/**
 * Returns the article, unless it lacks too much of the page: manuals, tables and listings do not read like articles. In
 * that case, returns the page without its navigation.
 */
function articleOrBlock(document: Document): Element | undefined {
  const found = article(document);
  const full = withoutFrame(document.body);
  if (!full) return found && withHeading(document, found);
  const block = contentBlock(full);
  if (found && lengthOf(found) < lengthOf(block) * MUCH_MORE) {
    const lost = lostText(block, found);
    if (lost.all < MAX_LOST && lost.formal < MAX_LOST_FORMAL) {
      if (lost.all > 0) restoreBetween(block, found);
      restoreHeadings(block, found);
      return withHeading(document, found);
    }
  }
  return withHeading(document, block);
}

function article(document: Document): Element | undefined {
  if (isTooLarge(document)) return undefined;
  const copy = document.cloneNode(true) as Document;
  // Readability replaces every h1 by an h2, so each h1 stores its level.
  for (const heading of copy.querySelectorAll('h1')) heading.setAttribute('data-level', '1');
  // It removes every input, but the box of an item says whether it is done.
  for (const box of copy.querySelectorAll('li input[type="checkbox"]')) rename(box, 'span');
  // It also removes every aside and footer.
  for (const aside of copy.querySelectorAll('aside')) if (isRemark(aside)) rename(aside, 'div');
  for (const footer of copy.querySelectorAll('footer')) if (isPartOfText(footer)) rename(footer, 'div');
  // Returns the elements themselves: serializing and parsing them takes longer than the search.
  const options = {
    charThreshold: MIN_ARTICLE,
    keepClasses: true,
    serializer: (node: Node) => node as Element,
  };
  const found = new ArticleSearch(copy, options).parse();
  if (!found?.content || (found.textContent ?? '').trim().length < MIN_ARTICLE) return undefined;
  const { content } = found;
  for (const heading of content.querySelectorAll('h2[data-level="1"]')) rename(heading, 'h1');
  for (const box of content.querySelectorAll('span[type="checkbox"]')) rename(box, 'input');
  return content;
}

function isTooLarge(document: Document): boolean {
  const elements = document.querySelectorAll('*');
  if (elements.length > MAX_ELEMENTS) return true;
  const depths = new Map<Element | null, number>();
  // Parents come before their children.
  for (const element of elements) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    if (depth > MAX_DEPTH) return true;
    depths.set(element, depth);
  }
  return false;
}

/** Restores the heading that Readability drops because it repeats the title. */
function withHeading(document: Document, content: Element): Element {
  const heading = [...document.querySelectorAll('h1')].find((one) => getText(one) !== undefined);
  if (heading && !content.querySelector('h1')) {
    const first = document.createElement('h1');
    first.textContent = getText(heading)!;
    content.prepend(first);
  }
  return content;
}

/** Removes the elements around the content. Returns undefined when nothing is left. */
function withoutFrame(element: Element): Element | undefined {
  const content = element.cloneNode(true) as Element;
  for (const child of content.querySelectorAll('h1, h2, h3, h4, h5, h6, dt, summary')) unwrapButtons(child);
  for (const form of content.querySelectorAll('form')) {
    // Some pages wrap all of their content in a form.
    if (form.querySelector('h1, h2, article, main') || !form.querySelector(WRITABLE))
      form.replaceWith(...form.childNodes);
    else form.remove();
  }
  for (const sign of content.querySelectorAll('[aria-hidden="true"]'))
    if (isReadAloud(sign)) sign.removeAttribute('aria-hidden');
  const isBody = element.nodeName === 'BODY';
  for (const aside of content.querySelectorAll('aside, [role="complementary"]'))
    if (!isRemark(aside) && (isBody || leadsElsewhere(aside))) aside.remove();
  // A header inside the content holds its title; a header around it belongs to the site.
  for (const header of content.querySelectorAll('header'))
    if (isBody && !header.parentElement?.closest('article, main')) header.remove();
  removeAll(content, (child) => isFrame(child) && !isPartOfText(child));
  return saysSomething(content) ? content : undefined;
}

function isFrame(element: Element): boolean {
  return (
    FRAME_NAMES.has(element.nodeName) ||
    FRAME_ROLES.has(element.getAttribute('role') ?? '') ||
    element.getAttribute('aria-hidden') === 'true' ||
    FRAME_CLASSES.test(readClasses(element))
  );
}

/** Whether a footer names the source of a quotation, or ends an article with text of its own. */
function isPartOfText(element: Element): boolean {
  if (element.nodeName !== 'FOOTER') return false;
  if (element.closest('blockquote, figure')) return true;
  return (
    element.closest('article, section') !== null &&
    !leadsElsewhere(element) &&
    !RIGHTS.test(element.textContent ?? '')
  );
}

/** Whether a text such as `½` is only hidden from screen readers, as its neighbour is read to them instead. */
function isReadAloud({ textContent, previousElementSibling, nextElementSibling }: Element): boolean {
  if (!/[\p{L}\p{N}]/u.test(textContent ?? '')) return false;
  return [previousElementSibling, nextElementSibling].some((one) => one?.matches(SPOKEN));
}

/** Whether a part mainly consists of links, or its name or first words say that it is about other pages. */
function leadsElsewhere(element: Element): boolean {
  return (
    linkShare(element) > MAX_LINKED ||
    isAround(element) ||
    ELSEWHERE.test((element.textContent ?? '').trim()) ||
    lengthOf(element) === 0
  );
}

function isRemark(aside: Element): boolean {
  return REMARK.test(
    `${readClasses(aside)} ${aside.getAttribute('aria-label') ?? ''} ${aside.getAttribute('role') ?? ''}`,
  );
}

/** Unwraps buttons in headings that expand and collapse content. */
function unwrapButtons(element: Element): void {
  for (const button of element.querySelectorAll('button')) button.replaceWith(...button.childNodes);
}

function saysSomething(element: Element): boolean {
  return lengthOf(element) > 0 || element.querySelector('img') !== null;
}

function lengthOf(element: Element): number {
  return (element.textContent ?? '').trim().length;
}

/**
 * Readability with faster lookups: the DOM compiles each selector on every call, which takes a fifth of the time for
 * the thousands of lookups by tag name. `getElementsByTagName` is what Readability uses itself in a DOM without
 * selectors.
 */
class ArticleSearch extends Readability<Element> {
  /** Ordered by the names, then by document order. */
  _getAllNodesWithTag(node: Document | Element, names: readonly string[]): Element[] {
    return names.flatMap((name) => Array.from(node.getElementsByTagName(name)));
  }

  /** Leaves the line that says by whom an article is where it stands, instead of taking it out. */
  _isValidByline(): boolean {
    return false;
  }

  /** Called for each element. Reads `style` as a string, since building an object of its declarations is slow. */
  _isProbablyVisible(element: Element): boolean {
    if (isHidden(element)) return false;
    const isAriaHidden = element.getAttribute('aria-hidden') === 'true';
    return !isAriaHidden || readClasses(element).includes('fallback-image');
  }
}

/** Paths under which code hosts list the files of a repository. */
const FILE = /\/(?:tree|blob|src|raw|commits?|-\/(?:tree|blob))\//;
const LISTS = 'table, [role="grid"], [role="table"], [class*="file-list" i], [class*="tree-holder" i]';
const README =
  'article, [id="readme"], [class~="readme"], [class~="markdown-body"], [class~="markup"][class~="markdown"]';
/** Min links of a list of files, and min characters of a text about the repository. */
const MIN_FILES = 2;
const MIN_TEXT = 100;

/**
 * Finds the text about a repository beside the list of its files, its releases and the like. Undefined for other pages,
 * and for a repository without such a text, whose content is the list.
 */
function findReadme(main: Element): Element | undefined {
  // A fast check first: a page without links to files has no list of them.
  if (!listsFiles(main) || ![...main.querySelectorAll(LISTS)].some(listsFiles)) return undefined;
  const candidates = [...main.querySelectorAll(README)].filter(
    (element) =>
      (element.textContent ?? '').trim().length >= MIN_TEXT &&
      ![...element.querySelectorAll(LISTS)].some(listsFiles),
  );
  const outermost = candidates.filter(
    (element) => !candidates.some((other) => other !== element && other.contains(element)),
  );
  return outermost.length === 1 ? outermost[0] : undefined;
}

function listsFiles(list: Element): boolean {
  const links = [...list.getElementsByTagName('a')];
  return links.filter((link) => FILE.test(link.getAttribute('href') ?? '')).length >= MIN_FILES;
}
