// Agent jobs on both stores: `node src/agent/bench.js [jobs]`, 1,000 by default; PostgreSQL where TEST_DATABASE_URL
// names a server (.ci/postgres sets it), in a separate database. Measures how many jobs 16 clients start per second
// without a worker, then how fast a server drains the queue, then the time from a start to the first step of its run,
// one job at a time.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '@web-data/server';
import { databaseServer, withDatabase } from '../server/database.js';

const JOBS = Number(process.argv[2] ?? 1000);
const CLIENTS = 16;
const LATENCIES = 100;
const DRAIN_MS = 600_000;
const body = (url) => JSON.stringify({ prompt: 'Plans', urls: [url], maxCredits: 2 });

const site = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<title>x</title>'),
);
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const siteUrl = `http://127.0.0.1:${site.address().port}/`;
console.log(await measure('SQLite'));
if (databaseServer !== undefined)
  console.log(await withDatabase((databaseUrl) => measure('PostgreSQL', { databaseUrl })));
site.close();

async function measure(store, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
  const start = (agentRuns) =>
    startServer({
      port: 0,
      dataDirectory: folder,
      ...options,
      docsDirectory: 'none',
      developmentKey: 'on',
      logLevel: 'silent',
      allowPrivate: ['127.0.0.1'],
      sitePorts: [site.address().port],
      plans: { development: { requestsPerMinute: 1_000_000, concurrency: 100_000 } },
      agentRuns,
    });
  const accepting = await start(0);
  const key = accepting.developmentKey;
  const { ids, acceptedAs } = await accept(accepting.url, key);
  await accepting.close();

  const running = await start(8);
  const began = performance.now();
  const memory = await drained(running.url, key, ids);
  const drainedIn = (performance.now() - began) / 1000;
  const latencies = await startLatencies(running.url, key);
  await running.close();
  await rm(folder, { recursive: true });
  const at = (part) => Math.round(latencies[Math.floor(latencies.length * part)]);
  return [
    `${store}: ${acceptedAs.toFixed(0)} jobs accepted a second by ${CLIENTS} clients`,
    `${JOBS} drained in ${drainedIn.toFixed(1)} s by 8 runs at once, all completed`,
    `memory of the process after a quarter, at most after, in MB: ${memory.join(', ')}`,
    `start latency p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  ].join('; ');
}

async function accept(url, key) {
  const ids = [];
  let left = JOBS;
  const before = performance.now();
  const client = async () => {
    while (left-- > 0) ids.push((await call(url, key, '/agent', { method: 'POST', body: body(siteUrl) })).id);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { ids, acceptedAs: (JOBS * 1000) / (performance.now() - before) };
}

/** Waits for every job in the order of their starts; throws when a job was lost or did not succeed. */
async function drained(url, key, ids) {
  const until = Date.now() + DRAIN_MS;
  let quarter = 0;
  let max = 0;
  for (const [index, id] of ids.entries()) {
    for (;;) {
      const { status } = await call(url, key, `/agent/${id}`);
      if (status === 'completed') break;
      if (status !== 'processing' || Date.now() > until) throw new Error(`Job ${id} is ${status}.`);
      await sleep(20);
    }
    const used = Math.round(process.memoryUsage().rss / 1e6);
    if (index === Math.floor(ids.length / 4)) quarter = used;
    if (index > ids.length / 4) max = Math.max(max, used);
  }
  return [quarter, max];
}

/** Milliseconds from the request to the first step of the run, sorted. */
async function startLatencies(url, key) {
  const latencies = [];
  for (let job = 0; job < LATENCIES; job++) {
    const before = Date.now();
    const { id } = await call(url, key, '/agent', { method: 'POST', body: body(siteUrl) });
    while ((await call(url, key, `/agent/${id}`)).status === 'processing') await sleep(5);
    const { events } = await call(url, key, `/agent/${id}/trace`);
    latencies.push(Date.parse(events.find(({ type }) => type === 'agent.started').occurredAt) - before);
  }
  return latencies.toSorted((a, b) => a - b);
}

async function call(url, key, path, init = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/v2${path}`, { ...init, headers });
  if (response.status !== 200)
    throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
