import { auditCredits } from '../../dist/accounts/credits/audit.js';
import { auditStoredBytes } from '../../dist/platform/store/audit-stored-bytes.js';
import { findDeliveryProblems } from './receiver.js';

/**
 * Returns messages about jobs that are lost, did not end once, or were charged wrongly, and the number of jobs that ran
 * more than once.
 */
export async function findProblems(store, { accepted, cancelled, arrivals }) {
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
  // Events are only checked with a receiver.
  const expected = jobs.map((job) => ({ id: job.id, expected: expectEvents(job, traces.get(job.id) ?? []) }));
  const reported = arrivals && findDeliveryProblems(arrivals, expected);
  const deliveries = reported ?? { problems: [], repeated: 0 };
  const waiting = await db.selectFrom('webhook_event').select('id').execute();
  const queued = await db.selectFrom('job').select(['id', 'queue']).execute();
  const known = new Map(jobs.map((job) => [job.id, job]));
  const problems = [
    ...(await auditCredits(store)).map(({ problem }) => problem),
    ...(await auditStoredBytes(store)).map(({ problem }) => problem),
    ...deliveries.problems,
    ...waiting.map(({ id }) => `The event ${id} was never delivered.`),
    ...queued.map(
      ({ id, queue: queueName }) => `The job ${id} of the queue ${queueName} stands for nothing.`,
    ),
    ...holds.map(({ id }) => `The hold ${id} was never ended.`),
    ...[...accepted].filter((id) => !known.has(id)).map((id) => `Job ${id} was accepted and is gone.`),
    ...[...cancelled]
      .filter((id) => known.get(id)?.outcome !== 'cancelled')
      .map((id) => `Job ${id} ended in spite of its cancellation.`),
    ...jobs.flatMap((job) => findJobProblems(job, traces.get(job.id) ?? [], charges)),
  ];
  const retried = jobs.filter((job) => job.attempt > 1).length;
  return { problems, retried, repeated: deliveries.repeated };
}

const ENDS = { succeeded: 'agent.completed', cancelled: 'agent.cancelled' };

/** The types of the events of a job, in their order. */
function expectEvents({ attempt, outcome }, rows) {
  const trace = rows.map(({ event }) => JSON.parse(event).type);
  const actions = trace.filter((type) => type === 'tool_call.started').map(() => 'agent.action');
  return [...(attempt > 0 ? ['agent.started'] : []), ...actions, ENDS[outcome] ?? 'agent.failed'];
}

function findJobProblems(job, rows, charges) {
  const types = rows.map(({ event }) => JSON.parse(event).type);
  const ends = types.filter((type) => type === 'run.finished').length;
  const began = types.filter((type) => type === 'agent.started').length;
  const charged = charges.get(job.hold_id);
  const expected = job.status === 'completed' ? -job.credits_used : undefined;
  const problems = [
    [job.status === 'processing', 'did not end'],
    [ends !== 1 || types.at(-1) !== 'run.finished', `has ${ends} ends in its trace`],
    [rows.some(({ position }, index) => position !== index), 'has gaps in its trace'],
    [began > 0 && unfinished(rows).length > 0, 'has agents that never ended'],
    [charged !== expected, `was charged ${charged} instead of ${expected}`],
    [job.status === 'completed' && job.credits_used > job.max_credits, 'used more than it may'],
    [job.status === 'completed' && JSON.parse(job.data).plans?.[0]?.price !== 49, 'has another result'],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, what]) => `Job ${job.id} ${what}.`);
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
