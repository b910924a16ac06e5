import { findAll, attribute } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import type { Styles } from './styles.ts';

/** Whether a list numbers its items: by its own style, or by that of its paragraphs. */
export function isOrderedList(
  element: Element,
  styles: Styles,
  { style, level }: { style: string | undefined; level: number },
): boolean {
  if (style !== undefined) return styles.isOrdered(style, level);
  const first = findAll(element, 'p')[0];
  return /number/i.test(styles.named(attribute(first, 'style-name')));
}
