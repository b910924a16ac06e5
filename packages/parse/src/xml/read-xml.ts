import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import type { Handler } from 'htmlparser2';
import { Element } from 'domhandler';
import type { ChildNode, Document, ParentNode } from 'domhandler';
import { MAX_DEPTH, MAX_ELEMENTS } from '../bounds.ts';
import { ParseError } from '../errors.ts';

export type { Element, ChildNode, ParentNode } from 'domhandler';

/**
 * Parses XML into a tree. Declarations are ignored: declared entities stay as they are written, so none is expanded.
 * @throws {ParseError} `TooLarge` for too many elements, or too many nested ones.
 */
export function readXml(text: string): Document {
  const handler = new DomHandler();
  let count = 0;
  parseXml(text, {
    onopentag(name, attributes) {
      if (++count > MAX_ELEMENTS)
        throw new ParseError('TooLarge', `The file has more than ${MAX_ELEMENTS} elements.`);
      handler.onopentag(name, attributes);
    },
    onclosetag: () => handler.onclosetag(),
    ontext: (data) => handler.ontext(data),
    oncdatastart: () => handler.oncdatastart(),
    oncdataend: () => handler.oncdataend(),
    onend: () => handler.onend(),
    onparserinit: (parser) => handler.onparserinit(parser),
  });
  return handler.root;
}

/** Parses XML and calls the handler for each event. @throws {ParseError} `TooLarge` for too many nested elements. */
export function parseXml(text: string, handler: Partial<Handler>): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        if (++depth > MAX_DEPTH)
          throw new ParseError('TooLarge', `The file has more than ${MAX_DEPTH} elements within each other.`);
        handler.onopentag?.(name, attributes, isImplied);
      },
      onclosetag(name, isImplied) {
        depth--;
        handler.onclosetag?.(name, isImplied);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
}

/** Returns the name of an element without its prefix. */
export function localName({ name }: Element): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Lists the child elements, or those with a local name. */
export function listChildren(parent: ParentNode, name?: string): Element[] {
  return parent.children.filter(
    (child): child is Element => isElement(child) && (name === undefined || localName(child) === name),
  );
}

/** Returns the first child element with a local name. */
export function findChild(parent: ParentNode | undefined, name: string): Element | undefined {
  return parent && listChildren(parent, name)[0];
}

/** Returns all descendants with a local name, in document order. */
export function findAll(parent: ParentNode, name: string): Element[] {
  const found: Element[] = [];
  for (const child of listChildren(parent)) {
    if (localName(child) === name) found.push(child);
    found.push(...findAll(child, name));
  }
  return found;
}

/** Returns the text content of a node. */
export function textIn(node: ChildNode | ParentNode | undefined): string {
  if (node === undefined) return '';
  if ('data' in node) return node.data;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** Returns an attribute by its local name. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  if (element === undefined) return undefined;
  const { attribs } = element;
  if (Object.hasOwn(attribs, name)) return attribs[name];
  const own = Object.keys(attribs).find((key) => key.endsWith(`:${name}`));
  return own === undefined ? undefined : attribs[own];
}

export function isElement(node: ChildNode): node is Element {
  return node instanceof Element;
}

/** Writes a tree as XML; what a document declares in front of it is left out. */
export function writeXml(root: Document): string {
  return DomUtils.getOuterHTML(root, { xmlMode: true, encodeEntities: 'utf8' });
}
