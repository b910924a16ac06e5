import { isAround } from './content-block.ts';
import { walkStrings } from './lost-text.ts';
import { linkShare } from './text-shares.ts';

const BLOCK = /^(?:P|DIV|SECTION|ARTICLE|LI|BLOCKQUOTE|DETAILS)$/;
const LIST = /^(?:UL|OL)$/;
const HOLDER = /^(?:DIV|SECTION|ARTICLE|MAIN|BODY|BLOCKQUOTE|TD|LI|DETAILS)$/;
/** Max share of links of a block of prose, whose end is that of a sentence. */
const MAX_LINKED = 0.25;
const SENTENCE = /[.!?…。！？؟।]["'”’»)\]]*$/;

/** Where a string stands that occurs only once. */
interface Anchor {
  node: Node;
  index: number;
}

/**
 * Restores prose that the article search dropped between blocks that it retained, such as a short answer in a thread of
 * long ones.
 */
export function restoreBetween(full: Element, part: Element): void {
  const anchors = findAnchors(part);
  for (const block of findLost(full, anchors)) {
    const before = neighbour(block, 'previousElementSibling', anchors);
    const after = neighbour(block, 'nextElementSibling', anchors);
    if (before && after && before.index < after.index) insertBetween(block, before.node, after.node);
  }
}

function findAnchors(part: Element): Map<string, Anchor | undefined> {
  const anchors = new Map<string, Anchor | undefined>();
  let index = 0;
  for (const { text, node } of walkStrings(part, false)) {
    anchors.set(text, anchors.has(text) ? undefined : { node, index });
    index += 1;
  }
  return anchors;
}

/** Finds the outermost blocks of prose of which nothing is left. */
function* findLost(element: Element, anchors: ReadonlyMap<string, unknown>): Generator<Element> {
  for (const child of element.children) {
    const strings = [...walkStrings(child, false)];
    const lost = strings.filter(({ text }) => !anchors.has(text)).length;
    if (lost === 0) continue;
    if (lost < strings.length) yield* findLost(child, anchors);
    else if (isProse(child)) yield child;
  }
}

function isProse(element: Element): boolean {
  if (!BLOCK.test(element.nodeName) || isAround(element)) return false;
  return SENTENCE.test((element.textContent ?? '').trim()) && linkShare(element) <= MAX_LINKED;
}

/** The nearest string of the siblings on one side that is in the article. */
function neighbour(
  block: Element,
  side: 'previousElementSibling' | 'nextElementSibling',
  anchors: ReadonlyMap<string, Anchor | undefined>,
): Anchor | undefined {
  for (let sibling = block[side]; sibling; sibling = sibling[side]) {
    const found = [...walkStrings(sibling, false)].flatMap(({ text }) => anchors.get(text) ?? []);
    if (found.length > 0) return found.at(side === 'nextElementSibling' ? 0 : -1);
  }
  return undefined;
}

function insertBetween(block: Element, before: Node, after: Node): void {
  let next = after;
  while (next.parentNode && !next.parentNode.contains(before)) next = next.parentNode;
  const holder = next.parentNode;
  const fits = block.nodeName === 'LI' ? LIST : HOLDER;
  if (holder && fits.test(holder.nodeName)) holder.insertBefore(block.cloneNode(true), next);
}
