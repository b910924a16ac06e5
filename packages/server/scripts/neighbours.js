// Runs 200 tenants that scrape now and then, and a hostile one: the 99th percentile of the others must grow by less than
// a factor of two, and that of `/healthz` stays below 50 ms, or twice what it is without the hostile one. Times of a busy machine mean little by themselves, so phases
// with and without the hostile tenant alternate, and the percentiles over all phases of a kind are compared.
//
//   node scripts/neighbours.js [--hog schemas] [--seconds 60] [--seed 1] [--tenants 200] [--urls 400000]
//
// `--hog` is one of neighbours/hogs.js; `--urls` is the size of the sitemap that `maps` reads.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createKey } from '../dist/accounts/keys/keys.js';
import { createDevelopmentTeam } from '../dist/accounts/keys/development-key.js';
import { applyMovements } from '../dist/accounts/credits/ledger.js';
import { auditCredits } from '../dist/accounts/credits/audit.js';
import { auditStoredBytes } from '../dist/platform/store/audit-stored-bytes.js';
import { createRandom } from './chaos/random.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { hogs } from './neighbours/hogs.js';

/** Pairs of phases, one with the hostile tenant and one without, in alternating order, unless a hog says otherwise. */
const PAIRS = 6;
/** Requests a second of all other tenants together, and the min scrapes for a 99th percentile at that rate. */
const RATE = 40;
const ENOUGH = 1000;
/** Milliseconds between two looks at `/healthz`, and the max of its 99th percentile. */
const LOOK_MS = 20;
const HEALTHY_MS = 50;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    tenants: { type: 'string', default: '200' },
    hog: { type: 'string', default: 'schemas' },
    urls: { type: 'string', default: '400000' },
  },
});
const hog = hogs[values.hog];
if (hog === undefined) {
  console.error(`--hog must be one of ${Object.keys(hogs).join(', ')}.`);
  process.exit(2);
}
const { store: kind = 'sqlite', rate = RATE, pairs = PAIRS } = hog;
createRandom(values.seed);
const folder = await mkdtemp(join(tmpdir(), 'web-data-neighbours-'));
const database = await createDatabase(kind, folder);
const { store, key: hostile, teamId } = await openMigrated(database.options);
const keys = [];
for (let tenant = 0; tenant < Number(values.tenants); tenant++) keys.push(await newKey(`Tenant ${tenant}`));
const siteProcess = start('neighbours/site.js', values.hog === 'maps' ? values.urls : '1');
const site = JSON.parse(await siteProcess.firstLine);
// Longer leases than in the programs that kill: renewals would dominate the measurement.
const options = { ...database.options, leaseMs: 15_000, agentPollMs: 1000 };
const ports = [Number(new URL(site.url).port)];
const nameServer = values.hog === 'dns' ? site.nameServer : undefined;
const serverProcess = start('agent-crash/child.js', JSON.stringify({ options, ports, nameServer }));
const url = (await serverProcess.firstLine).replace('url ', '');

/** Starts a program of this folder, which prints a line when it is ready and ends with its input. */
function start(name, argument) {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [program, argument], { stdio: ['pipe', 'pipe', 'inherit'] });
  const firstLine = once(createInterface({ input: child.stdout }), 'line').then(([line]) => line);
  return { child, firstLine, ended: once(child, 'close') };
}

async function newKey(name) {
  return store.tx(async (query) => {
    const teamId = await createDevelopmentTeam(query, { name, plan: 'crash' });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 100_000, reason: 'start' }]);
    return (await createKey(query, { teamId, name, scopes: ['*'] })).key;
  });
}

async function send(key, path, body, method = 'POST') {
  const response = await fetch(`${url}/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.length < 10_000 ? JSON.parse(text) : undefined };
}

/** Returns how long `/healthz` takes, again and again. */
async function watchHealth(isOver) {
  const times = [];
  while (!isOver()) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - from);
    await sleep(LOOK_MS);
  }
  return times;
}

async function round(milliseconds, isAttacked) {
  const until = performance.now() + milliseconds;
  const isOver = () => performance.now() > until;
  const context = {
    send: (...request) => send(hostile, ...request),
    site: site.url,
    isOver,
    teamId,
    databaseUrl: database.options.databaseUrl,
  };
  const attacks = isAttacked ? hog.run(context) : undefined;
  const health = watchHealth(isOver);
  const body = hog.body?.(site.url) ?? { url: `${site.url}/a` };
  const times = [];
  const requests = [];
  while (!isOver()) {
    const key = keys[Math.floor(Math.random() * keys.length)];
    const from = performance.now();
    requests.push(
      send(key, 'scrape', body).then(({ status }) => {
        times.push(performance.now() - from);
        if (status !== 200) problems.push(`A neighbour was answered with ${status}.`);
      }),
    );
    await sleep(1000 / rate);
  }
  await Promise.all(requests);
  return { times, health: await health, attacks: await attacks };
}

function p99(phases, kindOfTimes = 'times') {
  const times = phases.flatMap((phase) => phase[kindOfTimes]).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1];
}

/** Credits that the hostile tenant was charged. */
async function readSpent() {
  const { spent } = await store.db
    .selectFrom('ledger')
    .select((sum) => sum.fn.sum('credits').as('spent'))
    .where('team_id', '=', teamId)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  return -Number(spent ?? 0);
}

const problems = [];
const each = (Number(values.seconds) * 1000) / (pairs * 2);
await round(Math.min(2000, each), false);
const quiet = [];
const attacked = [];
for (let pair = 0; pair < pairs; pair++) {
  // Other load of the machine grows and shrinks, so the order alternates: a b, b a, a b.
  for (const isAttacked of pair % 2 === 0 ? [false, true] : [true, false])
    (isAttacked ? attacked : quiet).push(await round(each, isAttacked));
}
const before = p99(quiet);
const after = p99(attacked);
const ratios = attacked.map((phase, pair) => p99([phase]) / p99([quiet[pair]])).toSorted((a, b) => a - b);
const scrapes = [...quiet, ...attacked].reduce((sum, { times }) => sum + times.length, 0);
const isEnough = scrapes >= (ENOUGH * rate) / RATE;
const healthBefore = p99(quiet, 'health');
const health = p99(attacked, 'health');
// On a machine that is busy with other things, it is above the limit anyway.
if (health > Math.max(HEALTHY_MS, healthBefore * 2))
  problems.push(
    `The 99th percentile of /healthz went from ${healthBefore.toFixed(0)} to ${health.toFixed(0)} ms.`,
  );
const spent = await readSpent();
if (isEnough && after >= before * 2)
  problems.push(`The 99th percentile went from ${before.toFixed(0)} to ${after.toFixed(0)} ms.`);
serverProcess.child.kill('SIGTERM');
await serverProcess.ended;
problems.push(...(await auditCredits(store)).map(({ problem }) => problem));
problems.push(...(await auditStoredBytes(store)).map(({ problem }) => problem));
await store.close();
siteProcess.child.stdin.end();
await siteProcess.ended;
await database.remove();
await rm(folder, { recursive: true, force: true });
const responses = {};
for (const { attacks } of attacked)
  for (const [status, count] of Object.entries(attacks)) responses[status] = (responses[status] ?? 0) + count;
const range = `${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)}x`;
console.log(
  `${kind}: ${values.hog}, ${keys.length} tenants, ${scrapes} scrapes${isEnough ? '' : ' (too few to judge)'}, p99 ${before.toFixed(0)} ms, beside a hostile one ${after.toFixed(0)} ms (${(after / before).toFixed(2)}x, pairs ${range}; healthz ${healthBefore.toFixed(0)} and ${health.toFixed(0)} ms; its responses ${JSON.stringify(responses)}, ${spent} credits); ${problems.length} lost or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (!isEnough) process.exitCode = 3; // No result.
