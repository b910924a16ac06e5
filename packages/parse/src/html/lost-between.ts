import { isAround } from './content-block.ts';
import { walkStrings } from './lost-text.ts';
import { linkShare } from './text-shares.ts';

const BLOCK = /^(?:P|DIV|SECTION|ARTICLE|LI|BLOCKQUOTE|DETAILS)$/;
const LIST = /^(?:UL|OL)$/;
const HOLDER = /^(?:DIV|SECTION|ARTICLE|MAIN|BODY|BLOCKQUOTE|TD|LI|DETAILS)$/;
/** Max share of links of a block of prose, whose end is that of a sentence. */
const MAX_LINKED = 0.25;
const SENTENCE = /[.!?…。！？؟।]["'”’»)\]]*$/;

/** Max siblings between a block and one that was retained. */
const MAX_APART = 4;

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

/** Finds the outermost blocks of prose of which nothing is left, in time that grows with the page alone. */
function findLost(full: Element, anchors: ReadonlyMap<string, unknown>): Element[] {
  const holders = new Set<Node>();
  const strings = [...walkStrings(full, false)];
  for (const { text, node } of strings) {
    if (!anchors.has(text)) continue;
    for (let holder = node.parentNode; holder && !holders.has(holder); holder = holder.parentNode)
      holders.add(holder);
  }
  const lost = new Set<Node>();
  for (const { node } of strings) {
    let top = node;
    while (top.parentNode && !holders.has(top.parentNode) && !lost.has(top)) top = top.parentNode;
    lost.add(top);
  }
  return ([...lost] as Element[]).filter((node) => BLOCK.test(node.nodeName) && isProse(node));
}

function isProse(element: Element): boolean {
  if (isAround(element)) return false;
  return SENTENCE.test((element.textContent ?? '').trim()) && linkShare(element) <= MAX_LINKED;
}

/** The nearest string of the siblings on one side that is in the article. */
function neighbour(
  block: Element,
  side: 'previousElementSibling' | 'nextElementSibling',
  anchors: ReadonlyMap<string, Anchor | undefined>,
): Anchor | undefined {
  let sibling = block[side];
  for (let count = 0; sibling && count < MAX_APART; count += 1) {
    const found = [...walkStrings(sibling, false)].flatMap(({ text }) => anchors.get(text) ?? []);
    if (found.length > 0) return found.at(side === 'nextElementSibling' ? 0 : -1);
    sibling = sibling[side];
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
