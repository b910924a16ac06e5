// Runs three servers on one PostgreSQL database whose clocks differ by 40 s, two of them by libfaketime, under maps,
// scrapes and jobs that outlive several renewals of their leases. A live process must not lose its claims: every
// response is 200, every job runs once, and the ledger is exact.
//
// A process that the machine suspends for longer than a lease loses it rightly. The program reports the longest pause;
// with such a pause it does not check responses and second runs (exit 3), but always what is lost, ended twice or
// charged wrongly.
//
//   .ci/postgres node scripts/skew.js [--seconds 60] [--calls 1000] [--lease 6000] [--seed 1]
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { auditCredits } from '../dist/accounts/credits/audit.js';
import { drain } from './agent-crash/drain.js';
import { Limits } from './chaos/limits.js';
import { watchPauses } from './chaos/pauses.js';
import { createRandom } from './chaos/random.js';
import { findProblems } from './agent-crash/problems.js';
import { createDatabase, openMigrated } from './crash/database.js';

/** Max attempts of a start. */
const STARTS = 20;

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    lease: { type: 'string', default: '6000' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
createRandom(values.seed);
const library = readdirSync('/usr/lib')
  .map((name) => join('/usr/lib', name, 'faketime', 'libfaketime.so.1'))
  .find((path) => existsSync(path));
if (library === undefined) {
  console.log('postgres: skipped, libfaketime is not installed');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'web-data-skew-'));
const database = await createDatabase('postgres', folder);
const { store, key } = await openMigrated(database.options);
const page =
  '<title>Plans</title><table><tr><th>Name</th><th>Price</th></tr><tr><td>Team</td><td>$49</td></tr></table>';
const site = createServer((_, response) => {
  setTimeout(() => response.setHeader('content-type', 'text/html').end(page), 500 + Math.random() * 3000);
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${site.address().port}`;
const program = fileURLToPath(new URL('agent-crash/child.js', import.meta.url));
const servers = await Promise.all([0, 20, -20].map((seconds) => start(seconds)));
const accepted = new Set();
const problems = [];
let responses = 0;
const leaseMs = Number(values.lease);
/** Probes the database too, which may be suspended as well. */
const pauses = watchPauses(() => store.db.selectFrom('instance').select('id').execute());
const paused = [];
/** Warnings of the servers, which contain the reason of a failure. */
const reported = [];

async function start(seconds) {
  const skew = {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const options = { ...database.options, leaseMs: Number(values.lease), logLevel: 'warn' };
  const child = spawn(
    process.execPath,
    [program, JSON.stringify({ options, ports: [site.address().port] })],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...(seconds !== 0 && skew) },
    },
  );
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error('A server ended at its start.')));
    lines.on('line', (line) => {
      const [what, value] = line.split(' ');
      if (what === 'url') resolve({ url: value, child });
      if (what === 'pause') paused.push(Number(value));
      if (line.startsWith('{')) reported.push(line);
    });
  });
}

function post(url, path, body) {
  return fetch(`${url}/v2${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Starts a job. A start has no lease to lose, so one that a busy database rejects is retried after its `Retry-After`.
 */
async function startJob(url, page) {
  const job = { prompt: 'Prices', urls: [page], schema, maxCredits: 10 };
  let response = await post(url, '/agent', job);
  for (let attempt = 0; attempt < STARTS && response.status === 503; attempt++) {
    await response.arrayBuffer();
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 1));
    response = await post(url, '/agent', job);
  }
  return readResponse('/agent', response);
}

async function call(url, path, body) {
  return readResponse(path, await post(url, path, body));
}

async function readResponse(path, response) {
  const text = await response.text();
  responses += 1;
  if (response.status !== 200)
    problems.push(`${path} was answered with ${response.status}: ${text.slice(0, 200)}`);
  return response.status === 200 ? JSON.parse(text) : {};
}

const schema = {
  type: 'object',
  properties: {
    plans: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
  },
};
async function client(url) {
  const limits = new Limits({ max: values.calls, seconds: values.seconds });
  for (let count = 0; limits.next(); count++) {
    if (count % 3 === 0) {
      const { id } = await startJob(url, `${origin}/${count}`);
      if (id !== undefined) accepted.add(id);
    }
    await call(url, '/scrape', { url: `${origin}/${count}` });
  }
}
await Promise.all(servers.flatMap(({ url }) => [client(url), client(url), client(url)]));
const exits = servers.map(({ child }) => new Promise((resolve) => child.once('close', resolve)));
await drain(database.options, store);
for (const { child } of servers) child.kill('SIGTERM');
await Promise.all(exits);
paused.push(pauses.stop());
const longest = Math.max(...paused);
// A lease is renewed each third of its time: when two of three renewals are missed, it may expire.
const isStarved = longest > (leaseMs * 2) / 3;
const { problems: found, retried } = await findProblems(store, { accepted, cancelled: new Set() });
const books = (await auditCredits(store)).map(({ problem }) => problem);
const isCertain = found.length > 0 || books.length > 0;
problems.push(...found, ...books);
if (retried > 0) problems.push(`${retried} jobs ran again.`);
await store.close();
site.closeAllConnections();
site.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
console.log(
  `postgres: clocks 40 s apart, ${responses} responses, ${accepted.size} jobs, leases of ${leaseMs} ms, longest pause ${longest} ms${isStarved ? ' (too long to judge)' : ''}; ${problems.length} lost, taken or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) for (const line of reported.slice(0, 20)) console.error(line);
if (accepted.size === 0 || isCertain) process.exitCode = 1;
else if (problems.length > 0) process.exitCode = isStarved ? 3 : 1;
