import { escapeHtml } from '../../escape.ts';
import { readMarker } from '../list-marker.ts';
import { ListWriter } from '../list-writer.ts';
import type { Block } from './block.ts';
import { createLevels } from './headings.ts';
import type { Cell, Line, Run } from './run.ts';

/** Converts blocks to HTML. */
export function toHtml(blocks: readonly Block[]): string {
  const levelOf = createLevels(blocks);
  const lists = new ListWriter();
  /** X positions of the items of the open lists. */
  let indents: number[] = [];
  for (const block of blocks) {
    if (block.kind === 'item') {
      indents = indents.filter((x) => x < block.x - 3);
      lists.item(linesHtml(block.lines), indents.length, readMarker(block.marker));
      indents.push(block.x);
      continue;
    }
    indents = [];
    lists.block(blockHtml(block, levelOf(block)));
  }
  return lists.end();
}

function blockHtml(block: Exclude<Block, { kind: 'item' }>, level: number | undefined): string {
  if (block.kind === 'code') return `<pre>${formatCode(block.lines)}</pre>`;
  if (block.kind === 'table') return tableHtml(block.rows);
  if (block.kind === 'html') return block.html;
  const tag = level === undefined ? 'p' : `h${level}`;
  return `<${tag}>${linesHtml(block.lines)}</${tag}>`;
}

function tableHtml(rows: readonly (readonly Cell[][])[]): string {
  const html = rows.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${row.map((cells) => `<${tag}>${joinLines(cells.map(({ runs }) => runsHtml(runs)))}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${html.join('')}</table>`;
}

/** Joins lines into HTML of one paragraph. */
export function linesHtml(lines: readonly Line[]): string {
  return joinLines(lines.map(({ cells }) => cells.map(({ runs }) => runsHtml(runs)).join(' ')));
}

/** Joins lines, and words that are hyphenated at the end of a line. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    if (/\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line;
    if (/\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
    return `${text} ${line}`;
  }, '');
}

function runsHtml(runs: readonly Run[]): string {
  let html = '';
  let right = Number.NaN;
  for (const run of runs) {
    if (run.x - right > run.size * 0.15 && !/\s$/.test(html)) html += ' ';
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
      for (const run of runs) {
        const characterWidth = run.width / run.text.length || run.size * 0.6;
        text = text.padEnd(Math.min(300, Math.round((run.x - start) / characterWidth)), ' ') + run.text;
      }
      return empty + escapeHtml(text);
    })
    .join('\n');
}
