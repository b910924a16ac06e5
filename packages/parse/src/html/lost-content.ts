import { isAround } from './content-block.ts';
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

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = 'p, div, ul, ol, dl, table, pre, section, figure, blockquote';
/** Min characters of a text that identifies its block. */
const MIN_BLOCK = 20;

/**
 * Restores headings that the article search dropped although it retained the content after them: headings beside the
 * article, and those that repeat the title.
 */
export function restoreHeadings(full: Element, part: Element): void {
  const present = new Set([...part.querySelectorAll(HEADINGS)].map((heading) => normalizeText(heading)));
  const lost = [...full.querySelectorAll(HEADINGS)].filter((heading) => {
    const label = normalizeText(heading);
    return label !== '' && !present.has(label);
  });
  if (lost.length === 0) return;
  const blocks = new Map<string, Element>();
  // Of blocks with the same text, the outermost comes first.
  for (const block of part.querySelectorAll(BLOCKS)) {
    const heading = normalizeText(block);
    if (heading.length >= MIN_BLOCK && !blocks.has(heading)) blocks.set(heading, block);
  }
  for (const heading of lost) {
    const next = heading.nextElementSibling;
    const block = next === null ? undefined : blocks.get(normalizeText(next));
    block?.before(heading.cloneNode(true));
  }
}

function normalizeText(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Min characters of a string that counts. */
const MIN_STRING = 6;
/** Elements for text other than prose, which is common in manuals and rare around articles. */
const FORMAL = /^(?:PRE|DL|TABLE|CODE|BLOCKQUOTE)$/;
const IGNORED = /^(?:A|SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/;

/**
 * Text of an element that a part of it lacks, as shares of its length. Only strings of some length outside of links
 * count.
 */
interface Lost {
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
function* walkStrings(
  element: Element,
  isFormal: boolean,
): Generator<{ text: string; isFormal: boolean; node: Node }> {
  for (const child of element.childNodes) {
    if (child.nodeType === TEXT_NODE) {
      const text = (child.textContent ?? '').replaceAll(/\s+/g, '');
      if (text.length >= MIN_STRING) yield { text, isFormal, node: child };
    } else if (child.nodeType === ELEMENT_NODE && !IGNORED.test(child.nodeName)) {
      yield* walkStrings(child as Element, isFormal || FORMAL.test(child.nodeName));
    }
  }
}
