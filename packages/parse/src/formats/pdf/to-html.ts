import { escapeHtml } from '../../escape.ts';
import { readMarker } from '../list-marker.ts';
import { ListWriter } from '../list-writer.ts';
import type { Block } from './block.ts';
import { createLevels, type LevelOf } from './headings.ts';
import { lineText, type Cell, type Line, type Run } from './run.ts';

/** Gap between runs, in text sizes, that divides words. */
const SPACE = 0.15;

/** What the blocks of a document have in common, and a part of them does not show. */
interface Context {
  levelOf: LevelOf;
  compounds: Compounds;
}

/** Reads the levels of headings and the compounds of a document. */
export function createContext(blocks: readonly Block[]): Context {
  const strings = blocks.flatMap((block) => ('lines' in block ? block.lines.map(lineText) : []));
  return { levelOf: createLevels(blocks), compounds: listCompounds(strings) };
}

/** Converts blocks to HTML. @param context that of the document, when the blocks are a part of it */
export function toHtml(
  blocks: readonly Block[],
  { levelOf, compounds }: Context = createContext(blocks),
): string {
  const lists = new ListWriter();
  /** X positions of the items of the open lists. */
  let indents: number[] = [];
  for (const block of blocks) {
    if (block.kind === 'item') {
      indents = indents.filter((x) => x < block.x - 3);
      lists.item(linesHtml(block.lines, compounds), indents.length, readMarker(block.marker));
      indents.push(block.x);
      continue;
    }
    indents = [];
    lists.block(blockHtml(block, levelOf(block), compounds));
  }
  return lists.end();
}

function blockHtml(
  block: Exclude<Block, { kind: 'item' }>,
  level: number | undefined,
  compounds: Compounds,
): string {
  if (block.kind === 'code') return `<pre>${formatCode(block.lines)}</pre>`;
  if (block.kind === 'table') return tableHtml(block.rows, compounds);
  if (block.kind === 'html') return block.html;
  const tag = level === undefined ? 'p' : `h${level}`;
  return `<${tag}>${linesHtml(block.lines, compounds)}</${tag}>`;
}

function tableHtml(rows: readonly (readonly Cell[][])[], compounds: Compounds): string {
  const html = rows.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${row
      .map(
        (cells) =>
          `<${tag}>${joinLines(
            cells.map(({ runs }) => runsHtml(runs)),
            compounds,
          )}</${tag}>`,
      )
      .join('')}</tr>`;
  });
  return `<table>${html.join('')}</table>`;
}

/** Joins lines into HTML of one paragraph. */
export function linesHtml(lines: readonly Line[], compounds: Compounds = new Set()): string {
  return joinLines(
    lines.map(({ cells }) => cells.map(({ runs }) => runsHtml(runs)).join(' ')),
    compounds,
  );
}

function joinLines(lines: readonly string[], compounds: Compounds): string {
  return lines.reduce((text, line) => joinLine(text, line, compounds), '');
}

function runsHtml(runs: readonly Run[]): string {
  let html = '';
  let right = Number.NaN;
  for (const run of runs) {
    if (run.x - right > run.size * SPACE && !/\s$/.test(html)) html += ' ';
    const text = escapeHtml(run.text);
    html += run.href === undefined ? text : `<a href="${escapeHtml(run.href)}">${text}</a>`;
    right = run.x + run.width;
  }
  return html.replaceAll(/\s+/g, ' ').trim();
}

/** Formats lines of code with their indentation. */
export function formatCode(lines: readonly Line[]): string {
  const start = Math.min(...lines.map(({ cells }) => cells[0]!.x));
  let above = lines[0]!.y;
  return lines
    .map((line) => {
      const runs = line.cells.flatMap((cell) => cell.runs);
      const empty = '\n'.repeat(Math.max(0, Math.round((line.y - above) / (line.size * 1.2)) - 1));
      above = line.y;
      let text = '';
      let right = Number.NaN;
      for (const run of runs) {
        const characterWidth = run.width / run.text.length || run.size * 0.6;
        // Letters that are narrower than their columns leave no room, but a gap still divides words.
        if (run.x - right > run.size * SPACE && !/\s$/.test(text)) text += ' ';
        text = text.padEnd(Math.min(300, Math.round((run.x - start) / characterWidth)), ' ') + run.text;
        right = run.x + run.width;
      }
      return empty + escapeHtml(text);
    })
    .join('\n');
}

/** Words that follow a hyphen which stands for the rest of a compound: `inflow- and outflow`. */
const JOINTS = /^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|i|och|og)\b/iu;
const COMPOUND = /\p{L}+(?:[-‐]\p{L}+)+/gu;

/** Compounds that a text has within its lines, in small letters. */
type Compounds = ReadonlySet<string>;

/** Finds the compounds with hyphens in lines of text. */
function listCompounds(lines: readonly string[]): Compounds {
  return new Set(lines.flatMap((line) => (line.match(COMPOUND) ?? []).map(fold)));
}

/** Joins a line to the text before it, and the halves of a word that a hyphen at the end of a line parts. */
function joinLine(text: string, line: string, compounds: Compounds): string {
  if (text === '') return line;
  if (/\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line;
  if (!/[\p{L}\d][-‐]$/u.test(text) || !/^[\p{L}\d]/u.test(line) || JOINTS.test(line))
    return `${text} ${line}`;
  const isParted = /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line);
  if (!isParted) return text + line;
  const word = fold(`${/\p{L}+[-‐]$/u.exec(text)![0]}${/^\p{L}+/u.exec(line)![0]}`);
  return (compounds.has(word) ? text : text.slice(0, -1)) + line;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('‐', '-');
}
