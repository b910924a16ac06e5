import { createRequire } from 'node:module';

/** A node of a parsed document, with the members that tests read. */
export interface HtmlNode {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

/** A parser as browsers have it; it belongs to a package beside this one. */
const parse5 = createRequire(new URL('../../../net/package.json', import.meta.url))('parse5') as Record<
  'parse' | 'parseFragment',
  (html: string) => HtmlNode
>;

/** Parses a document. */
export const parse: (html: string) => HtmlNode = parse5.parse;

/** Parses what stands in the body of a document. */
export const parseFragment: (html: string) => HtmlNode = parse5.parseFragment;

/** Every element below a node, in document order. */
export function listElements(node: HtmlNode): HtmlNode[] {
  const elements: HtmlNode[] = [];
  const collect = ({ childNodes = [] }: HtmlNode): void => {
    for (const child of childNodes) {
      if (child.nodeName.startsWith('#')) continue;
      elements.push(child);
      collect(child);
    }
  };
  collect(node);
  return elements;
}

/** The text of a node. */
export function textOf({ value = '', childNodes = [] }: HtmlNode): string {
  return value + childNodes.map(textOf).join('');
}

/** The value of an attribute; undefined where there is none. */
export function getAttribute({ attrs = [] }: HtmlNode, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
