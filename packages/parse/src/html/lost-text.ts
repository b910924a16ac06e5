const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Characters of a text that counts. */
const LEAST = 6;
/** What holds text that is no prose: manuals have it, and what surrounds articles seldom does. */
const FORMAL = /^(?:PRE|DL|TABLE|CODE|BLOCKQUOTE)$/;
const IGNORED = /^(?:A|SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/;

/** What an element loses where only a part of it is kept, each as a share of its text: of some length and outside links. */
export interface Lost {
  all: number;
  /** Within code, tables, definitions and quotations. */
  formal: number;
}

/** Compares an element with what was taken of it. */
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

function* walkStrings(element: Element, isFormal: boolean): Generator<{ text: string; isFormal: boolean }> {
  for (const child of element.childNodes) {
    if (child.nodeType === TEXT_NODE) {
      const text = (child.textContent ?? '').replaceAll(/\s+/g, '');
      if (text.length >= LEAST) yield { text, isFormal };
    } else if (child.nodeType === ELEMENT_NODE && !IGNORED.test(child.nodeName)) {
      yield* walkStrings(child as Element, isFormal || FORMAL.test(child.nodeName));
    }
  }
}
