import { parsePage } from './parse-page.ts';
import type { HtmlPage } from './parse-page.ts';

/** Which part of a page is read, by CSS selectors. */
export interface PartOptions {
  /** What is read, and nothing else; all when there are none. */
  readonly include: readonly string[];
  /** What is left out. */
  readonly exclude: readonly string[];
}

/** A selector that is none. */
export class SelectorError extends Error {
  override readonly name = 'SelectorError';
  /** Where it stands. */
  readonly location: { list: keyof PartOptions; index: number };

  constructor(location: SelectorError['location'], selector: string) {
    super(`${selector} is no CSS selector.`);
    this.location = location;
  }
}

/**
 * The part of a page that selectors name, its head as it was.
 * @throws {SelectorError}
 */
export function selectPart<Page extends HtmlPage>(page: Page, { include, exclude }: PartOptions): Page {
  if (include.length + exclude.length === 0 || !page.isHtml) return page;
  const document = parsePage(page);
  for (const element of matchesOf(document, 'exclude', exclude)) element.remove();
  if (include.length > 0) {
    const named = new Set(matchesOf(document, 'include', include));
    const outermost = new Set([...named].filter((element) => !isWithin(element, named)));
    const inOrder = [...document.querySelectorAll('*')].filter((element) => outermost.has(element));
    document.body.replaceChildren(...inOrder.map((element) => element.cloneNode(true)));
  }
  return { ...page, text: `<!doctype html>${document.documentElement.outerHTML}` };
}

function matchesOf(document: Document, list: keyof PartOptions, selectors: readonly string[]): Element[] {
  return selectors.flatMap((selector, index) => {
    try {
      return [...document.body.querySelectorAll(selector)];
    } catch {
      throw new SelectorError({ list, index }, selector);
    }
  });
}

function isWithin(element: Element, named: ReadonlySet<Element>): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (named.has(parent)) return true;
  return false;
}
