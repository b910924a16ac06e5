import type { Ledger, Rule } from '../../ledger.ts';
import { isElement, localName } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';

/** Elements whose text is left out (OpenDocument 1.3, part 3). */
const LEFT_OUT: Readonly<Record<string, Rule>> = {
  'table-of-content': 'generated',
  'alphabetical-index': 'generated',
  'illustration-index': 'generated',
  'table-index': 'generated',
  'object-index': 'generated',
  'user-index': 'generated',
  bibliography: 'generated',
  'tracked-changes': 'deleted',
  annotation: 'comments',
};

/** Elements in a paragraph whose content is not part of its text: marks of notes, and descriptions of pictures. */
const NOT_DISPLAYED = new Set(['note-citation', 'title', 'desc']);

/** Counts the text in paragraphs and headings, and what is left out of it. */
export function countText(
  element: Element,
  ledger: Ledger,
  above: { isText: boolean; rule?: Rule } = { isText: false },
): void {
  const name = localName(element);
  const isText = above.isText || name === 'p' || name === 'h';
  const rule = Object.hasOwn(LEFT_OUT, name) ? LEFT_OUT[name] : above.rule;
  for (const child of element.children) {
    if (isElement(child)) {
      if (!NOT_DISPLAYED.has(localName(child))) countText(child, ledger, { isText, ...(rule && { rule }) });
    } else if (isText && 'data' in child && child.type === 'text') {
      ledger.see(child.data);
      if (rule !== undefined) ledger.drop(rule, child.data);
    }
  }
}
