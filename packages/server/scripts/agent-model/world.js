import { agentKind } from '../../dist/capabilities/agent/jobs/agent-kind.js';
import { applyMovements } from '../../dist/accounts/credits/ledger.js';
import { createOrganization } from '../../dist/accounts/teams/organizations.js';
import { createTeam } from '../../dist/accounts/teams/teams.js';

export const RETENTION_MS = 3_600_000;
/** Lower than the number of workers, so that the limit is reached. */
export const CONCURRENCY = 2;
export const MAX_JOBS = 5;
export const WORKERS = 3;
const CREDITS = 60;

/** Creates a team in the store, and the model of its state. */
export async function newWorld(store, counts) {
  const teamId = await store.tx(async (query) => {
    const { id: organizationId } = await createOrganization(query, 'Model');
    const { id } = await createTeam(query, { organizationId, name: 'Model', plan: 'model' });
    await applyMovements(store, query, [{ kind: 'grant', teamId: id, credits: CREDITS, reason: 'start' }]);
    return id;
  });
  const queue = agentKind.openQueue(store, { model: { requestsPerMinute: 1, concurrency: CONCURRENCY } });
  const identity = { teamId, plan: 'model', scopes: new Set(['*']), threatProtection: 'disabled' };
  return {
    real: { store, queue, teamId, identity, ids: [], claims: Array.from({ length: WORKERS }), counts },
    model: {
      balance: CREDITS,
      /** Jobs in the order in which they were accepted. */
      jobs: [],
      keys: new Map(),
      /** The claim that each worker believes to hold: index of the job, the attempt and the worker. */
      claims: Array.from({ length: WORKERS }),
    },
  };
}

/** Credits that jobs hold, including jobs that wait. */
export function listHeld(model) {
  return running(model).reduce((sum, job) => sum + job.max, 0);
}

export function running(model) {
  return model.jobs.filter((job) => job.status === 'processing');
}

/** Jobs that a worker has claimed, as far as the store knows. */
export function listClaims(model) {
  return running(model).filter((job) => job.owner !== null);
}

/** Unclaimed jobs, the next one first. */
export function waiting(model) {
  return running(model)
    .filter((job) => job.owner === null)
    .toSorted((a, b) => a.queuedAt - b.queuedAt);
}

/** Whether the claim of a worker is the current one. */
export function isCurrent(model, claim) {
  const job = model.jobs[claim.index];
  return job.status === 'processing' && job.attempt === claim.attempt && job.owner === claim.worker;
}

/** Applies the end of a job to the model. */
export function end(model, job, outcome, now) {
  job.outcome = job.cancelRequested ? 'cancelled' : outcome;
  job.status = job.outcome === 'succeeded' ? 'completed' : 'failed';
  if (job.outcome !== 'succeeded') job.used = 0;
  model.balance -= job.used;
  job.owner = null;
  job.expiresAt = now + RETENTION_MS;
}
