import { tokenize } from './line.ts';
import type { Slot } from './slots.ts';

/** Why a difference does not count. */
export type Reason = 'varies' | 'clock' | 'counter';

/** A line of a page as it is remembered. */
export interface KnownLine {
  /** As it was last. */
  text: string;
  /** It went with the clock before. */
  isClock?: true;
  /** Of a line that varies in part: its words, `null` for each that does. */
  words?: (string | null)[];
}

/** What is remembered of a page: lines that are expected to stay, and places where others stand each time. */
export type Known = KnownLine | { slot: Slot };

/** Whether a line is one that is known to vary in part, with other words in those places. */
export function fits({ words }: KnownLine, line: string): boolean {
  if (words === undefined) return false;
  const own = tokenize(line);
  return own.length === words.length && words.every((word, at) => word === null || word === own[at]);
}
