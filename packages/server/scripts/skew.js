// Three servers of one PostgreSQL database whose clocks differ by 40 s, two of them by libfaketime, under maps, scrapes
// and jobs that outlive several renewals of their leases. Nothing may be taken from a process that lives: every answer is
// 200, every job runs once, and the books are exact.
//
//   .ci/postgres node scripts/skew.js [--seconds 60] [--seed 1]
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drain } from './agent-crash/drain.js';
import { seedRandom } from './chaos/seeded.js';
import { findFaults } from './agent-crash/faults.js';
import { createPlace, openMigrated } from './crash/place.js';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
seedRandom(values.seed);
const library = readdirSync('/usr/lib')
  .map((name) => join('/usr/lib', name, 'faketime', 'libfaketime.so.1'))
  .find((path) => existsSync(path));
if (library === undefined) {
  console.log('postgres: skipped, libfaketime is not installed');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'web-data-skew-'));
const place = await createPlace('postgres', folder);
const { store, key } = await openMigrated(place.options);
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
let answers = 0;
const until = Date.now() + Number(values.seconds) * 1000;

async function start(seconds) {
  const skew = {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const options = { ...place.options, leaseMs: 6000 };
  const child = spawn(
    process.execPath,
    [program, JSON.stringify({ options, ports: [site.address().port] })],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...(seconds !== 0 && skew) },
    },
  );
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.startsWith('url ')) return { url: line.slice(4), child };
  throw new Error('A server ended at its start.');
}

async function call(url, path, body) {
  const response = await fetch(`${url}/v2${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  answers += 1;
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
  for (let count = 0; Date.now() < until; count++) {
    if (count % 3 === 0) {
      const { id } = await call(url, '/agent', {
        prompt: 'Prices',
        urls: [`${origin}/${count}`],
        schema,
        maxCredits: 10,
      });
      if (id !== undefined) accepted.add(id);
    }
    await call(url, '/scrape', { url: `${origin}/${count}` });
  }
}
await Promise.all(servers.flatMap(({ url }) => [client(url), client(url), client(url)]));
const gone = servers.map(({ child }) => new Promise((resolve) => child.once('close', resolve)));
await drain(place.options, store);
for (const { child } of servers) child.kill('SIGTERM');
await Promise.all(gone);
const { faults, retried } = await findFaults(store, { accepted, cancelled: new Set() });
problems.push(...faults);
if (retried > 0) problems.push(`${retried} jobs ran again.`);
await store.close();
site.closeAllConnections();
site.close();
await place.remove();
await rm(folder, { recursive: true, force: true });
console.log(
  `postgres: clocks 40 s apart, ${answers} answers, ${accepted.size} jobs; ${problems.length} lost, taken or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
process.exitCode = problems.length === 0 && accepted.size > 0 ? 0 : 1;
