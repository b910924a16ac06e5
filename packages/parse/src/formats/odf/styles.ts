import { findAll, attribute, listChildren, localName, readXml } from '../../xml/read-xml.ts';
import type { ParentNode } from '../../xml/read-xml.ts';

/** Meaning of the styles of a document. */
export interface Styles {
  /** Resolves an automatic style to the name of the style that the author chose. */
  named(style: string | undefined): string;
  /** Whether a list numbers its items at a level; levels start at 1. */
  isOrdered(list: string | undefined, level: number): boolean;
}

/** @param text `styles.xml`. */
export function readStyles(content: ParentNode, text: string | undefined): Styles {
  const sources = text === undefined ? [content] : [content, readXml(text)];
  const parents = new Map<string, string>();
  const ordered = new Set<string>();
  for (const source of sources) {
    for (const style of findAll(source, 'style')) {
      const parent = attribute(style, 'parent-style-name');
      const isAutomatic =
        style.parent !== null && 'name' in style.parent && style.parent.name.endsWith('automatic-styles');
      if (isAutomatic && parent) parents.set(attribute(style, 'name') ?? '', parent);
    }
    for (const list of findAll(source, 'list-style'))
      for (const level of listChildren(list))
        if (localName(level) === 'list-level-style-number' && attribute(level, 'num-format'))
          ordered.add(`${attribute(list, 'name')} ${attribute(level, 'level')}`);
  }
  return {
    named: (style = '') => (parents.get(style) ?? style).replaceAll('_20_', ' '),
    isOrdered: (list, level) => ordered.has(`${list} ${level}`),
  };
}
