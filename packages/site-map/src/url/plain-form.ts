import { pathStart } from './page-url.ts';

const INDEX = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;

/**
 * What the usual ways of writing one address have in common: `/x`, `/x/`, `/X`, `//x`, `/x/index.html`, parameters in
 * another order. Two URLs of one form may be one page; only their pages can show it.
 */
export function plainForm(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const path = url.slice(start, mark < 0 ? undefined : mark).replace(/\/{2,}/g, '/');
  const plain = path
    .replace(INDEX, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  const origin = url.slice(0, start);
  if (mark < 0) return origin + plain;
  const pairs = url.slice(mark + 1).split('&');
  return `${origin}${plain}?${pairs.toSorted().join('&')}`;
}
