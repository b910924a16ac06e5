// Runs two servers on PostgreSQL and Valkey or Redis through proxies that cut, drop, half-close, delay and throttle
// connections at random, while clients map. Every response must be 200 or 503 and arrive in time, and a 503 has a
// `Retry-After`. A server without its database is alive and not ready, and recovers by itself. At the end every
// acknowledged request is charged once, nothing is held, and the ledger is exact.
//
//   .ci/postgres .ci/redis node scripts/outage.js [--seconds 60] [--disruptions 1000] [--seed 1]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../dist/index.js';
import { Limits } from './chaos/limits.js';
import { createRandom } from './chaos/random.js';
import { wireTo } from './chaos/wire.js';
import { findLosses } from './crash/losses.js';
import { createDatabase, openMigrated } from './crash/database.js';
import { serveSite } from './crash/site.js';
import { openStore } from '../dist/platform/store/open.js';
import { runDisruption } from './outage/disruptions.js';

/** Max milliseconds of a response: 5 s, and the delay of a busy machine. */
const LATE_MS = 20_000;
/** Milliseconds of a lease; longer than any cut. */
const LEASE_MS = 15_000;

const { values } = parseArgs({
  options: {
    disruptions: { type: 'string', default: '100000' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
createRandom(values.seed);
const folder = await mkdtemp(join(tmpdir(), 'web-data-outage-'));
const storage = await createDatabase('postgres', folder);
const site = await serveSite();
const { store, key } = await openMigrated(storage.options);
await store.close();
const wires = [await wireTo(storage.options.databaseUrl, 5432)];
const redis = process.env.TEST_REDIS_URL;
if (redis !== undefined) wires.push(await wireTo(redis, 6379));
const start = () =>
  startServer({
    dataDirectory: folder,
    databaseUrl: wires[0].url,
    ...(wires[1] && { redisUrl: wires[1].url }),
    port: 0,
    plans: { crash: { requestsPerMinute: 1_000_000, concurrency: 1000 } },
    leaseMs: LEASE_MS,
    logLevel: 'silent',
    docsDirectory: 'none',
    allowPrivate: ['127.0.0.1:*'],
  });
const servers = [await start(), await start()];
const statuses = {};
const problems = [];
const maps = new Set();
const limits = new Limits({ max: values.disruptions, seconds: values.seconds });
const over = new AbortController();

async function probe(url, id) {
  const from = performance.now();
  const response = await fetch(`${url}/v2/map`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({ url: site.url, sitemap: 'only' }),
  });
  await response.arrayBuffer();
  const took = Math.round(performance.now() - from);
  const { status } = response;
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === 200) maps.add(id);
  if (![200, 503].includes(status)) problems.push(`${id} was answered with ${status}.`);
  if (status === 503 && !response.headers.has('retry-after'))
    problems.push(`${id} was not told when to come back.`);
  if (took > LATE_MS) problems.push(`${id} was answered with ${status} after ${took} ms.`);
  return status;
}

async function client(url, name) {
  for (let count = 0; !over.signal.aborted; count++) {
    const status = await probe(url, `${name}-${count}`);
    await sleep(status === 200 ? 5 : 100);
  }
}

const clients = servers.flatMap(({ url }, server) =>
  Array.from({ length: 6 }, (_, index) => client(url, `${server}.${index}`)),
);
while (limits.next())
  problems.push(...(await runDisruption({ index: limits.done - 1, wires, servers, probe })));
over.abort();
await Promise.all(clients);
const from = performance.now();
await Promise.all(servers.map((server) => server.close()));
const closedMs = Math.round(performance.now() - from);
if (closedMs > 45_000) problems.push(`The servers took ${closedMs} ms to close.`);
// Holds that a server could not free are freed when its lease expires.
const { db, close } = await openStore(storage.options);
if ((await db.selectFrom('instance').select('id').execute()).length > 0) await sleep(LEASE_MS + 500);
await close();
problems.push(...(await findLosses(storage.options, { maps, grants: new Set(), cached: new Set() })));
site.close();
await Promise.all(wires.map((wire) => wire.close()));
await storage.remove();
await rm(folder, { recursive: true, force: true });
const reported = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
console.log(
  `postgres${redis ? ' and redis' : ''}: ${limits.done} disruptions, responses ${reported.join(', ')}, closed in ${closedMs} ms; ${problems.length} lost or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
process.exitCode = problems.length === 0 && maps.size > 0 && statuses[503] > 0 ? 0 : 1;
