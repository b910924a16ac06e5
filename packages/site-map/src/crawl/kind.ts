import { pathStart } from '@web-data/net/url';
import { queryShape } from './query-shape.ts';

/**
 * Returns the kind of a URL regardless of names: host, first segment, then for each further segment whether it is a
 * number, an id or a word (with its extension), and the names of its query. `/t/any-title/12/3` and `/t/other/7/1` are
 * of one kind, although each title has its own shape.
 */
export function urlKind(url: string): string {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  const path = mark < 0 ? url.slice(start) : url.slice(start, mark);
  const [, first = '', ...others] = path.split('/');
  const rest = others.map(segmentKind);
  const head = others.length > 0 ? headOf(first) : '*';
  const kind = `${url.slice(0, start)}/${[head, ...rest].join('/')}`;
  return mark < 0 ? `${kind}~` : `${kind}?${queryShape(url.slice(mark + 1), false)}~`;
}

/** The name of a section, with its numbers masked. */
function headOf(first: string): string {
  return ID.test(first) ? 'H' : first.replace(/\d+/g, 'N');
}

function segmentKind(segment: string): string {
  if (segment === '') return '';
  if (/^[\d.]+$/.test(segment)) return 'N';
  if (ID.test(segment)) return 'H';
  const extension = EXTENSION.exec(segment)?.[0] ?? '';
  return LIST.test(segment) ? `*+${extension}` : `*${extension}`;
}

/** Several words joined by separators: a selection of several values. */
const LIST = /[+,;|]/;
/** A page may exist in other formats. */
const EXTENSION = /\.[a-z]{2,5}$/i;

/** A UUID, a hexadecimal id, or a token of alphabetic characters and digits. */
const ID =
  /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{8,}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,})$/i;
