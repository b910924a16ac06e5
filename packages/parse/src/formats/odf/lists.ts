import { formatNumber } from '../../list-numbers.ts';
import { findAll, attribute } from '../../xml/read-xml.ts';
import type { Element } from '../../xml/read-xml.ts';
import { BULLET, readMarker } from '../list-marker.ts';
import type { ListMarker } from '../list-marker.ts';
import type { Styles } from './styles.ts';

/** The numbers of the items above, and how their lists write them. */
export interface ListPosition {
  style: string | undefined;
  /** Number of the item at each level. */
  numbers: readonly number[];
}

/** Whether the style of the paragraphs says that a list without a style numbers its items. */
function isNumberedByParagraph(element: Element, styles: Styles): boolean {
  const first = findAll(element, 'p')[0];
  return /number/i.test(styles.named(attribute(first, 'style-name')));
}

/** Number of the first item of a list. */
export function firstNumber(styles: Styles, { style, numbers }: ListPosition): number {
  return styles.numbering(style, numbers.length + 1)?.start ?? 1;
}

/** The marker of an item: `numbers` ends with its own. */
export function itemMarker(element: Element, styles: Styles, { style, numbers }: ListPosition): ListMarker {
  const number = numbers.at(-1)!;
  if (style === undefined)
    return isNumberedByParagraph(element, styles) ? { isOrdered: true, number } : BULLET;
  const own = styles.numbering(style, numbers.length);
  if (own === undefined) return BULLET;
  const { levels, prefix, suffix, format } = own;
  const parts = numbers.slice(-levels).map((one, at, all) => {
    const level = numbers.length - all.length + at + 1;
    return formatNumber(
      one,
      level === numbers.length ? format : (styles.numbering(style, level)?.format ?? 'decimal'),
    );
  });
  return readMarker(`${prefix}${parts.join('.')}${suffix || (levels === 1 && prefix === '' ? '.' : '')}`);
}
