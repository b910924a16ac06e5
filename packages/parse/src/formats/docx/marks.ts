import { escapeHtml } from '../../escape.ts';
import { mathHtml } from '../math/math-html.ts';

/** Characters that no text has (Unicode noncharacters): they frame what the HTML of mammoth holds for us. */
const [MATH, BLOCK_MATH, NUMBER, END, PART] = ['\uFDD0', '\uFDD1', '\uFDD2', '\uFDD3', '\uFDD4'];
const ALL = /[\uFDD0-\uFDD4]/g;

/** Frames LaTeX, as a formula in a line or of its own. */
export function markMath(tex: string, isBlock: boolean): string {
  return `${isBlock ? BLOCK_MATH : MATH}${tex}${END}`;
}

/** Frames the number of a paragraph. */
export function markNumber(number: string): string {
  return `${NUMBER}${number}${END}`;
}

/** Frames the id of a part that stands for a paragraph. */
export function markPart(id: string): string {
  return `${PART}${id}${END}`;
}

/** Removes the characters of frames from a text of the file. */
export function unmark(text: string): string {
  return text.replaceAll(ALL, '');
}

/** Writes formulas, numbers and the HTML of parts. */
export function resolveMarks(html: string, partHtml: (id: string) => string): string {
  if (!html.includes(END)) return html;
  return writeNumbers(html)
    .replaceAll(/\uFDD0([^\uFDD3]*)\uFDD3/g, (_, tex: string) => mathHtml(tex))
    .replaceAll(/(?:<p>)?\uFDD4([^\uFDD3]*)\uFDD3(?:<\/p>)?/g, (_, id: string) => partHtml(id))
    .replaceAll(/\uFDD1([^\uFDD3]*)\uFDD3/g, (_, tex: string) => mathHtml(tex, true));
}

/** Numbers of items become those of their lists, where HTML can write them; others become text. */
function writeNumbers(html: string): string {
  /** The next number of each open list. */
  const next: number[] = [];
  return html.replaceAll(
    /<(\/?)(?:ol|ul)>|<li>(?:\uFDD2(\d{1,9})([.)])\uFDD3)|<li>|\uFDD2([^\uFDD3]*)\uFDD3/g,
    (
      tag,
      close: string | undefined,
      digits: string | undefined,
      delimiter: string | undefined,
      label: string | undefined,
    ) => {
      if (label !== undefined) return `${label} `;
      if (close === '/') next.pop();
      else if (!tag.startsWith('<li>')) next.push(1);
      if (digits === undefined) return tag;
      const number = Number(digits);
      const value = number === next.at(-1) ? '' : ` value="${number}"`;
      if (next.length > 0) next[next.length - 1] = number + 1;
      return `<li${value}${delimiter === ')' ? ` data-delimiter="${escapeHtml(delimiter)}"` : ''}>`;
    },
  );
}
