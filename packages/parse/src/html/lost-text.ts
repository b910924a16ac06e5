const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Min characters of a string that counts. */
const LEAST = 6;
/** Elements for text other than prose, which is common in manuals and rare around articles. */
const FORMAL = /^(?:PRE|DL|TABLE|CODE|BLOCKQUOTE)$/;
const IGNORED = /^(?:A|SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/;

/**
 * Text of an element that a part of it lacks, as shares of its length. Only strings of some length outside of links
 * count.
 */
export interface Lost {
  all: number;
  /** Share within code, tables, definitions and quotations. */
  formal: number;
}

/** Compares an element with the part that was extracted from it. */
export function lostText(full: Element, part: Element): Lost {
  const present = new Set<string>();
  for (const { text } of walkStrings(part, false)) present.add(text);
  const lost = { all: 0, formal: 0 };
  let length = 0;
  for (const { text, isFormal } of walkStrings(full, false)) {
    length += text.length;
    if (present.has(text)) continue;
    lost.all += text.length;
    if (isFormal) lost.formal += text.length;
  }
  return length === 0 ? lost : { all: lost.all / length, formal: lost.formal / length };
}

/** Yields the strings of an element of at least 6 characters outside of links, without white space. */
export function* walkStrings(
  element: Element,
  isFormal: boolean,
): Generator<{ text: string; isFormal: boolean; node: Node }> {
  for (const child of element.childNodes) {
    if (child.nodeType === TEXT_NODE) {
      const text = (child.textContent ?? '').replaceAll(/\s+/g, '');
      if (text.length >= LEAST) yield { text, isFormal, node: child };
    } else if (child.nodeType === ELEMENT_NODE && !IGNORED.test(child.nodeName)) {
      yield* walkStrings(child as Element, isFormal || FORMAL.test(child.nodeName));
    }
  }
}
