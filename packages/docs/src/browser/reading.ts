import { findAnchor } from './place.ts';

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
