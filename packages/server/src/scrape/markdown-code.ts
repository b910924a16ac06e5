import type TurndownService from 'turndown';

/** Classes that name a language: `language-js`, `lang-ts`, `highlight-source-shell`, `highlight-rust`, `brush: js`. */
const LANGUAGE = /(?:^|\s)(?:(?:language|lang|highlight-source|highlight|brush)[-:]\s?)([\w+#.-]+)/i;
/** Names that say nothing. */
const NO_LANGUAGE = new Set(['text', 'none', 'plaintext', 'default', 'plain', 'notranslate']);
const NUMBERS = '[class*="line-number" i], [class*="lineno" i], .gutter, [data-line-number], button';

/** Teaches a converter preformatted text, with its language, and keys and samples as code. */
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

/** A text as inline code, whatever back-ticks it holds; a line break becomes a space. */
export function codeSpan(given: string): string {
  const text = given.replaceAll(/\s*\n\s*/g, ' ');
  if (text.trim() === '') return '';
  const fence = fenceFor(text, 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** Whether a table shows code: line numbers in one cell, the lines in the other. */
export function isCodeTable(table: Element): boolean {
  const rows = table.querySelectorAll('tr');
  return (
    rows.length === 1 &&
    table.querySelectorAll('td').length === 2 &&
    table.querySelectorAll('td pre').length > 0
  );
}

/** The lines of preformatted text, without line numbers. */
export function codeText(pre: Element): string {
  const copy = pre.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll(NUMBERS)) number.remove();
  return linesOf(copy).replace(/^\n/, '').trimEnd();
}

function blockOf(pre: Element): string {
  const code = codeText(pre);
  if (code === '') return '';
  const fence = fenceFor(code, 3);
  return `${fence}${languageOf(pre)}\n${code}\n${fence}`;
}

/** Lines that are elements of their own have no line breaks between them. */
function linesOf(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeType === 1) {
      const line = linesOf(child);
      const isLine = ['DIV', 'P', 'LI'].includes(child.nodeName);
      text += isLine && !line.endsWith('\n') ? `${line}\n` : line;
    }
  }
  return text;
}

/** Of the block itself, the code in it, or what it stands in. */
function languageOf(pre: Element): string {
  const places = [pre.querySelector('code'), pre, pre.parentElement, pre.parentElement?.parentElement];
  for (const place of places) {
    const named =
      place?.getAttribute('data-lang') ??
      place?.getAttribute('data-language') ??
      LANGUAGE.exec(place?.getAttribute('class') ?? '')?.[1];
    const language = named?.toLowerCase();
    if (language && /^[\w+#.-]+$/.test(language) && !NO_LANGUAGE.has(language)) return language;
  }
  return '';
}

/** A fence that is longer than any row of back-ticks inside. */
function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [row] of text.matchAll(/`+/g)) longest = Math.max(longest, row.length);
  if (least === 1) return '`'.repeat(longest + 1);
  return '`'.repeat(Math.max(least, longest + 1));
}
