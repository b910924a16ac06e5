/** Why a difference does not count. */
export type Reason = 'varies' | 'clock' | 'counter';

/** A line of a page as it is remembered. */
export interface KnownLine {
  /** As it was last; empty for a line that comes and goes and was not there. */
  text: string;
  /** What is known of it to change by itself; undefined for a line that is expected to stay. */
  kind?: Reason;
  /** Of a line that varies in part: its words, `null` for each that does. A line that varies without any is free. */
  words?: (string | null)[];
}

/** The lines of a text that say something, without the space around them. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export function wordsOf(line: string): string[] {
  return line.split(/\s+|(?<=[([{|/?&=:,;>])(?=\S)|(?=[)\]}|])/).filter((word) => word !== '');
}

/** Whether nothing of a line is expected to stay: whatever stands in its place is as good. */
export function isFree({ kind, words }: KnownLine): boolean {
  return kind === 'varies' && words === undefined;
}

/** Whether a line is one that is known to vary in part, with other words in those places. */
export function fits({ words }: KnownLine, line: string): boolean {
  if (words === undefined) return false;
  const own = wordsOf(line);
  return own.length === words.length && words.every((word, at) => word === null || word === own[at]);
}

/** An item of a list, or a line that is nothing but a link or a picture. */
export function isItem(line: string): boolean {
  return /^(?:[-*+]|\d+[.)]) /.test(line) || /^!?\[[^\]]*\]\([^)]*\)$/.test(line);
}
