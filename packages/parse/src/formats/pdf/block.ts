import type { Cell, Line } from './run.ts';

/** Kinds of blocks, before the text size of the document is known. */
export type Block =
  | { kind: 'text'; lines: Line[]; size: number }
  | { kind: 'item'; lines: Line[]; marker: string; x: number; size: number }
  | { kind: 'code'; lines: Line[] }
  /** HTML from the structure of a tagged page. */
  | { kind: 'html'; html: string }
  | { kind: 'table'; rows: Cell[][][] };
