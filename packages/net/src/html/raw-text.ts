import { endsName } from './attributes.ts';

/** Elements whose content is text up to their own end tag, with scripting off (so `noscript` is not among them). */
export const RAW_TEXT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

/**
 * Finds the end tag that closes a raw text element.
 *
 * @returns the index of its `<`, or the length of the document when it is never closed.
 */
export function rawTextEnd(html: string, from: number, name: string): number {
  if (name === 'script') return scriptEnd(html, from);
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (closes(html, at + 2, name)) return at;
  }
  return html.length;
}

function closes(html: string, at: number, name: string): boolean {
  const end = at + name.length;
  return endsName(html.charCodeAt(end)) && html.slice(at, end).toLowerCase() === name;
}

const SCRIPT_MARK = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

/**
 * A script that contains `<!--` and then `<script` is "double escaped" (HTML Standard §13.2.5.20-31): the next end tag
 * only leaves that state.
 */
function scriptEnd(html: string, from: number): number {
  const mark = new RegExp(SCRIPT_MARK);
  mark.lastIndex = from;
  let escaped = false;
  let doubled = false;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === '-->') escaped = doubled = false;
    else if (found[0] === '<!--') {
      escaped = true;
      // Its own dashes may close it directly: `<!-->`.
      mark.lastIndex = found.index + 2;
    } else if (found[1] === '') doubled = doubled || escaped;
    else if (doubled) doubled = false;
    else return found.index;
  }
  return html.length;
}
