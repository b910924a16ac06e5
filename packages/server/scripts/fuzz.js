// Sends requests of every kind to a server of its own, over HTTP and over raw sockets, and checks each response: no
// 5xx, every body fits the description, memory does not grow, no key in the log. Nothing leaves the machine: the only
// hosts in requests are loopback and literal private addresses, which the server rejects.
//
//   node scripts/fuzz.js [--requests 100000] [--seed 1]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Limits } from './chaos/limits.js';
import { serveSite } from './crash/site.js';
import { createChecks } from './fuzz/checks.js';
import { sampleRequests } from './fuzz/requests.js';
import { send } from './fuzz/send.js';
import { startFuzzed } from './fuzz/server.js';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const BATCH = 200;
/** Batches between two memory samples, and min samples for a result about growth. */
const LOOK = 10;
const LOOKS = 10;
const IN_FLIGHT = 32;

const folder = await mkdtemp(join(tmpdir(), 'web-data-fuzz-'));
const site = await serveSite();
const server = await startFuzzed(folder);
const checks = await createChecks(server);
const memory = [];
// The time starts after the server does, which takes long on a busy machine.
const limits = new Limits({ max: values.requests, seconds: values.seconds });

for (let batch = 0; await sendAll(requestsOf(batch)); batch++)
  if (batch % LOOK === 0) memory.push(server.residentMegabytes());
memory.push(server.residentMegabytes());
const total = limits.done;
await server.close();
const books = await server.audit();
site.close();
await rm(folder, { recursive: true, force: true });

const settled = memory.slice(Math.floor(memory.length / 5));
const growth = Math.max(...settled.slice(-3)) - Math.max(...settled.slice(0, 3));
checks.require(memory.length < LOOKS || growth < 60, `memory grew by ${growth} MB`);
checks.require(!server.keys.some(({ secret }) => server.log().includes(secret)), 'a key is in the log');
checks.require(
  total < BATCH || checks.statuses[200] > 0,
  'No request was answered with 200: the work itself was never reached',
);
for (const { problem } of books) checks.require(false, problem);
const statuses = Object.entries(checks.statuses)
  .map(([status, count]) => `${status}: ${count}`)
  .join(', ');
console.log(
  `${checks.responses} responses to ${total} requests (${statuses}); resident memory ${settled[0]} to ${settled.at(-1)} MB`,
);
for (const problem of checks.problems.slice(0, 20)) console.error(problem);
console.log(`${checks.problems.length} problems`);
process.exitCode = checks.problems.length === 0 ? 0 : 1;

function requestsOf(batch) {
  const seed = Number(values.seed) * 1_000_003 + batch * BATCH;
  return sampleRequests({ count: BATCH, seed, site: site.url, keys: server.keys });
}

/** Resolves to false once the limits are reached. */
async function sendAll(requests) {
  const before = limits.done;
  const worker = async () => {
    while (requests.length > 0 && limits.next()) {
      const request = requests.shift();
      checks.judge(request, await send(server.url, request));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  if (process.stderr.isTTY) process.stderr.write(`\r${limits.done} requests`);
  return limits.done === before + BATCH;
}
