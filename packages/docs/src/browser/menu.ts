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
