import { pathStart } from './page-url.ts';

const INDEX = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i;

/**
 * Returns a form that common spellings of one address share: `/x`, `/x/`, `/X`, `//x`, `/x/index.html`, parameters in
 * another order. Two URLs with the same form may be the same page; only their content can show it.
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
