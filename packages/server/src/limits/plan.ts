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

/**
 * The plan of that name. A team may be put on one that this process does not know, by a command line or a replica with
 * another configuration: it is served by the plan that allows least.
 */
export function getPlan(plans: Plans, name: string): Plan {
  return plans[knownPlan(plans, name)] ?? { requestsPerMinute: 1, concurrency: 1 };
}

/** The name if there is a plan of that name, else that of the plan that allows least. */
export function knownPlan(plans: Plans, name: string): string {
  if (Object.hasOwn(plans, name)) return name;
  const [least] = Object.entries(plans).toSorted(
    ([, a], [, b]) => a.requestsPerMinute - b.requestsPerMinute || a.concurrency - b.concurrency,
  );
  return least?.[0] ?? name;
}

/** The works that a team may have running at once, by its plan, as a queue asks for them. */
export function getConcurrency(plans: Plans): { byPlan: Record<string, number>; otherwise: number } {
  const byPlan = Object.fromEntries(
    Object.entries(plans).map(([name, { concurrency }]) => [name, concurrency]),
  );
  return { byPlan, otherwise: getPlan(plans, '').concurrency };
}
