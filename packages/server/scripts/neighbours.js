// Runs 200 tenants that scrape now and then, and one with schemas that would match for ever: the 99th percentile of the
// others must grow by less than a factor of two. Times of a busy machine mean little by themselves, so phases with and
// without the hostile tenant alternate, and the percentiles over all phases of a kind are compared.
//
//   node scripts/neighbours.js [--seconds 60] [--seed 1] [--tenants 200]
import { spawn } from 'node:child_process';
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
import { createRandom } from './chaos/random.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { serveSite } from './crash/site.js';

/** Pairs of phases, one with the hostile tenant and one without, in alternating order. */
const PAIRS = 6;
/** Min scrapes for a 99th percentile. */
const ENOUGH = 1000;
/** Requests a second of all other tenants together, and concurrent ones of the hostile tenant. */
const RATE = 40;
const HOSTILE = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    tenants: { type: 'string', default: '200' },
  },
});
createRandom(values.seed);
const folder = await mkdtemp(join(tmpdir(), 'web-data-neighbours-'));
const database = await createDatabase('sqlite', folder);
const { store, key: hostile } = await openMigrated(database.options);
const keys = [];
for (let tenant = 0; tenant < Number(values.tenants); tenant++) keys.push(await newKey(`Tenant ${tenant}`));
const site = await serveSite();
const program = fileURLToPath(new URL('agent-crash/child.js', import.meta.url));
// Longer leases than in the programs that kill: renewals would dominate the measurement.
const options = { ...database.options, leaseMs: 15_000, agentPollMs: 1000 };
const child = spawn(
  process.execPath,
  [program, JSON.stringify({ options, ports: [Number(new URL(site.url).port)] })],
  {
    stdio: ['pipe', 'pipe', 'inherit'],
  },
);
const ended = new Promise((resolve) => child.once('close', resolve));
const url = await new Promise((resolve) => {
  createInterface({ input: child.stdout }).on(
    'line',
    (line) => line.startsWith('url ') && resolve(line.slice(4)),
  );
});

async function newKey(name) {
  return store.tx(async (query) => {
    const teamId = await createDevelopmentTeam(query, { name, plan: 'crash' });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 100_000, reason: 'start' }]);
    return (await createKey(query, { teamId, name, scopes: ['*'] })).key;
  });
}

async function scrape(key, body) {
  const response = await fetch(`${url}/v2/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** A pattern that a backtracking matcher tries for ever, on a page that has a matching text. */
const attack = {
  url: `${site.url}/`,
  formats: ['json'],
  schema: {
    type: 'object',
    properties: { title: { type: 'string', pattern: String.raw`^(\w+\s?)*\d+!$` } },
    required: ['title'],
  },
};

async function attackUntil(isOver) {
  const tally = {};
  const one = async () => {
    while (!isOver()) {
      const status = await scrape(hostile, attack);
      tally[status] = (tally[status] ?? 0) + 1;
      if (status !== 200) await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: HOSTILE }, one));
  return tally;
}

async function round(milliseconds, isAttacked) {
  const until = performance.now() + milliseconds;
  const attacks = isAttacked ? attackUntil(() => performance.now() > until) : undefined;
  const times = [];
  const requests = [];
  while (performance.now() < until) {
    const key = keys[Math.floor(Math.random() * keys.length)];
    const from = performance.now();
    requests.push(
      scrape(key, { url: `${site.url}/a` }).then((status) => {
        times.push(performance.now() - from);
        if (status !== 200) problems.push(`A neighbour was answered with ${status}.`);
      }),
    );
    await sleep(1000 / RATE);
  }
  await Promise.all(requests);
  return { times, attacks: await attacks };
}

function p99(phases) {
  const times = phases.flatMap((phase) => phase.times).toSorted((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1];
}

const problems = [];
const each = (Number(values.seconds) * 1000) / (PAIRS * 2);
await round(Math.min(2000, each), false);
const quiet = [];
const attacked = [];
for (let pair = 0; pair < PAIRS; pair++) {
  // Other load of the machine grows and shrinks, so the order alternates: a b, b a, a b.
  for (const isAttacked of pair % 2 === 0 ? [false, true] : [true, false])
    (isAttacked ? attacked : quiet).push(await round(each, isAttacked));
}
const before = p99(quiet);
const after = p99(attacked);
const ratios = attacked.map((phase, pair) => p99([phase]) / p99([quiet[pair]])).toSorted((a, b) => a - b);
const scrapes = [...quiet, ...attacked].reduce((sum, { times }) => sum + times.length, 0);
const isEnough = scrapes >= ENOUGH;
if (isEnough && after >= before * 2)
  problems.push(`The 99th percentile went from ${before.toFixed(0)} to ${after.toFixed(0)} ms.`);
child.kill('SIGTERM');
await ended;
problems.push(...(await auditCredits(store)).map(({ problem }) => problem));
await store.close();
site.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
const responses = {};
for (const { attacks } of attacked)
  for (const [status, count] of Object.entries(attacks)) responses[status] = (responses[status] ?? 0) + count;
const range = `${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)}x`;
console.log(
  `sqlite: ${keys.length} tenants, ${scrapes} scrapes${isEnough ? '' : ' (too few to judge)'}, p99 ${before.toFixed(0)} ms, beside a hostile one ${after.toFixed(0)} ms (${(after / before).toFixed(2)}x, pairs ${range}; its responses ${JSON.stringify(responses)}); ${problems.length} lost or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (!isEnough) process.exitCode = 3; // No result.
