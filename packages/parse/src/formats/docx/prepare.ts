import { Element } from 'domhandler';
import type { ChildNode } from 'domhandler';
import type { Ledger, Rule } from '../../ledger.ts';
import {
  attribute,
  findAll,
  findChild,
  isElement,
  listChildren,
  localName,
  textIn,
} from '../../xml/read-xml.ts';
import type { ParentNode } from '../../xml/read-xml.ts';
import { findPrefix, textRun } from './elements.ts';
import { expandSimpleField, readFormField } from './fields.ts';
import { markMath, markNumber, markPart, unmark } from './marks.ts';
import { mathToTex } from '../math/math-to-tex.ts';
import type { Numbering, ListLevel } from './numbering.ts';
import { isOn } from './styles.ts';
import type { Styles } from './styles.ts';

/** Elements that only frame others, which mammoth leaves out with all that they frame. */
const UNWRAPPED = new Set(['bdo', 'dir', 'rubyBase', 'ruby', 'customXml', 'smartTag']);
/** Outline levels of headings; the next one is that of the text. */
const HEADINGS = 6;
/** Max characters of a heading that only an outline level makes one. */
const MAX_HEADING = 300;

/** Names of the styles that paragraphs with an outline level get, which the style map of mammoth knows. */
export const outlineStyle = (level: number): string => `outline-${level}`;

/** The state that the parts of a document share. */
export interface PrepareContext {
  styles: Styles;
  numbering: Numbering;
  ledger: Ledger;
  /** Whether tracked changes are accepted; otherwise the text is as it was before them. */
  acceptsChanges: boolean;
  /** Tracked changes that were met. */
  changes: { insertions: number; deletions: number };
}

/** Rewrites a part of a Word document so that mammoth reads all of it, and counts its text. */
export function preparePart(root: ParentNode, context: PrepareContext): void {
  root.children = root.children.flatMap((child) => prepare(child, context));
}

function prepare(node: ChildNode, context: PrepareContext): ChildNode[] {
  if (!isElement(node)) return [node];
  const name = localName(node);
  if (UNWRAPPED.has(name)) return node.children.flatMap((child) => prepare(child, context));
  switch (name) {
    case 't':
      countText(node, context.ledger);
      return [node];
    case 'p':
      return paragraph(node, context);
    case 'r':
      return run(node, context);
    case 'rt':
    case 'rubyPr':
      return dropped(node, 'fallback', context);
    case 'ins':
    case 'moveTo':
      return change(node, context, 'ins');
    case 'del':
    case 'moveFrom':
      return change(node, context, 'del');
    case 'oMath':
    case 'oMathPara':
      return [formula(node, context)];
    case 'AlternateContent':
      return alternative(node, context);
    case 'sdtPr':
      // The box is in the content as well, as a character.
      node.children = node.children.filter((child) => !isElement(child) || localName(child) !== 'checkbox');
      return [node];
    case 'fldChar':
      return readFormField(node);
    case 'fldSimple':
      return expandSimpleField(node).flatMap((child) => prepare(child, context));
    default:
      node.children = node.children.flatMap((child) => prepare(child, context));
      return [node];
  }
}

function countText(element: Element, ledger: Ledger): void {
  for (const child of element.children)
    if ('data' in child) {
      child.data = unmark(child.data);
      ledger.see(child.data);
    }
}

/** Counts the text of an element, and leaves it out. */
function dropped(element: Element, rule: Rule, { ledger }: PrepareContext): [] {
  for (const name of ['t', 'delText'])
    for (const text of findAll(element, name).map(textIn)) {
      ledger.see(text);
      ledger.drop(rule, text);
    }
  return [];
}

/** Text that a tracked change inserts or deletes; that of a paragraph mark has no text. */
function change(element: Element, context: PrepareContext, kind: 'ins' | 'del'): ChildNode[] {
  const hasText = findAll(element, 'r').length > 0;
  if (!hasText) return [element];
  if (kind === 'ins') context.changes.insertions++;
  else context.changes.deletions++;
  if ((kind === 'ins') !== context.acceptsChanges) return dropped(element, 'deleted', context);
  for (const text of findAll(element, 'delText')) text.name = text.name.replace('delText', 't');
  return element.children.flatMap((child) => prepare(child, context));
}

function run(element: Element, context: PrepareContext): ChildNode[] {
  const properties = findChild(element, 'rPr');
  const style = attribute(findChild(properties, 'rStyle'), 'val');
  const isHidden =
    isOn(properties, 'vanish') ?? context.styles.find(style, (one) => isOn(findChild(one, 'rPr'), 'vanish'));
  // Marks of fields and notes have no text, and belong to what is around them.
  if (isHidden && findAll(element, 't').length > 0) return dropped(element, 'hidden', context);
  element.children = element.children.flatMap((child) => prepare(child, context));
  return [element];
}

function formula(element: Element, { ledger }: PrepareContext): ChildNode {
  const isBlock = localName(element) === 'oMathPara';
  const tex = unmark(mathToTex(element));
  ledger.see(tex);
  return textRun(findPrefix(element, 'w'), tex === '' ? '' : markMath(tex, isBlock));
}

/** Of two forms of one content the fallback is what mammoth knows, where there is one. */
function alternative(element: Element, context: PrepareContext): ChildNode[] {
  const form = findChild(element, 'Fallback') ?? findChild(element, 'Choice');
  return form === undefined ? [] : form.children.flatMap((child) => prepare(child, context));
}

function paragraph(element: Element, context: PrepareContext): ChildNode[] {
  const boxes = takeTextBoxes(element);
  const properties = findChild(element, 'pPr');
  const style = attribute(findChild(properties, 'pStyle'), 'val');
  const listLevel = readListLevel(properties, style, context.styles);
  const number = listLevel && context.numbering.next(listLevel);
  element.children = element.children.flatMap((child) => prepare(child, context));
  const level = outlineLevel(properties, style, context.styles);
  if (level !== undefined && findAll(element, 't').map(textIn).join('').length <= MAX_HEADING)
    setStyle(element, outlineStyle(level));
  if (number !== undefined) {
    const at = element.children.findIndex((child) => isElement(child) && localName(child) === 'pPr') + 1;
    element.children.splice(at, 0, textRun(findPrefix(element, 'w'), markNumber(unmark(number))));
  }
  return [element, ...boxes.flatMap((box) => (placeholders.has(box) ? [box] : prepare(box, context)))];
}

function readListLevel(
  properties: Element | undefined,
  style: string | undefined,
  styles: Styles,
): ListLevel | undefined {
  const read = (name: string): string | undefined => {
    const own = attribute(findChild(findChild(properties, 'numPr'), name), 'val');
    return (
      own ??
      styles.find(style, (one) =>
        attribute(findChild(findChild(findChild(one, 'pPr'), 'numPr'), name), 'val'),
      )
    );
  };
  const list = read('numId');
  // A list of that number takes a paragraph out of the list of its style.
  return list === undefined || list === '0' ? undefined : { list, level: Number(read('ilvl') ?? 0) };
}

/** The level of a heading that no style for headings makes one; undefined for other paragraphs. */
function outlineLevel(
  properties: Element | undefined,
  style: string | undefined,
  styles: Styles,
): number | undefined {
  if (/^(?:heading \d|title)$/i.test(styles.name(style)) && !/^heading [789]/i.test(styles.name(style)))
    return undefined;
  const level =
    attribute(findChild(properties, 'outlineLvl'), 'val') ??
    styles.find(style, (one) => attribute(findChild(findChild(one, 'pPr'), 'outlineLvl'), 'val'));
  const number = Number(level ?? 9);
  return number >= 0 && number < 9 ? Math.min(HEADINGS, number + 1) : undefined;
}

function setStyle(element: Element, style: string): void {
  const prefix = findPrefix(element, 'w');
  const properties = new Element(`${prefix}pPr`, {}, [
    new Element(`${prefix}pStyle`, { [`${prefix}val`]: style }),
  ]);
  element.children = [
    properties,
    ...element.children.filter((child) => !isElement(child) || localName(child) !== 'pPr'),
  ];
}

/** Takes the contents of text boxes, charts and diagrams out of a paragraph, one form of each; they follow it. */
function takeTextBoxes(element: Element): Element[] {
  const boxes: Element[] = [];
  element.children = element.children.filter((child) => {
    if (!isElement(child)) return true;
    const name = localName(child);
    if (name === 'txbxContent') {
      boxes.push(...listChildren(child));
      return false;
    }
    const part = partId(child);
    if (part !== undefined) {
      const placeholder = new Element('w:p', {}, [textRun('w:', markPart(part))]);
      placeholders.add(placeholder);
      boxes.push(placeholder);
      return false;
    }
    if (name === 'AlternateContent' && findAll(child, 'txbxContent').length > 0) {
      const form = findChild(child, 'Choice') ?? findChild(child, 'Fallback');
      if (form) boxes.push(...takeTextBoxes(form));
      return false;
    }
    boxes.push(...takeTextBoxes(child));
    return true;
  });
  return boxes;
}

/** Paragraphs that stand for charts and diagrams. */
const placeholders = new WeakSet<Element>();

/** The relation of a chart, or of the data of a diagram. */
function partId(element: Element): string | undefined {
  const name = localName(element);
  if (name === 'chart') return attribute(element, 'id');
  return name === 'relIds' ? attribute(element, 'dm') : undefined;
}
