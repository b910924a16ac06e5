import assert from 'node:assert/strict';
import { constant, constantFrom, integer, nat, option, record as recordOf } from 'fast-check';
import { acceptRun } from '../../dist/capabilities/agent/jobs/accept.js';
import { IDEMPOTENCY_MS } from '../../dist/capabilities/operations/idempotent-start.js';
import { cancelJob } from '../../dist/capabilities/agent/jobs/cancel.js';
import { finishJob } from '../../dist/capabilities/agent/jobs/finish.js';
import { toAgentJob } from '../../dist/capabilities/agent/jobs/job.js';
import { record } from '../../dist/capabilities/agent/trace/journal.js';
import { beginRun } from '../../dist/capabilities/agent/jobs/begin.js';
import { releaseJobs } from '../../dist/platform/jobs/release.js';
import { agentKind } from '../../dist/capabilities/agent/jobs/agent-kind.js';
import { readJob, readTrace } from '../../dist/capabilities/agent/jobs/read.js';
import { orchestrator } from '../../dist/capabilities/agent/trace/trace-event.js';
import { clock } from './clock.js';
import {
  CONCURRENCY,
  RETENTION_MS,
  MAX_JOBS,
  WORKERS,
  listClaims,
  end,
  listHeld,
  isCurrent,
  running,
  waiting,
} from './world.js';

/** A command: runs on the model and on the store, whose results must be equal. */
class Step {
  constructor(name, args, run, possible = () => true) {
    Object.assign(this, { name, args, act: run, possible });
  }
  check(model) {
    return this.possible(model, this.args);
  }
  async run(model, real) {
    clock.tick(1);
    real.counts.commands += 1;
    await this.act(model, real, this.args);
  }
  toString() {
    return `${this.name}(${JSON.stringify(this.args)})`;
  }
}

const worker = nat({ max: WORKERS - 1 });
const jobIndex = nat({ max: 7 });
const ofWorker = (model, { worker }) => model.claims[worker] !== undefined;
const ofJob = (model, { index }) => index < model.jobs.length;
const step = (name, args, run, possible) =>
  recordOf(args).map((result) => new Step(name, result, run, possible));

/** Resolves to `ok` and the value of a call, or to the name of its error. */
const attempt = async (call) => {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, error: error.error ?? error.name };
  }
};
const expectError = (result, error) => assert.deepEqual(result, { ok: false, error });

async function start(model, real, { max, key, prompt }) {
  const result = await attempt(() =>
    acceptRun(real.queue, {
      request: { prompt, maxCredits: max },
      identity: real.identity,
      idempotencyKey: key,
      requestId: 'model',
      maxJobs: MAX_JOBS,
      retentionMs: RETENTION_MS,
    }),
  );
  const body = `${prompt} ${max}`;
  const earlier = model.keys.get(key);
  if (earlier !== undefined && earlier.at > clock.now - IDEMPOTENCY_MS) {
    if (earlier.body !== body) return expectError(result, 'Conflict');
    return assert.equal(result.value, real.ids[earlier.index]);
  }
  if (running(model).length >= MAX_JOBS) return expectError(result, 'ConcurrencyLimitReached');
  if (model.balance - listHeld(model) < max) return expectError(result, 'InsufficientCredits');
  assert.equal(result.ok, true);
  if (key !== undefined) model.keys.set(key, { index: model.jobs.length, body, at: clock.now });
  model.jobs.push({
    status: 'processing',
    max,
    used: 0,
    attempt: 0,
    owner: null,
    queuedAt: clock.now,
    cancelRequested: false,
  });
  real.ids.push(result.value);
  real.counts.jobs += 1;
}

async function claim(model, real, { worker }) {
  const result = await real.queue.claim({ owner: `worker ${worker}` });
  const [job] = waiting(model);
  if (job === undefined || listClaims(model).length >= CONCURRENCY) return assert.equal(result, undefined);
  const index = model.jobs.indexOf(job);
  Object.assign(job, { attempt: job.attempt + 1, owner: worker, used: 0 });
  assert.equal(result.id, real.ids[index]);
  assert.equal(result.attempt, job.attempt);
  real.claims[worker] = await beginRun(real.queue, result);
  model.claims[worker] = { index, attempt: job.attempt, worker };
}

async function work(model, real, { worker, credits }) {
  const mine = model.claims[worker];
  const job = model.jobs[mine.index];
  const content = { type: 'progress.reported', phase: 'working', message: 'x' };
  const entry = { credits, events: [{ producer: orchestrator, content }] };
  const result = await attempt(() => record(real.queue, real.claims[worker], entry));
  if (!isCurrent(model, mine)) return expectError(result, 'ClaimLost');
  if (job.used + credits > job.max) return expectError(result, 'CreditLimitReached');
  assert.equal(result.ok, true);
  job.used += credits;
}

async function finish(model, real, { worker, outcome }) {
  const mine = model.claims[worker];
  const job = model.jobs[mine.index];
  const ended =
    outcome === 'succeeded' ? { outcome, data: { a: 1 } } : { outcome, message: `It is ${outcome}.` };
  const result = await attempt(() => finishJob(real.queue, real.claims[worker], ended, RETENTION_MS));
  model.claims[worker] = undefined;
  if (!isCurrent(model, mine)) return expectError(result, 'ClaimLost');
  end(model, job, outcome, clock.now);
  assert.deepEqual(result, { ok: true, value: { outcome: job.outcome, credits: job.used } });
}

const byIndex = ([a], [b]) => a - b;

/** Checks what the worker's process learns of its claims. */
async function look(model, real, { worker }) {
  const mine = listClaims(model).filter((job) => job.owner === worker);
  const result = await real.queue.claimsOf(`worker ${worker}`);
  const reported = [...result].map(([id, claim]) => [
    real.ids.indexOf(id),
    claim.attempt,
    claim.cancelRequested,
  ]);
  const want = mine.map((job) => [model.jobs.indexOf(job), job.attempt, job.cancelRequested]);
  assert.deepEqual(reported.toSorted(byIndex), want.toSorted(byIndex));
}

async function giveBack(model, real, { worker }) {
  const mine = model.claims[worker];
  const isRequeued = await real.store.tx((query) => real.queue.requeue(query, real.claims[worker]));
  assert.equal(isRequeued, isCurrent(model, mine));
  if (isRequeued) Object.assign(model.jobs[mine.index], { owner: null, queuedAt: clock.now });
  // The worker still believes that it owns the job: its next call is rejected.
}

/** The worker crashes; its lease stays. */
async function crash(model, real, { worker }) {
  model.claims[worker] = undefined;
}

/** The lease of the worker's process expires, whether it crashed or is only stuck. */
async function expire(model, real, { worker }) {
  const lost = listClaims(model).filter((job) => job.owner === worker);
  const count = await real.store.tx((query) => releaseJobs(real.store, query, `worker ${worker}`));
  assert.equal(count, lost.length);
  for (const job of lost) Object.assign(job, { owner: null, queuedAt: clock.now });
}

async function cancel(model, real, { index }) {
  const job = model.jobs[index];
  const result = await attempt(() => cancelJob(real.queue, real.teamId, real.ids[index], RETENTION_MS));
  if (isExpired(job)) return expectError(result, 'AgentJobNotFound');
  if (job.status !== 'processing') return expectError(result, 'AgentAlreadyFinished');
  if (job.cancelRequested) return expectError(result, 'AgentAlreadyCancelled');
  assert.equal(result.ok, true);
  job.cancelRequested = true;
  if (job.owner === null) end(model, job, 'cancelled', clock.now);
}

/** Three clients poll at once; they get the same result, that of the model. */
async function poll(model, real, { index }) {
  const job = model.jobs[index];
  const probe = () => attempt(() => readJob(real.queue, real.teamId, real.ids[index]));
  for (const result of await Promise.all([probe(), probe(), probe()])) {
    if (isExpired(job)) expectError(result, 'AgentJobNotFound');
    else checkStatus(job, toAgentJob(result.value));
  }
  expectError(await attempt(() => readJob(real.queue, 'another team', real.ids[index])), 'AgentJobNotFound');
  if (!isExpired(job)) checkTrace(job, (await readTrace(real.queue, real.teamId, real.ids[index])).events);
}

function checkStatus(job, response) {
  assert.equal(response.status, job.status);
  assert.equal(response.creditsUsed, job.used);
  assert.equal('data' in response, job.status === 'completed');
  if (job.status === 'failed') assert.match(response.error, /^(?:It is|The run was cancelled)/);
}

/** Checks that a trace begins with the start and ends with the end, which comes once, and that sequences grow. */
function checkTrace(job, events) {
  assert.equal(events[0].type, 'run.started');
  assert.deepEqual(
    events.map(({ producerSequence }) => producerSequence),
    events.map((_, index) => index),
  );
  const ends = events.filter(({ type }) => type === 'run.finished');
  assert.equal(ends.length, job.status === 'processing' ? 0 : 1);
  assert.equal(
    events.filter(({ type }) => type === 'run.cancel_requested').length,
    job.cancelRequested ? 1 : 0,
  );
  if (ends.length === 0) return;
  assert.equal(events.at(-1), ends[0]);
  assert.equal(ends[0].outcome, job.outcome);
  const code = { succeeded: undefined, failed: 'internal' }[job.outcome] ?? job.outcome;
  assert.equal(ends[0].error?.code, job.outcome === 'succeeded' ? undefined : code);
}

async function pass(model, real, { ms }) {
  clock.tick(ms);
}

async function prune(model, real) {
  await agentKind.prune(real.queue, real);
  for (const [index, job] of model.jobs.entries()) {
    if (!isExpired(job)) continue;
    const left = await real.store.db
      .selectFrom('agent_event')
      .select('position')
      .where('job_id', '=', real.ids[index])
      .execute();
    assert.equal(left.length, 0);
  }
}

function isExpired(job) {
  return job.status !== 'processing' && job.expiresAt <= clock.now;
}

const outcomes = constantFrom('succeeded', 'succeeded', 'failed', 'refused', 'credit_limit_reached');
const startArgs = {
  max: integer({ min: 1, max: 25 }),
  key: option(constantFrom('a', 'b'), { nil: undefined, freq: 3 }),
  prompt: constantFrom('one', 'two'),
};

/** The commands of a history. Those that make progress are more frequent. */
export const commands = [
  step('start', startArgs, start),
  step('claim', { worker }, claim),
  step('claim', { worker }, claim),
  step('work', { worker, credits: integer({ min: 0, max: 10 }) }, work, ofWorker),
  step('finish', { worker, outcome: outcomes }, finish, ofWorker),
  step('finish', { worker, outcome: outcomes }, finish, ofWorker),
  step('start', startArgs, start),
  step('look', { worker }, look),
  step('return', { worker }, giveBack, ofWorker),
  step('crash', { worker }, crash, ofWorker),
  step('expire', { worker }, expire),
  step('cancel', { index: jobIndex }, cancel, ofJob),
  step('poll', { index: jobIndex }, poll, ofJob),
  step('pass', { ms: constantFrom(1, 4000, 20_000) }, pass),
  step('pass', { ms: constant(RETENTION_MS) }, pass),
  step('prune', {}, prune),
];
