import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { TEAMS, findErrors, storeRows } from './state.js';

const worker = fileURLToPath(new URL('worker.js', import.meta.url));
const WARM = 200;
/** Milliseconds of a job where a wait is measured. */
const JOB_MS = 20;
/** Jobs of the big teams together. */
const BIG = 10_000;
const SMALL = 10;
/** Milliseconds after which the wait ends without a result. */
const PATIENCE_MS = 60_000;

/** Claims and ends jobs of 50 teams one team after the other, while `waiting` others wait: jobs a second, and CPU of a job. */
export async function measureSpeed({ engine, name, db }, { waiting, measured }) {
  const jobs = Array.from({ length: waiting + WARM + measured }, (_, at) => ({
    id: `j${at}`,
    team: `t${at % TEAMS}`,
  }));
  await add(engine, db, jobs);
  await db.pool.query('vacuum analyze');
  const child = start({ name, db, args: [0, WARM, measured] });
  const result = await Promise.race([child.next('result'), sleep(PATIENCE_MS, undefined, { ref: false })]);
  await child.stop();
  if (result === undefined)
    throw new Error(`${WARM + measured} jobs did not end within ${PATIENCE_MS / 1000} s`);
  const { open, jobs: all, charges, credits } = await findErrors(db.pool);
  if (charges !== all - open || credits !== charges)
    throw new Error(`${name}: ${all - open} jobs ended, ${charges} were charged, ${credits} credits.`);
  return result;
}

/** Waits of single jobs of a small team behind 10,000 of others, each of 20 ms, ten at once, five of a team. */
export async function measureFairness({ engine, name, db }, { teams }) {
  await add(
    engine,
    db,
    Array.from({ length: BIG }, (_, at) => ({ id: `b${at}`, team: `t${at % teams}` })),
  );
  await db.pool.query('vacuum analyze');
  const child = start({ name, db, args: [JOB_MS, 0, 0] });
  const added = new Map();
  const began = new Map();
  child.onBegan = ({ id, at }) => {
    began.set(id, at);
  };
  await child.next('ready');
  await sleep(2000);
  for (let at = 0; at < SMALL; at++) {
    const job = { id: `s${at}`, team: 'small' };
    await add(engine, db, [job]);
    added.set(job.id, Date.now());
    await sleep(500);
  }
  child.process.send('report');
  const { rate, database, node } = await child.next('result');
  const isServed = ([id]) => began.has(id);
  for (let waited = 0; waited < PATIENCE_MS && ![...added].every(isServed); waited += 100) await sleep(100);
  await child.stop();
  const waits = [...added]
    .filter(isServed)
    .map(([id, at]) => Math.max(0, began.get(id) - at))
    .toSorted((a, b) => a - b);
  return { median: waits[SMALL / 2], max: waits.at(-1), served: waits.length, rate, database, node };
}

/** Seconds until a job is claimed by another process once the first one is killed. */
export async function measureRecovery({ engine, name, db }) {
  const first = start({ name, db, args: [600_000, 0, 0] });
  await first.next('ready');
  await add(engine, db, [{ id: 'r', team: 'small' }]);
  await first.next('began');
  const second = start({ name, db, args: [1, 0, 0] });
  await second.next('ready');
  await sleep(1000);
  const killed = performance.now();
  first.process.kill('SIGKILL');
  const claimed = await Promise.race([second.next('began'), sleep(PATIENCE_MS, undefined, { ref: false })]);
  await second.stop();
  return claimed === undefined ? undefined : (performance.now() - killed) / 1000;
}

async function add(engine, db, jobs) {
  await storeRows(db.pool, jobs);
  await engine.add(db, jobs);
}

function start({ name, db, args }) {
  const child = fork(worker, [name, db.url, ...args.map(String)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const seen = new Map();
  const waiting = new Map();
  const started = { process: child, onBegan: () => {}, next, stop };
  child.on('message', (message) => {
    if (message.what === 'began') started.onBegan(message);
    if (!seen.has(message.what)) seen.set(message.what, message);
    waiting.get(message.what)?.(message);
  });
  /** Resolves with the first message of a kind. */
  function next(what) {
    if (seen.has(what)) return Promise.resolve(seen.get(what));
    return Promise.race([
      new Promise((resolve) => waiting.set(what, resolve)),
      ended.then((code) => Promise.reject(new Error(`A process of ${name} ended with ${code}.`))),
    ]);
  }
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.send('stop');
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  }
  return started;
}
