/** The limits of a team. */
export interface Plan {
  /** Requests a minute for each operation. */
  requestsPerMinute: number;
  /** Reads of the state of jobs a minute, all operations together; by default the limit in the description. */
  statusReadsPerMinute?: number;
  /** Requests and jobs running at once: maps, scrapes and agent runs. */
  concurrency: number;
  /** Bytes stored at once: results, pages, profiles, webhook events; {@link STORED_BYTES} by default. */
  storedBytes?: number;
}

/** Bytes that a team on a plan without `storedBytes` may store: 10 GB. */
export const STORED_BYTES = 10_000_000_000;

/** Plans by name. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans of a server without configured plans. */
export const defaultPlans: Plans = {
  free: { requestsPerMinute: 10, concurrency: 2, storedBytes: 1_000_000_000 },
  standard: { requestsPerMinute: 100, concurrency: 10 },
  scale: {
    requestsPerMinute: 1000,
    concurrency: 50,
    statusReadsPerMinute: 5000,
    storedBytes: 100_000_000_000,
  },
  development: { requestsPerMinute: 600, concurrency: 50 },
};

/**
 * Returns the plan with this name. A team may be on a plan that this process does not know, because a command line or a
 * replica with another configuration set it; it then gets the plan with the lowest limits.
 */
export function getPlan(plans: Plans, name: string): Plan {
  return plans[knownPlan(plans, name)] ?? { requestsPerMinute: 1, concurrency: 1 };
}

/** Returns the name if there is such a plan, or else the name of the plan with the lowest limits. */
export function knownPlan(plans: Plans, name: string): string {
  if (Object.hasOwn(plans, name)) return name;
  const [least] = Object.entries(plans).toSorted(
    ([, a], [, b]) => a.requestsPerMinute - b.requestsPerMinute || a.concurrency - b.concurrency,
  );
  return least?.[0] ?? name;
}

/** Returns the bytes that a team on the plan with this name may store. */
export function getMaxStoredBytes(plans: Plans, name: string): number {
  return getPlan(plans, name).storedBytes ?? STORED_BYTES;
}

/** Returns the concurrency of a team by its plan, in the form that a queue uses. */
export function getConcurrency(plans: Plans): { byPlan: Record<string, number>; otherwise: number } {
  const byPlan = Object.fromEntries(
    Object.entries(plans).map(([name, { concurrency }]) => [name, concurrency]),
  );
  return { byPlan, otherwise: getPlan(plans, '').concurrency };
}
