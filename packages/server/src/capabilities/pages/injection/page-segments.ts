/** A run of text of a page. */
export interface Segment {
  text: string;
  isSeen: boolean;
  /** Within `pre` or `code`. */
  isCode: boolean;
}

/** Elements that begin a new run; text of other elements belongs to the current run, even a single character. */
const BLOCK =
  /^(?:address|article|aside|blockquote|body|button|caption|code|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|label|legend|li|main|nav|noscript|ol|option|p|pre|section|summary|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|ul|br|item|description)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** What hides an element in a style, an attribute or a class; the pattern stands within a tag. */
export const HIDING: string = [
  'display ?: ?none',
  'visibility ?: ?hidden',
  'opacity ?: ?0(?![.\\d])',
  '(?<![-\\w])(?:max-)?(?:height|width) ?: ?0(?![.\\d])',
  'font-size ?: ?[01](?:px|pt|em)?(?![.\\d])',
  // White and nearly white letters; a white background hides nothing.
  '(?<![-\\w])color ?: ?(?:#f[a-f]f[a-f]f[a-f]\\b|#fff\\b|(?:ghost)?white\\b|snow\\b|transparent\\b|rgba?\\( ?25\\d[ ,]+25\\d[ ,]+25\\d)',
  '(?:left|top|text-indent) ?: ?-\\d{3,}',
  'clip(?:-path)? ?: ?(?:rect\\( ?[01](?:px)?[ ,]+[01](?:px)?[ ,]+[01](?:px)?[ ,]+[01](?:px)? ?\\)|inset\\( ?(?:50|100)%)',
  '\\shidden(?=[\\s>=/]|$)',
  'aria-hidden ?= ?["\']?true',
  'sr-only|visually-hidden',
].join('|');
const UNSEEN = new RegExp(HIDING, 'i');
/** Attributes that may contain prose. */
const TEXT_ATTRIBUTES =
  /\s(?:alt|title|content|placeholder|value|summary|aria-[a-z]+|data-[\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Minimum characters of an attribute that is read as prose. */
const SENTENCE = 25;
/** A comment, a script with its text, a tag, or text. */
const PIECE =
  /<!--([\s\S]*?)(?:-->|$)|<(script|style)\b([^<>]*)>([\s\S]*?)(?:<\/\2\s*>|$)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^<'">])*)>|([^<]+|<)/gi;

/** Splits a page into runs of text: visible text, hidden elements, attributes, comments and JSON data. */
export function splitSegments(html: string): Segment[] {
  const segments: Segment[] = [];
  const open: { name: string; isSeen: boolean; isCode: boolean }[] = [];
  let run = '';
  const here = (): { isSeen: boolean; isCode: boolean } => open.at(-1) ?? { isSeen: true, isCode: false };
  const say = (text: string, { isSeen, isCode }: { isSeen: boolean; isCode: boolean }): void => {
    if (/\p{L}/u.test(text)) segments.push({ text: plain(text), isSeen, isCode });
  };
  const end = (): void => {
    say(run, here());
    run = '';
  };
  for (const piece of html.matchAll(PIECE)) {
    const [, comment, script, kind = '', data = '', slash, tag = '', attributes = '', text] = piece;
    if (text !== undefined) run += text;
    else if (comment !== undefined) say(comment, { isSeen: false, isCode: false });
    else if (script !== undefined) {
      if (/\bjson\b/i.test(kind)) say(data, { isSeen: false, isCode: false });
    } else {
      const name = tag.toLowerCase();
      const isUnseen = slash === '' && (UNSEEN.test(attributes) || /^(?:template|noscript)$/.test(name));
      if (BLOCK.test(name) || isUnseen || (slash === '/' && isBorder(open, name))) end();
      if (slash === '/') close(open, name);
      else {
        for (const [, double, single] of attributes.matchAll(TEXT_ATTRIBUTES))
          if ((double ?? single)!.length >= SENTENCE)
            say((double ?? single)!, { isSeen: false, isCode: false });
        if (!VOID.test(name) && !attributes.endsWith('/'))
          open.push({
            name,
            isSeen: here().isSeen && !isUnseen,
            isCode: here().isCode || /^(?:pre|code)$/.test(name),
          });
      }
    }
  }
  end();
  return segments;
}

/** Whether the end of an inner element changes the visibility of the text. */
function isBorder(open: readonly { name: string; isSeen: boolean }[], name: string): boolean {
  const [around, last] = [open.at(-2), open.at(-1)];
  return last?.name === name && last.isSeen !== (around?.isSeen ?? true);
}

/** Closes an element and the unclosed elements in it. */
function close(open: { name: string }[], name: string): void {
  for (let at = open.length - 1, depth = 0; at >= 0 && depth < 64; at--, depth++) {
    if (open[at]!.name !== name) continue;
    open.length = at;
    return;
  }
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
