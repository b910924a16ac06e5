const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = 'p, div, ul, ol, dl, table, pre, section, figure, blockquote';
/** Characters of a text that stands for the block that it is in. */
const LEAST = 20;

/**
 * Gives a part of a page the headings that it has lost although what follows them is kept: the search for an article drops
 * those that stand beside it, and those that repeat the title.
 */
export function restoreHeadings(full: Element, part: Element): void {
  const present = new Set([...part.querySelectorAll(HEADINGS)].map((heading) => normalizeText(heading)));
  const lost = [...full.querySelectorAll(HEADINGS)].filter((heading) => {
    const label = normalizeText(heading);
    return label !== '' && !present.has(label);
  });
  if (lost.length === 0) return;
  const blocks = new Map<string, Element>();
  // The outermost of those with the same text comes first.
  for (const block of part.querySelectorAll(BLOCKS)) {
    const heading = normalizeText(block);
    if (heading.length >= LEAST && !blocks.has(heading)) blocks.set(heading, block);
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
