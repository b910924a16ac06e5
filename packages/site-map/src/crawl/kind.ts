import { pathStart } from '../url/page-url.ts';

/**
 * What kind of place a URL names, whatever it is called: host, first segment, then for each further segment whether it
 * is a number or a word, and the names of its query. `/t/any-title/12/3` and `/t/other/7/1` are of one kind, though
 * each title makes a shape of its own.
 */
export function urlKind(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const path = mark < 0 ? url.slice(start) : url.slice(start, mark);
  const [, first = '', ...others] = path.split('/');
  const rest = others.map((segment) => (/^[\d.]+$/.test(segment) ? 'N' : segment === '' ? '' : '*'));
  const head = others.length > 0 && !/\d/.test(first) ? first : '*';
  const kind = `${url.slice(0, start)}/${[head, ...rest].join('/')}`;
  return mark < 0 ? `${kind}~` : `${kind}?${namesOf(url.slice(mark + 1))}~`;
}

function namesOf(query: string): string {
  const names = query.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return [...new Set(names)].toSorted().join('&');
}
