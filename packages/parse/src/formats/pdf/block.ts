import type { Cell, Line } from './run.ts';

/** What lines are, before it is known how large the text of the document is. */
export type Block =
  | { kind: 'text'; lines: Line[]; size: number }
  | { kind: 'item'; lines: Line[]; marker: string; x: number; size: number }
  | { kind: 'code'; lines: Line[] }
  /** What the structure of a tagged page, or the picture of one, says. */
  | { kind: 'html'; html: string }
  | { kind: 'table'; rows: Cell[][][] };
