// Two servers on PostgreSQL and Valkey or Redis behind wires that are cut, dropped, half closed, delayed and throttled at
// random, while clients map. Every answer must be 200 or 503 and come in time; after, all that was answered is charged
// once, nothing else is held, and the books are exact.
//
//   .ci/postgres .ci/redis node scripts/outage.js [--seconds 60] [--seed 1]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../dist/index.js';
import { seedRandom } from './chaos/seeded.js';
import { wireTo } from './chaos/wire.js';
import { findLosses } from './crash/losses.js';
import { createPlace, openMigrated } from './crash/place.js';
import { serveSite } from './crash/site.js';

/** Milliseconds that an answer may take: 5 s, and what a busy machine adds. */
const LATE_MS = 20_000;
const FAULTS = [
  (wire) => wire.cut(),
  (wire) => wire.drop(),
  (wire) => wire.halfClose(),
  (wire) => wire.delay(50),
  (wire) => wire.throttle(20_000),
];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
seedRandom(values.seed);
const folder = await mkdtemp(join(tmpdir(), 'web-data-outage-'));
const place = await createPlace('postgres', folder);
const site = await serveSite();
const { store, key } = await openMigrated(place.options);
await store.close();
const wires = [await wireTo(place.options.databaseUrl, 5432)];
const redis = process.env.TEST_REDIS_URL;
if (redis !== undefined) wires.push(await wireTo(redis, 6379));
const start = () =>
  startServer({
    dataDirectory: folder,
    databaseUrl: wires[0].url,
    ...(wires[1] && { redisUrl: wires[1].url }),
    port: 0,
    plans: { crash: { requestsPerMinute: 1_000_000, concurrency: 1000 } },
    leaseMs: 15_000,
    logLevel: 'silent',
    docsDirectory: 'none',
    allowPrivate: ['127.0.0.1:*'],
  });
const servers = [await start(), await start()];
const statuses = {};
const problems = [];
const maps = new Set();
const until = Date.now() + Number(values.seconds) * 1000;

async function call(url, client) {
  for (let count = 0; Date.now() < until; count++) {
    const id = `${client}-${count}`;
    const from = performance.now();
    const response = await fetch(`${url}/v2/map`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-request-id': id },
      body: JSON.stringify({ url: site.url, sitemap: 'only' }),
    });
    await response.arrayBuffer();
    const took = performance.now() - from;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status === 200) maps.add(id);
    if (![200, 503].includes(response.status)) problems.push(`${id} was answered with ${response.status}.`);
    if (took > LATE_MS)
      problems.push(`${id} was answered with ${response.status} after ${Math.round(took)} ms.`);
    await sleep(response.status === 200 ? 5 : 100);
  }
}

const clients = servers.flatMap(({ url }, server) =>
  Array.from({ length: 6 }, (_, client) => call(url, `${server}.${client}`)),
);
let faults = 0;
while (Date.now() < until) {
  await sleep(300 + Math.random() * 1500);
  const wire = wires[Math.floor(Math.random() * wires.length)];
  FAULTS[Math.floor(Math.random() * FAULTS.length)](wire);
  faults += 1;
  await sleep(200 + Math.random() * 4000);
  wire.mend();
}
await Promise.all(clients);
const from = performance.now();
await Promise.all(servers.map((server) => server.close()));
const closedMs = Math.round(performance.now() - from);
if (closedMs > 45_000) problems.push(`The servers took ${closedMs} ms to close.`);
// What was released while the database was away comes back with the lease.
await sleep(15_500);
problems.push(...(await findLosses(place.options, { maps, grants: new Set(), cached: new Set() })));
site.close();
await Promise.all(wires.map((wire) => wire.close()));
await place.remove();
await rm(folder, { recursive: true, force: true });
const told = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
console.log(
  `postgres${redis ? ' and redis' : ''}: ${faults} faults, answers ${told.join(', ')}, closed in ${closedMs} ms; ${problems.length} lost or wrong`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
process.exitCode = problems.length === 0 && maps.size > 0 ? 0 : 1;
