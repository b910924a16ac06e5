/** A job to be queued. */
export interface NewJob {
  /** A UUID; its kind's own table has the job under it too. */
  id: string;
  teamId: string;
  /** Of the jobs of one team those with the higher number come first; 0 unless given. */
  priority?: number;
  /** Milliseconds until it may run; 0 unless given. */
  delayMs?: number;
}

/** A job in the hands of one process. */
export interface ClaimedJob {
  id: string;
  teamId: string;
  /** The instance that claimed it. */
  owner: string;
  /** 1 for the first claim. */
  attempt: number;
  /** Earlier claims that ended without a word. */
  interruptions: number;
}
