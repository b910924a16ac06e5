import type { Io } from '../io.ts';

/** Characters of two columns: East Asian wide and fullwidth (Unicode UAX #11), and emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]*$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the columns of a terminal that a text takes; it must have no control characters. */
export function getWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0);
}

/** Cuts a text at a width, and marks the cut with an ellipsis; no character is broken. */
export function cut(text: string, width: number): string {
  if (getWidth(text) <= width) return text;
  let [start, left] = ['', width - 1];
  for (const { segment } of graphemes.segment(text)) {
    left -= widthOf(segment);
    if (left < 0) break;
    start += segment;
  }
  return `${start}…`;
}

/** Pads a text with spaces to a width. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - getWidth(text)));
}

/** Returns the columns of the terminal; 80 where there is none. */
export function readColumns({ stdout, env }: Pick<Io, 'stdout' | 'env'>): number {
  return stdout.columns || Number(env['COLUMNS']) || 80;
}

/** Wraps a text at spaces into lines of a width; a longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && getWidth(last) + 1 + getWidth(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function widthOf(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}
