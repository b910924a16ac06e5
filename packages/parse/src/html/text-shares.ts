/** Number of characters of text without white space, and how many of them are in links. */
export interface TextShare {
  text: number;
  ofLinks: number;
}

const NONE: TextShare = { text: 0, ofLinks: 0 };
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Elements whose text is not visible. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'OPTION']);

/** Counts the text of every element in one walk. */
export class TextShares {
  readonly #shares = new Map<Node, TextShare>();

  constructor(root: Element) {
    this.#count(root, false);
  }

  of(element: Node): TextShare {
    return this.#shares.get(element) ?? NONE;
  }

  /** Characters outside of links. */
  plain(element: Node): number {
    const { text, ofLinks } = this.of(element);
    return text - ofLinks;
  }

  #count(element: Element, isLink: boolean): TextShare {
    const share = { text: 0, ofLinks: 0 };
    for (const child of element.childNodes) {
      if (child.nodeType === TEXT_NODE) {
        const { length } = (child.textContent ?? '').replaceAll(/\s+/g, '');
        share.text += length;
        if (isLink) share.ofLinks += length;
      } else if (child.nodeType === ELEMENT_NODE && !SILENT.has(child.nodeName)) {
        const { text, ofLinks } = this.#count(child as Element, isLink || child.nodeName === 'A');
        share.text += text;
        share.ofLinks += ofLinks;
      }
    }
    this.#shares.set(element, share);
    return share;
  }
}

/** Share of the text of one element that is in links; 0 without any text. */
export function linkShare(element: Element): number {
  const text = lengthOf(element);
  return text === 0 ? 0 : [...element.querySelectorAll('a')].reduce((sum, a) => sum + lengthOf(a), 0) / text;
}

function lengthOf(element: Element): number {
  return (element.textContent ?? '').replaceAll(/\s+/g, '').length;
}
