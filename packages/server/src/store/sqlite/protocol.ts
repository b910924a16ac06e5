import type { Bound } from '../encode.ts';

/** A statement for the database thread. Without `parameters` it is executed as a script; `close` ends the thread. */
export interface Request {
  id: number;
  connection: 'read' | 'write';
  sql: string;
  parameters?: Bound[];
}

/** What the statement gave. */
export type Reply =
  | { id: number; rows: unknown[]; changes: number; error?: undefined }
  | { id: number; error: { message: string; code: string } };
