/**
 * What is escaped already, the start of raw HTML (an address of the web in angle brackets is none), or the end of a link
 * text whose target has a scheme other than of the web and of mail, or may hide one.
 */
const UNSAFE =
  /\\[^]|<(?!https?:\/\/[^\s<>`]*>)(?=[a-z/!?])|\](?=[(:]\s*(?!<?(?:https?:|mailto:|[^\s:&\\/?#)<>]*[\s/?#)>]|[^\s:&\\/?#)<>]+$)))/gi;
/** What may be in an address without brackets: a link as far as the next space or `<`, whatever is escaped in it (GFM 6.9). */
const OPEN_ADDRESS = /(?:\w:\/\/|www\.)\S*$/i;
/** The row of a table that makes it one, or a line that looks like it. */
const DELIMITERS = /^[\s>*+|:-]*-[\s|:-]*$/m;
/**
 * The start of a code fence. An indented one may stand in a list item and end with it, so its marks are taken for text;
 * the end of one may be indented.
 */
const FENCE = /^(`{3,}|~{3,})/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * Writes text as one line of Markdown whose HTML is text, and whose links have a scheme of the web or of mail. A code
 * span that is left open stays inside of it.
 */
export function safeInline(text: string): string {
  return safeCell(oneLine(text));
}

/**
 * Writes the Markdown of a description so that it can stand between other blocks: as {@link safeInline}, and a code fence
 * that it opens ends with it.
 */
export function safeBlocks(markdown: string): string {
  const isTable = DELIMITERS.test(markdown);
  let open = '';
  const lines = markdown
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => {
      if (open === '') {
        const [, fence = ''] = FENCE.exec(line) ?? [];
        // A fence of backticks has none in its first line.
        if (fence !== '' && (fence.startsWith('~') || !line.slice(fence.length).includes('`'))) {
          open = fence;
          return line;
        }
        return isTable
          ? line
              .split(/(?<!\\)(\|)/)
              .map(safeCell)
              .join('')
          : safeCell(line);
      }
      if (FENCE_END.exec(line)?.[1]?.startsWith(open) === true) open = '';
      return line;
    });
  return [...lines, ...(open === '' ? [] : [open])].join('\n');
}

/** Writes text as a code span of one line, whose marks are longer than any run of backticks in it. */
export function codeSpan(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const mark = '`'.repeat(longestRun(line) + 1);
  const space = line.startsWith('`') || line.endsWith('`') || line.trim() === '' ? ' ' : '';
  return mark + space + line + space + mark;
}

/** Writes text as a fenced code block, whose marks are longer than any run of backticks in it. */
export function codeFence(language: string, text: string): string {
  const mark = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${mark}${language}\n${text}\n${mark}`;
}

/** Joins the lines of a text. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

/** An escaped character, a whole code span, or a run of backticks that is left open. */
const PIECES = /\\[^]|(?<!`)(`+)(?!`)(?:[^]*?[^`])??\1(?!`)|`+/g;

/**
 * Escapes what is more than text, and the marks of a code span that does not end here, so that nothing else can end it.
 * Marks in an address are escaped too: some readers take them for a part of it, and others would for those of a span.
 */
function safeCell(cell: string): string {
  const pieces = new RegExp(PIECES);
  let text = '';
  let end = 0;
  for (let found = pieces.exec(cell); found !== null; found = pieces.exec(cell)) {
    const { 0: piece, 1: marks = piece, index } = found;
    if (piece.startsWith('\\')) continue;
    const isSpan = marks !== piece && !OPEN_ADDRESS.test(cell.slice(0, index));
    text += safeText(cell, end, index) + (isSpan ? piece : marks.replaceAll('`', '\\`'));
    end = index + (isSpan ? piece : marks).length;
    pieces.lastIndex = end;
  }
  return text + safeText(cell, end, cell.length);
}

/** Escapes a part of a cell. */
function safeText(cell: string, start: number, end: number): string {
  return cell.slice(start, end).replaceAll(UNSAFE, (found, offset: number) => {
    const isHtml = found.endsWith('<');
    if (isHtml && OPEN_ADDRESS.test(cell.slice(0, start + offset))) return '&lt;';
    return found.startsWith('\\') ? found : `\\${found}`;
  });
}
