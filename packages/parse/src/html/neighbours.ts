const STRONG = new Set(['STRONG', 'B']);
const EMPHASIS = new Set(['EM', 'I']);

/**
 * Joins neighbours that are both bold or both in italics, as Markdown would read the marks between them as text; and puts
 * a list that stands between the items of another one into the item before it.
 */
export function joinNeighbours(element: Element): void {
  const kind = STRONG.has(element.nodeName) ? STRONG : EMPHASIS.has(element.nodeName) ? EMPHASIS : undefined;
  if (kind !== undefined) {
    for (let next = element.nextSibling; next && kind.has(next.nodeName); next = element.nextSibling) {
      for (let child = next.firstChild; child; child = next.firstChild) element.append(child);
      next.remove();
    }
    return;
  }
  if (!isList(element.parentElement)) return;
  const item = element.previousElementSibling;
  if (item?.nodeName === 'LI') item.append(element);
}

function isList(element: Element | null): boolean {
  return element?.nodeName === 'UL' || element?.nodeName === 'OL';
}
