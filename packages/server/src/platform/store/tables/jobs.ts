import type { Fixed, Flag, Time } from './columns.ts';

/**
 * A job that waits or runs. The tables of its kind hold its data and its result; the row here is deleted when it ends.
 */
export interface JobTable {
  id: Fixed<string>;
  /** The queue in which it waits, one per kind of work. */
  queue: Fixed<string>;
  team_id: Fixed<string>;
  /** Among the jobs of one team, those with a higher number come first. */
  priority: Fixed<number>;
  /** Earliest time to run, by the clock of the database. */
  run_at: Time;
  /** The instance that runs it; null while it waits. */
  owner: string | null;
  /** Increases with each claim: a worker whose attempt is not the current one writes nothing. */
  attempt: number;
  /** Claims that ended without a result: the process died, or the runner threw. */
  interruptions: number;
  cancel_requested: Flag;
  /** Whether it counts towards the concurrency of its team while it is claimed. */
  counts: Flag;
}

/** A team with waiting jobs in a queue: one row, however many jobs. Queues serve teams in the order of these rows. */
export interface TeamScheduleTable {
  queue: Fixed<string>;
  team_id: Fixed<string>;
  /** When the queue serves this team next, by the clock of the database. */
  scheduled_at: Time;
}

/** A queue from which no job is claimed for now. */
export interface PausedQueueTable {
  queue: Fixed<string>;
  /** By the clock of the database. */
  paused_at: Fixed<Time>;
}

/** The job that a start with an `Idempotency-Key` created. */
export interface IdempotentStartTable {
  team_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  /** SHA-256 of the canonical request body, lower-case hex. */
  body_hash: Fixed<string>;
  job_id: Fixed<string>;
  created_at: Fixed<Time>;
}
