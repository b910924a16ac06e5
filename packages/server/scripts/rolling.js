// Restarts two replicas on one PostgreSQL, one after the other, again and again, while clients send requests through a
// load balancer. No request may fail.
//
//   node scripts/rolling.js [--requests 10000] [--clients 16] [--proxy nginx|caddy|none] [--delay 2000]
//     [--restarts 0] [--seconds 300]
//
// It ends after so many requests and restarts, or seconds. `none`: the clients themselves take the replicas in turn, those whose /readyz says 200. PostgreSQL is the server that
// TEST_DATABASE_URL names (.ci/postgres sets it).
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditCredits } from '../dist/accounts/credits/audit.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { startProxy } from './rolling/proxies.js';
import { freePort, startReplica } from './rolling/replica.js';
import { serveSite } from './rolling/site.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '16' },
    proxy: { type: 'string', default: 'none' },
    delay: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '300' },
  },
});
const [requests, clients, delayMs, seconds] = [
  values.requests,
  values.clients,
  values.delay,
  values.seconds,
].map(Number);
/** Milliseconds between looks of the clients at /readyz. */
const LOOK_MS = 200;

const folder = await mkdtemp(join(tmpdir(), 'web-data-rolling-'));
const { options, remove } = await createDatabase('postgres', folder);
const { store, key } = await openMigrated(options);
const site = await serveSite();
const start = (port) => startReplica({ ...options, port, delayMs });
const ports = [await freePort(), await freePort()];
const replicas = await Promise.all(ports.map(start));
const proxy = values.proxy === 'none' ? undefined : await startProxy(values.proxy, folder, ports);

const ready = new Set(ports);
const looking = setInterval(async () => {
  for (const port of ports) {
    const { status } = await send(port, { method: 'GET', path: '/readyz' }).catch(() => ({ status: 0 }));
    if (status === 200) ready.add(port);
    else ready.delete(port);
  }
}, LOOK_MS);

const agent = new Agent({ keepAlive: true });
/** In the shares of a service that mostly answers at once. */
const calls = [
  { method: 'GET', path: '/v2/team/credit-usage' },
  { method: 'POST', path: '/v2/map', body: { url: site.url, sitemap: 'skip' } },
  { method: 'POST', path: '/v2/scrape', body: { url: `${site.url}/page` } },
];
const startBatch = { method: 'POST', path: '/v2/batch/scrape', body: { urls: [`${site.url}/a`] } };

/** Sends a request by a connection that is kept open. */
function send(port, { method, path, body }) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const sending = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', reject);
    });
    sending.on('error', reject).end(payload);
  });
}

// The order of the calls.
const seed = Number(values.seed);
let sent = 0;
let restarts = 0;
const failures = [];
const until = performance.now() + seconds * 1000;
const isDone = () => (sent >= requests && restarts >= Number(values.restarts)) || performance.now() > until;

async function client() {
  while (!isDone()) {
    const call = sent % 20 === 0 ? startBatch : calls[(sent * (1 + (seed % 2)) + seed) % calls.length];
    const choice = [...ready];
    const port = proxy?.port ?? choice[sent % choice.length] ?? ports[0];
    sent += 1;
    try {
      const { status, text } = await send(port, call);
      if (status !== 200) failures.push(`${call.method} ${call.path}: ${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${call.method} ${call.path}: ${error.code ?? error}`);
    }
  }
}

async function restart() {
  while (!isDone())
    for (const [index, port] of ports.entries()) {
      await replicas[index].end();
      replicas[index] = await start(port);
      restarts += 1;
      await sleep(LOOK_MS * 3); // The clients see it before the other one leaves.
      if (isDone()) return;
    }
}

await Promise.all([restart(), ...Array.from({ length: clients }, client)]);
clearInterval(looking);
await proxy?.close();
await Promise.all(replicas.map((replica) => replica.end()));
site.close();
const books = await auditCredits(store);
await store.close();
await remove();
if (failures.length === 0) await rm(folder, { recursive: true, force: true });
for (const line of [...failures.slice(0, 20), ...books.map(({ problem }) => problem)]) console.log(line);
console.log(
  `${sent} requests through ${restarts} restarts, ${failures.length} failed, ${books.length} problems`,
);
process.exit(failures.length + books.length > 0 ? 1 : 0);
