/* oxlint-disable unicorn/consistent-function-scoping -- sent to the page as a string, so helpers must be inside */
/** Input of {@link flatten}. */
export interface FlattenInput {
  /** The bodies of frames, by the marker of their element. */
  frames: Record<string, string>;
  /** Max characters. */
  max: number;
}

/**
 * Serializes the document as its reader sees it: shadow trees appear where they are rendered, with their slots filled,
 * and frames contain their documents. Runs in the page, in an isolated world that the page cannot reach, and may use
 * nothing that is defined outside of it.
 */
export function flatten({ frames, max }: FlattenInput): { html: string; isCut: boolean } {
  const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
  const raw = new Set('script style xmp iframe noembed noframes plaintext noscript'.split(' '));
  const parts: string[] = [];
  let length = 0;
  const add = (text: string): void => {
    parts.push(text);
    length += text.length;
  };
  const escape = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const openTag = (name: string, element: Element): string => {
    const attributes = [...element.attributes]
      .filter((attribute) => attribute.name !== 'data-web-data-frame')
      .map(({ name: key, value }) => ` ${key}="${escape(value).replaceAll('"', '&quot;')}"`);
    return `<${name}${attributes.join('')}>`;
  };
  const childrenOf = (element: Element): Iterable<Node> => {
    if (element.shadowRoot) return element.shadowRoot.childNodes;
    if (element.localName !== 'slot') return element.childNodes;
    const assigned = (element as HTMLSlotElement).assignedNodes({ flatten: true });
    return assigned.length > 0 ? assigned : element.childNodes;
  };
  const addElement = (element: Element): void => {
    const name = element.localName;
    const frame = frames[element.getAttribute('data-web-data-frame') ?? ''];
    if (name === 'iframe' && frame !== undefined) return add(`<div>${frame}</div>`);
    if (name === 'template') return;
    add(openTag(name, element));
    if (empty.has(name)) return;
    for (const child of childrenOf(element)) addNode(child, raw.has(name));
    add(`</${name}>`);
  };
  const addNode = (node: Node, isRaw: boolean): void => {
    if (length > max) return;
    if (node.nodeType === 3) add(isRaw ? (node.nodeValue ?? '') : escape(node.nodeValue ?? ''));
    else if (node.nodeType === 1) addElement(node as Element);
  };
  addNode(document.documentElement, false);
  return { html: `<!doctype html>${parts.join('').slice(0, max)}`, isCut: length > max };
}

/** Marks the visible frames of the document, and returns how many there are. Runs in the page, too. */
export function markFrames(max: number): number {
  const frames = [...document.querySelectorAll('iframe')].filter((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    return width > 2 && height > 2;
  });
  for (const [index, frame] of frames.slice(0, max).entries())
    frame.setAttribute('data-web-data-frame', String(index));
  return Math.min(max, frames.length);
}
