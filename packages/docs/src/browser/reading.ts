/** Marks in the list of this page's headings the one that is being read. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  const headings = links.map((link) => findAnchor(link.hash));
  if (links.length === 0) return;
  const mark = (): void => {
    // A link to a heading brings it just under the bar; at the very end of the page, its last section is read.
    const line = atEnd() ? innerHeight : 120;
    const current = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top < line,
    );
    links.forEach((link, index) => {
      if (index === Math.max(current, 0)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true });
  mark();
}

function atEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

const key = 'menu';

/** Keeps the list of pages where the reader left it, and the open page in view. */
export function scrollMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current=page]');
  if (!menu) return;
  try {
    menu.scrollTop = Number(sessionStorage.getItem(key) ?? 0);
    addEventListener('pagehide', () => sessionStorage.setItem(key, String(menu.scrollTop)));
  } catch {}
  if (!current) return;
  const [box, item] = [menu.getBoundingClientRect(), current.getBoundingClientRect()];
  const isVisible = item.top >= box.top && item.bottom <= box.bottom;
  if (!isVisible) menu.scrollTop += item.top - box.top - box.height / 2;
}

/** Opens the `<details>` around the target of a link, and all of them before printing. */
export function openTarget(): void {
  open();
  addEventListener('hashchange', open);
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });
}

function open(): void {
  const target = findAnchor(location.hash);
  const closed = target?.parentElement?.closest('details:not([open])');
  if (!target || !closed) return;
  for (
    let details: Element | null | undefined = closed;
    details;
    details = details.parentElement?.closest('details')
  ) {
    details.setAttribute('open', '');
  }
  target.scrollIntoView();
}

/** Finds the element of a fragment such as `#body.limit`; null when there is none or the fragment is malformed. */
function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
