import assert from 'node:assert/strict';
import { finishJob } from '../../dist/capabilities/agent/jobs/finish.js';
import { beginRun } from '../../dist/capabilities/agent/jobs/begin.js';
import { releaseJobs } from '../../dist/platform/jobs/release.js';
import { clock } from './clock.js';
import { RETENTION_MS, WORKERS, end, running } from './world.js';

/** Expires the lease of every worker and lets a last worker end the remaining jobs: none may be lost. */
export async function drain(model, real) {
  clock.tick(1);
  for (let worker = 0; worker < WORKERS; worker++)
    await real.store.tx((query) => releaseJobs(real.store, query, `worker ${worker}`));
  clock.tick(2000);
  for (let left = running(model).length; left > 0; left--) {
    const job = await beginRun(real.queue, await real.queue.claim({ owner: 'last' }));
    const index = real.ids.indexOf(job.id);
    model.jobs[index].used = 0;
    await finishJob(real.queue, job, { outcome: 'succeeded', data: null }, RETENTION_MS);
    end(model, model.jobs[index], 'succeeded', clock.now);
  }
  assert.equal(await real.queue.claim({ owner: 'last' }), undefined);
}

/** Checks the account of the team against the model, and its consistency. */
export async function checkBooks(model, real) {
  for (const { outcome } of model.jobs) real.counts.ends[outcome] = (real.counts.ends[outcome] ?? 0) + 1;
  const { db } = real.store;
  const account = await db
    .selectFrom('account')
    .select(['balance', 'held', 'running'])
    .where('team_id', '=', real.teamId)
    .executeTakeFirstOrThrow();
  assert.deepEqual(account, { balance: model.balance, held: 0, running: 0 });
  const entries = await db
    .selectFrom('ledger')
    .select(['kind', 'credits'])
    .where('team_id', '=', real.teamId)
    .execute();
  assert.equal(
    entries.reduce((sum, { credits }) => sum + credits, 0),
    model.balance,
  );
  const charges = entries.filter(({ kind }) => kind === 'charge').length;
  assert.equal(charges, model.jobs.filter(({ outcome }) => outcome === 'succeeded').length);
}
