import { getText } from '@web-data/parse/html';

/** Footnote marks, such as `[1]`. */
const NOTE = /^\s*(?:\[[^\]]{1,10}\]|[*†‡])\s*$/;

/** Elements that begin a line of their own. */
const LINES = 'br, p, div, li, dd, dt, h1, h2, h3, h4, h5, h6';

/**
 * Returns the text of a cell or a label without footnote marks; lines are separated by a space. A superscript 2 or 3
 * stays, as in m².
 */
export function cellText(element: Element | null | undefined): string | undefined {
  if (!element?.querySelector(`sup, ${LINES}`)) return getText(element);
  const copy = element.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll(LINES)) line.before(' ');
  for (const raised of copy.querySelectorAll('sup')) {
    const text = (raised.textContent ?? '').trim();
    if (NOTE.test(text)) raised.remove();
    else if (text === '2' || text === '3') raised.textContent = text === '2' ? '²' : '³';
  }
  return getText(copy);
}
