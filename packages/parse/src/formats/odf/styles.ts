import { findAll, attribute, listChildren, localName, readXml } from '../../xml/read-xml.ts';
import type { NumberFormat } from '../../list-numbers.ts';
import type { Element, ParentNode } from '../../xml/read-xml.ts';

/** Meaning of the styles of a document. */
export interface Styles {
  /** Resolves an automatic style to the name of the style that the author chose. */
  named(style: string | undefined): string;
  /** How a list numbers its items at a level, from 1; undefined when it does not. */
  numbering(list: string | undefined, level: number): Numbering | undefined;
}

/** How numbers are written (OpenDocument 1.3, part 3, 19.500). */
export interface Numbering {
  format: NumberFormat;
  prefix: string;
  suffix: string;
  /** Number of the first item. */
  start: number;
  /** How many levels a number shows. */
  levels: number;
}

const FORMATS: Readonly<Record<string, NumberFormat>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

function readNumbering(level: Element): Numbering {
  return {
    format: FORMATS[attribute(level, 'num-format') ?? ''] ?? 'decimal',
    prefix: attribute(level, 'num-prefix') ?? '',
    suffix: attribute(level, 'num-suffix') ?? '',
    start: Number(attribute(level, 'start-value') ?? 1),
    levels: Number(attribute(level, 'display-levels') ?? 1),
  };
}

/** @param text `styles.xml`. */
export function readStyles(content: ParentNode, text: string | undefined): Styles {
  const sources = text === undefined ? [content] : [content, readXml(text)];
  const parents = new Map<string, string>();
  const numberings = new Map<string, Numbering>();
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
          numberings.set(`${attribute(list, 'name')} ${attribute(level, 'level')}`, readNumbering(level));
  }
  return {
    named: (style = '') => (parents.get(style) ?? style).replaceAll('_20_', ' '),
    numbering: (list, level) => numberings.get(`${list} ${level}`),
  };
}
