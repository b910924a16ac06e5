import { getText } from '@web-data/parse/html';

/** Footnote marks, such as `[1]`. */
const NOTE = /^\s*(?:\[[^\]]{1,10}\]|[*†‡])\s*$/;

/** Returns the text of a cell or a label without footnote marks. A superscript 2 or 3 stays, as in m². */
export function cellText(element: Element | null | undefined): string | undefined {
  if (!element?.querySelector('sup')) return getText(element);
  const copy = element.cloneNode(true) as Element;
  for (const raised of copy.querySelectorAll('sup')) {
    const text = (raised.textContent ?? '').trim();
    if (NOTE.test(text)) raised.remove();
    else if (text === '2' || text === '3') raised.textContent = text === '2' ? '²' : '³';
  }
  return getText(copy);
}
