import type TurndownService from 'turndown';

/** Classes that name a language: `language-js`, `lang-ts`, `highlight-source-shell`, `highlight-rust`, `brush: js`. */
const LANGUAGE = /(?:^|\s)(?:(?:language|lang|highlight-source|highlight|brush)[-:]\s?)([\w+#.-]+)/i;
/** Names that do not identify a language. */
const NO_LANGUAGE = new Set(['text', 'none', 'plaintext', 'default', 'plain', 'notranslate']);
const NUMBERS =
  '[class*="line-number" i], [class*="linenumber" i], [class*="line_number" i], [class*="lineno" i], [class*="ln-num" i], .blob-num, .gutter, .rouge-gutter, [data-line-number]:empty, .ln, button';

/** Adds rules for preformatted text with its language, and for keys and samples as code. */
export function useCode(service: TurndownService): void {
  service.addRule('code block', {
    filter: 'pre',
    replacement: (_content, node) => `\n\n${blockOf(node as Element)}\n\n`,
  });
  service.addRule('code', {
    filter: (node) => ['CODE', 'KBD', 'SAMP', 'TT'].includes(node.nodeName) && !node.closest('pre'),
    replacement: (_content, node) => codeSpan(node.textContent ?? ''),
  });
}

/** Formats a string as inline code, with a fence for the back-ticks in it; a line break becomes a space. */
export function codeSpan(input: string): string {
  const text = input.replaceAll(/\s*\n\s*/g, ' ');
  if (text.trim() === '') return '';
  const fence = fenceFor(text, 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/**
 * Extracts the code of a table that has line numbers beside it, in a single row or in one row per line. Returns
 * undefined for other tables.
 */
export function codeOfTable(table: Element): Element | undefined {
  const rows = [...table.querySelectorAll('tr')].map((row) => Array.from(row.querySelectorAll('td')));
  if (rows.length === 1 && rows[0]!.length === 2) return rows[0]![1]!.querySelector('pre') ?? undefined;
  if (rows.length < 2 || !rows.every(isNumberedLine)) return undefined;
  const pre = table.ownerDocument.createElement('pre');
  const code = table.ownerDocument.createElement('code');
  code.textContent = rows.map((cells) => (cells[1]!.textContent ?? '').replace(/\n$/, '')).join('\n');
  pre.append(code);
  const named = table.closest('[class*="lang" i], [class*="highlight-source" i]')?.getAttribute('class');
  if (named) pre.setAttribute('class', named);
  return pre;
}

/** Whether a row has a cell with the line number, marked as such, and a cell with the line. */
function isNumberedLine(cells: readonly Element[], index: number, rows: readonly Element[][]): boolean {
  const [number, line] = cells;
  if (cells.length !== 2 || number === undefined || line === undefined) return false;
  const isCode = /code|line|blob/i.test(line.getAttribute('class') ?? '') || line.querySelector('code, pre');
  return Boolean(isCode) && numberOf(number) === numberOf(rows[0]![0]!)! + index;
}

function numberOf(cell: Element): number | undefined {
  const digits = cell.getAttribute('data-line-number') ?? cell.textContent?.trim() ?? '';
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

/** Returns the lines of preformatted text, without line numbers. */
export function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll(NUMBERS)) number.remove();
  return withoutNumbers(groupLines(copy).replace(/^\n/, '').trimEnd());
}

const MIN_NUMBERED = 3;

/** Removes line numbers, if each line starts with its number in sequence; code does not do that by chance. */
function withoutNumbers(text: string): string {
  const lines = text.split('\n');
  const first = /^\s*(\d{1,6})(?=[\s:|.)])/.exec(lines[0]!)?.[1];
  if (lines.length < MIN_NUMBERED || (first !== '1' && first !== '01')) return text;
  const bare = lines.map(
    (line, index) => /^\s*0*(\d{1,7})(?:[:|.)] ?| |\t|$)(.*)$/s.exec(line)?.slice(1) ?? [index],
  );
  return bare.every(([number], index) => Number(number) === index + 1 && typeof number === 'string')
    ? bare.map(([, line]) => line).join('\n')
    : text;
}

function blockOf(pre: Element): string {
  const code = codeText(pre);
  if (code === '') return '';
  const fence = fenceFor(code, 3);
  return `${fence}${languageOf(pre)}\n${code}\n${fence}`;
}

/** Joins lines that are separate elements, which have no line breaks between them. */
function groupLines(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeType === 1) {
      const line = groupLines(child);
      const isLine = ['DIV', 'P', 'LI'].includes(child.nodeName);
      text += isLine && !line.endsWith('\n') ? `${line}\n` : line;
    }
  }
  return text;
}

/** Looks at the block itself, the code in it, and its parents. */
function languageOf(pre: Element): string {
  const candidates = [pre.querySelector('code'), pre, pre.parentElement, pre.parentElement?.parentElement];
  for (const candidate of candidates) {
    const named =
      candidate?.getAttribute('data-lang') ??
      candidate?.getAttribute('data-language') ??
      LANGUAGE.exec(candidate?.getAttribute('class') ?? '')?.[1];
    const language = named?.toLowerCase();
    if (language && /^[\w+#.-]+$/.test(language) && !NO_LANGUAGE.has(language)) return language;
  }
  return '';
}

/** Returns a fence that is longer than any sequence of back-ticks in the text. */
function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [row] of text.matchAll(/`+/g)) longest = Math.max(longest, row.length);
  if (least === 1) return '`'.repeat(longest + 1);
  return '`'.repeat(Math.max(least, longest + 1));
}
