import type { ErrorName } from '@web-data/validator';
import type { WorkName } from './works.ts';

/** One work for a thread. */
export interface Task {
  work: WorkName;
  args: unknown[];
}

/** What became of it: a result, an answer to the caller, or a failure. */
export type Outcome =
  | { value: unknown }
  | { rejection: { error: ErrorName; message: string; details: unknown } }
  | { failure: string };
