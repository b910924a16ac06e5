import { Element, Text } from 'domhandler';
import type { ChildNode } from 'domhandler';
import { attribute, findChild, listChildren } from '../../xml/read-xml.ts';
import { findPrefix, textElement } from './elements.ts';
import { isOn } from './styles.ts';

/** Adds the state of a box or the choice of a list, which old forms do not repeat as text (ECMA-376 part 1, 17.16.17). */
export function readFormField(element: Element): ChildNode[] {
  const data = findChild(element, 'ffData');
  const list = findChild(data, 'ddList');
  const box = findChild(data, 'checkBox');
  const prefix = findPrefix(element, 'w');
  if (box !== undefined) {
    element.children = [];
    return [element, textElement(prefix, (isOn(box, 'checked') ?? isOn(box, 'default')) ? '☒' : '☐')];
  }
  if (list === undefined) return [element];
  const chosen = Number(attribute(findChild(list, 'result') ?? findChild(list, 'default'), 'val') ?? 0);
  const entry = attribute(listChildren(list, 'listEntry')[chosen], 'val');
  return entry === undefined ? [element] : [element, textElement(prefix, entry)];
}

/**
 * Writes a field with a result (`w:fldSimple`, ECMA-376 part 1, 17.16.19) as one whose parts are marked, since mammoth
 * leaves out the former with its result.
 */
export function expandSimpleField(element: Element): ChildNode[] {
  const prefix = findPrefix(element, 'w');
  const run = (child: Element): Element => new Element(`${prefix}r`, {}, [child]);
  const mark = (type: string): Element =>
    run(new Element(`${prefix}fldChar`, { [`${prefix}fldCharType`]: type }));
  const instruction = new Element(`${prefix}instrText`, { 'xml:space': 'preserve' }, [
    new Text(attribute(element, 'instr') ?? ''),
  ]);
  return [mark('begin'), run(instruction), mark('separate'), ...element.children, mark('end')];
}
