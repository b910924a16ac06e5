import { parsePage } from './parse-page.ts';
import type { HtmlPage } from './parse-page.ts';
import { queryAll } from './part.ts';

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
