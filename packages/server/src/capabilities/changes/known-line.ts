import { tokenize } from './line.ts';
import type { Slot } from './slots.ts';

/** The reason why a difference does not count. */
export type Reason = 'varies' | 'clock' | 'counter';

/** A line of a page as it is remembered. */
export interface KnownLine {
  /** Its latest text. */
  text: string;
  /** Set when the line has moved with the clock before. */
  isClock?: true;
  /** Tokens of a line that varies in part, with `null` for each token that varies. */
  words?: (string | null)[];
}

/** An entry of a remembered page: a line that is expected to stay, or a slot whose lines rotate. */
export type Known = KnownLine | { slot: Slot };

/** Whether a text is a known line that varies in part, with other tokens only where it varies. */
export function fits({ words }: KnownLine, line: string): boolean {
  if (words === undefined) return false;
  const own = tokenize(line);
  return own.length === words.length && words.every((word, at) => word === null || word === own[at]);
}
