import assert from 'node:assert/strict';
import { finishJob } from '../../dist/agent/jobs/finish.js';
import { claimJob } from '../../dist/agent/jobs/lease.js';
import { clock } from './clock.js';
import { KEPT_MS, LEASE_MS, end, running } from './world.js';

/** Lets every lease run out and a last worker end what is left: no job is forgotten. */
export async function drain(model, real) {
  clock.tick(LEASE_MS + 1);
  for (let left = running(model).length; left > 0; left--) {
    const job = await claimJob(real.store, { owner: 'last', leaseMs: LEASE_MS });
    const index = real.ids.indexOf(job.id);
    model.jobs[index].used = 0;
    await finishJob(real.store, job, { outcome: 'succeeded', data: null }, KEPT_MS);
    end(model, model.jobs[index], 'succeeded', clock.now);
  }
  assert.equal(await claimJob(real.store, { owner: 'last', leaseMs: LEASE_MS }), undefined);
}

/** The books of the team: what the model says, and in themselves. */
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
