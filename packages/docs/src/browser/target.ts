import { findAnchor } from './place.ts';

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
