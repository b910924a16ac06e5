import { auditCredits } from '../../dist/credits/audit.js';

/** Sentences about jobs that are lost, did not end once, or were paid wrongly; and how many ran more than once. */
export async function findFaults(store, { accepted, cancelled }) {
  const { db } = store;
  const jobs = await db.selectFrom('agent_job').selectAll().execute();
  const events = await db
    .selectFrom('agent_event')
    .select(['job_id', 'position', 'event'])
    .orderBy('position')
    .execute();
  const traces = groupBy(events);
  const holds = await db.selectFrom('hold').select('id').execute();
  const charges = new Map();
  for (const row of await db
    .selectFrom('ledger')
    .selectAll()
    .where('operation', '=', 'startAgent')
    .execute()) {
    charges.set(row.id, row.credits);
  }
  const known = new Map(jobs.map((job) => [job.id, job]));
  const faults = [
    ...(await auditCredits(store)).map(({ problem }) => problem),
    ...holds.map(({ id }) => `The hold ${id} was never ended.`),
    ...[...accepted].filter((id) => !known.has(id)).map((id) => `Job ${id} was accepted and is gone.`),
    ...[...cancelled]
      .filter((id) => known.get(id)?.outcome !== 'cancelled')
      .map((id) => `Job ${id} ended in spite of its cancellation.`),
    ...jobs.flatMap((job) => faultsOf(job, traces.get(job.id) ?? [], charges)),
  ];
  return { faults, retried: jobs.filter((job) => job.attempt > 1).length };
}

function faultsOf(job, rows, charges) {
  const types = rows.map(({ event }) => JSON.parse(event).type);
  const ends = types.filter((type) => type === 'run.finished').length;
  const began = types.filter((type) => type === 'agent.started').length;
  const charged = charges.get(job.hold_id);
  const due = job.status === 'completed' ? -job.credits_used : undefined;
  const faults = [
    [job.status === 'processing', 'did not end'],
    [ends !== 1 || types.at(-1) !== 'run.finished', `has ${ends} ends in its trace`],
    [rows.some(({ position }, index) => position !== index), 'has gaps in its trace'],
    [began > 0 && unfinished(rows).length > 0, 'has agents that never ended'],
    [charged !== due, `was charged ${charged} instead of ${due}`],
    [job.status === 'completed' && job.credits_used > job.max_credits, 'used more than it may'],
    [job.status === 'completed' && JSON.parse(job.data).plans?.[0]?.price !== 49, 'has another result'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, what]) => `Job ${job.id} ${what}.`);
}

function unfinished(rows) {
  const open = new Set();
  for (const { event } of rows) {
    const { type, agent } = JSON.parse(event);
    if (type === 'agent.started') open.add(agent.id);
    if (type === 'agent.finished') open.delete(agent.id);
  }
  return [...open];
}

/** Node 20 has no Map.groupBy. */
function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) {
    if (!groups.has(row.job_id)) groups.set(row.job_id, []);
    groups.get(row.job_id).push(row);
  }
  return groups;
}
