import { parsePage, type HtmlPage } from './parse-page.ts';

/** Selects a part of a page by CSS selectors. */
export interface PartOptions {
  /** Selectors of the elements to include; everything when empty. */
  readonly include: readonly string[];
  /** Selectors of the elements to exclude. */
  readonly exclude: readonly string[];
}

/** An invalid selector. */
export class SelectorError extends Error {
  override readonly name = 'SelectorError';
  /** List and index of the selector. */
  readonly location: { list: keyof PartOptions | 'attributes'; index: number };

  constructor(location: SelectorError['location'], selector: string) {
    super(`${selector} is no CSS selector.`);
    this.location = location;
  }
}

/**
 * Reduces a page to the part that the selectors name; its head is unchanged.
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
  return selectors.flatMap((selector, index) => queryAll(document.body, selector, { list, index }));
}

/** Returns the elements that a selector matches. @throws {SelectorError} */
function queryAll(
  root: Document | Element,
  selector: string,
  location: SelectorError['location'],
): Element[] {
  try {
    return [...root.querySelectorAll(selector)];
  } catch {
    throw new SelectorError(location, selector);
  }
}

function isWithin(element: Element, named: ReadonlySet<Element>): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (named.has(parent)) return true;
  return false;
}

/** An attribute of the elements that a CSS selector names. */
export interface AttributeSelector {
  readonly selector: string;
  readonly attribute: string;
}

/** The values of an attribute, in document order. */
export interface AttributeValues extends AttributeSelector {
  values: string[];
}

/** Maximum number of values that are read for a selector. */
export const MAX_VALUES = 10_000;

/**
 * Reads attributes of elements as the page states them, those of its head included; up to {@link MAX_VALUES} values for
 * each selector. Elements without the attribute are skipped.
 * @throws {SelectorError}
 */
export function readAttributes(page: HtmlPage, selectors: readonly AttributeSelector[]): AttributeValues[] {
  const document = parsePage(page);
  return selectors.map(({ selector, attribute }, index) => {
    const values: string[] = [];
    for (const element of queryAll(document, selector, { list: 'attributes', index })) {
      const value = element.getAttribute(attribute) ?? element.getAttribute(attribute.toLowerCase());
      if (value !== null) values.push(value);
      if (values.length === MAX_VALUES) break;
    }
    return { selector, attribute, values };
  });
}
