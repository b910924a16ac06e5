import type { ErrorName } from '@web-data/validator';
import type { WorkName } from './works.ts';

/** A task for a thread. */
export interface Task {
  work: WorkName;
  args: unknown[];
}

/** The outcome of a task: a result, a rejection of the request, or a failure. */
export type Outcome =
  | { value: unknown }
  | { rejection: { error: ErrorName; message: string; details: unknown } }
  | { failure: string };

/** The first message of a thread. */
export interface Ready {
  ready: true;
  /** Id of the thread in the operating system (Linux). */
  threadId: string | undefined;
}
