/**
 * Lists what of a page is out of view, cut off or behind something else. Runs in the browser, so it has no helpers outside.
 * A text may be cut at its last line, as the whole is displayed on demand, and boxes that scroll may hold more than is seen.
 */
export function listLayoutFaults(): string[] {
  const faults = new Set<string>();
  const root = document.querySelector('dialog[open]') ?? document.body;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the whole function runs in the browser
  const nameOf = (element: Element): string => {
    const cell = element.closest('[data-label]')?.getAttribute('data-label');
    const text = element.textContent.trim().slice(0, 30);
    return `${cell ? `${cell}: ` : ''}${element.tagName.toLowerCase()} "${text}"`;
  };
  interface Box {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const boxes: Box[] = [];

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide`);

  /** Adds the part of a box that is seen. */
  const add = (element: Element, { left, right, top, bottom }: DOMRect): void => {
    const box = { element, left, right, top, bottom };
    for (let outer = element as Element | null; outer && outer !== root; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = outer.getBoundingClientRect();
      const isCut = box.right > edge.right + 1 || box.left < edge.left - 1;
      if (isCut && ['hidden', 'clip'].includes(overflowX)) faults.add(`cut: ${nameOf(element)}`);
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    // The bar stays over a page that is scrolled.
    if (scrollY > 0 && element.closest('.bar')) return;
    if (box.right - box.left < 1 || box.bottom - box.top < 1) return;
    if (box.right > innerWidth + 1 || box.left < -1) faults.add(`out of view: ${nameOf(element)}`);
    boxes.push(box);
  };
  /** What is clipped to nothing is only heard. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.skip:not(:focus), svg, datalist') === null &&
    !isClipped(element);

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (texts.currentNode.textContent!.trim() === '' || !isSeen(element)) continue;
    if (element.closest('select, textarea, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) add(element, box);
  }
  for (const input of root.querySelectorAll('input, select, textarea'))
    if (isSeen(input)) add(input, input.getBoundingClientRect());
  for (const cell of root.querySelectorAll('th, td, dd, button, .badge'))
    if (
      isSeen(cell) &&
      cell.scrollWidth > cell.clientWidth + 1 &&
      getComputedStyle(cell).display !== 'inline'
    )
      faults.add(`wider than its box: ${nameOf(cell)}`);

  // The labels of cards are no elements, so their words are measured.
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const cell of root.querySelectorAll('td[data-label]')) {
    const label = getComputedStyle(cell, '::before');
    if (label.content === 'none' || !isSeen(cell)) continue;
    pen.font = label.font;
    const text = cell.getAttribute('data-label')!;
    const parts = label.whiteSpace.includes('nowrap') ? [text] : text.split(' ');
    if (parts.some((part) => pen.measureText(part).width > Number.parseFloat(label.width) + 1))
      faults.add(`wider than its column: the label ${text}`);
  }

  boxes.sort((a, b) => a.top - b.top);
  for (const [index, one] of boxes.entries())
    for (let next = index + 1; next < boxes.length; next += 1) {
      const other = boxes[next]!;
      if (other.top > one.bottom) break;
      // The letters of a line are lower than its box: up to four pixels are none of them.
      const height = Math.min(one.bottom, other.bottom) - other.top;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      // A tip covers what is below it until it is dismissed.
      const isCovered = (one.element.closest('.tip') === null) !== (other.element.closest('.tip') === null);
      if (one.element !== other.element && !isCovered && height > 4 && width > 2)
        faults.add(`behind each other: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  return [...faults];
}
