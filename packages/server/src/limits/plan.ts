/** What a plan allows a team. */
export interface Plan {
  /** Requests a minute for each operation. */
  requestsPerMinute: number;
  /** Reads of the state of jobs a minute, all operations together; what the description gives every plan unless set. */
  statusReadsPerMinute?: number;
  /** Works running at once: maps, scrapes and agent runs. */
  concurrency: number;
}

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans of a server that configures none. */
export const defaultPlans: Plans = {
  free: { requestsPerMinute: 10, concurrency: 2 },
  standard: { requestsPerMinute: 100, concurrency: 10 },
  scale: { requestsPerMinute: 1000, concurrency: 50, statusReadsPerMinute: 5000 },
  development: { requestsPerMinute: 600, concurrency: 50 },
};
