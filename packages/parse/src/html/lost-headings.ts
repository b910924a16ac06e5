const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = 'p, div, ul, ol, dl, table, pre, section, figure, blockquote';
/** Min characters of a text that identifies its block. */
const LEAST = 20;

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
