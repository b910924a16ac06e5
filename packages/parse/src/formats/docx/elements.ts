import { Element, Text } from 'domhandler';

/** Prefix of the elements of a document; formulas have one of their own. */
export function findPrefix(element: Element, usual: string): string {
  const end = element.name.indexOf(':');
  return end === -1 ? '' : element.name.startsWith('m:') ? `${usual}:` : element.name.slice(0, end + 1);
}

/** Creates a run of text. */
export function textRun(prefix: string, text: string): Element {
  return new Element(`${prefix}r`, {}, [textElement(prefix, text)]);
}

/** Creates the text of a run. */
export function textElement(prefix: string, text: string): Element {
  return new Element(`${prefix}t`, { 'xml:space': 'preserve' }, [new Text(text)]);
}
