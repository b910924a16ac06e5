import { isHidden } from './clutter.ts';
import { findLanguage, isNumbers } from './code-language.ts';
import { readClasses } from './names.ts';

/** Elements beside or in code that number its lines, if they hold nothing but numbers. */
const NUMBERS = /line[-_]?num(?:ber)?|lineno|ln-num|(?:^|\s)(?:blob-num|(?:rouge-)?gutter|lnt?)(?:$|\s)/i;
/** Classes of elements each of which is a line. */
const LINE = /(?:^|\s)(?:line|code-?line|view-line|token-line|cl)(?:$|\s)/;

/**
 * Reduces the code blocks of a page to `pre` and `code` with the class `language-…`, without the markup of a
 * highlighter, line numbers, or the table that sets them beside the code.
 */
export function resolveCode(body: Element, blocks: readonly Element[]): void {
  if (blocks.length === 0) return;
  const tables = new Set(blocks.map((pre) => pre.closest('table')).filter((table) => table !== null));
  for (const table of tables) {
    const code = findCode(table);
    if (code) replaceTable(table, code);
  }
  for (const pre of blocks) if (body.contains(pre)) resolveBlock(pre);
}

/** Replaces the table of a listing with its code, in a single row or in one row per line. */
export function resolveListing(table: Element): void {
  const code = joinLines(table);
  if (code) {
    replaceTable(table, code);
    resolveBlock(code);
  }
}

function replaceTable(table: Element, code: Element): void {
  const language = findLanguage(code) || findLanguageAround(table);
  if (language) code.setAttribute('data-lang', language);
  table.replaceWith(code);
}

function findLanguageAround(table: Element): string {
  const around = table.closest('[class*="lang" i], [class*="highlight-source" i]') ?? table;
  const names = around.getAttribute('class');
  const probe = table.ownerDocument.createElement('pre');
  if (names) probe.setAttribute('class', names);
  return findLanguage(probe);
}

/** The code beside a cell of line numbers. */
function findCode(table: Element): Element | undefined {
  const rows = [...table.querySelectorAll('tr')];
  const cells = [...(rows[0]?.querySelectorAll('td') ?? [])];
  if (rows.length !== 1 || cells.length !== 2 || !isNumbers(cells[0]!)) return undefined;
  return cells[1]!.querySelector('pre') ?? undefined;
}

function joinLines(table: Element): Element | undefined {
  const rows = [...table.querySelectorAll('tr')].map((row) => Array.from(row.querySelectorAll('td')));
  if (rows.length < 2 || !rows.every(isNumberedLine)) return undefined;
  const pre = table.ownerDocument.createElement('pre');
  pre.textContent = rows.map((cells) => (cells[1]!.textContent ?? '').replace(/\n$/, '')).join('\n');
  return pre;
}

/** Whether a row has a cell with the line number, marked as such, and a cell with the line. */
function isNumberedLine(cells: readonly Element[], index: number, rows: readonly Element[][]): boolean {
  const [number, line] = cells;
  if (cells.length !== 2 || number === undefined || line === undefined) return false;
  const isCode = /code|line|blob/i.test(readClasses(line)) || line.querySelector('code, pre');
  return Boolean(isCode) && numberOf(number) === numberOf(rows[0]![0]!)! + index;
}

function numberOf(cell: Element): number | undefined {
  const digits = cell.getAttribute('data-line-number') ?? cell.textContent?.trim() ?? '';
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

function resolveBlock(pre: Element): void {
  const language = findLanguage(pre);
  removeLabels(pre, language);
  if (
    isGutter(pre) &&
    [...(pre.parentElement?.children ?? [])].some((one) => one.nodeName === 'PRE' && !isGutter(one))
  )
    return pre.remove();
  const code = pre.ownerDocument.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  if (holdsLinks(pre)) {
    for (const element of pre.querySelectorAll('*')) {
      if (isGutter(element) || element.nodeName === 'BUTTON') element.remove();
      else dropNames(element);
    }
    code.append(...pre.childNodes);
  } else code.textContent = withoutNumbers(joinText(pre).replace(/^\n/, '').trimEnd());
  dropNames(pre);
  pre.replaceChildren(code);
}

/** Whether an element is named after line numbers and holds nothing else. */
function isGutter(element: Element): boolean {
  if (element.nodeName === 'CODE') return false;
  const isNamed = NUMBERS.test(readClasses(element)) || element.hasAttribute('data-line-number');
  return isNamed && isNumbers(element) && element.getElementsByTagName('code').length === 0;
}

function holdsLinks(pre: Element): boolean {
  if (pre.getElementsByTagName('img').length > 0) return true;
  return [...pre.getElementsByTagName('a')].some((link) => /^[^#]/.test(link.getAttribute('href') ?? ''));
}

/** Readability takes some names of classes, such as `comment`, for clutter. */
function dropNames(element: Element): void {
  for (const name of ['class', 'id', 'role']) element.removeAttribute(name);
}

/** Removes the name of the language, and the numbers, that stand beside a block in the element that only holds it. */
function removeLabels(pre: Element, language: string): void {
  for (const beside of Array.from(pre.parentElement?.children ?? [])) {
    if (beside === pre || !/^(?:SPAN|DIV|SMALL|UL|OL|TD)$/.test(beside.nodeName)) continue;
    if (beside.getElementsByTagName('pre').length > 0) continue;
    const text = (beside.textContent ?? '').trim().toLowerCase();
    const isLabel = language !== '' && text === language;
    if (isLabel || isGutter(beside)) beside.remove();
  }
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

/** Joins lines that are separate elements, which have no line breaks between them. */
function joinText(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeType === 1 && !isLeftOut(child as Element)) {
      const line = joinText(child);
      text += endsLine(child as Element) && !line.endsWith('\n') ? `${line}\n` : line;
    }
  }
  return text;
}

function isLeftOut(element: Element): boolean {
  return element.nodeName === 'BUTTON' || isHidden(element) || isGutter(element);
}

function endsLine(element: Element): boolean {
  if (['DIV', 'P', 'LI'].includes(element.nodeName)) return true;
  const next = element.nextSibling;
  if (next === null || next !== element.nextElementSibling) return false;
  const [own, following] = [element, element.nextElementSibling!].map((one) => readClasses(one));
  return LINE.test(own!) && LINE.test(following!);
}
