// Throws requests of every kind at a server of its own, over HTTP and over raw sockets, and checks each answer:
// no 5xx, every body as described, memory flat, no key in the log. Nothing leaves the machine: the only hosts that
// occur are loopback and literal private addresses, which the server refuses.
//
//   node scripts/fuzz.js [--requests 100000] [--seed 1]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
let total = Number(values.requests);
const until = values.seconds === undefined ? Infinity : Date.now() + Number(values.seconds) * 1000;
const BATCH = 2000;
const IN_FLIGHT = 32;

const folder = await mkdtemp(join(tmpdir(), 'web-data-fuzz-'));
const site = await serveSite();
const server = await startFuzzed(folder);
const checks = await createChecks(server);
const memory = [];

for (let done = 0; done < total; done += BATCH) {
  if (done > 0 && Date.now() > until) total = done;
  if (done >= total) break;
  const seed = Number(values.seed) * 1_000_003 + done;
  const requests = sampleRequests({
    count: Math.min(BATCH, total - done),
    seed,
    site: site.url,
    keys: server.keys,
  });
  await sendAll(requests);
  memory.push(server.residentMegabytes());
  if (process.stderr.isTTY) process.stderr.write(`\r${done + BATCH} of ${total}`);
}
await server.close();
site.close();
await rm(folder, { recursive: true, force: true });

const settled = memory.slice(Math.floor(memory.length / 5));
const growth = Math.max(...settled.slice(-3)) - Math.max(...settled.slice(0, 3));
checks.require(growth < 60, `memory grew by ${growth} MB`);
checks.require(!server.keys.some(({ secret }) => server.log().includes(secret)), 'a key is in the log');
const statuses = Object.entries(checks.statuses)
  .map(([status, count]) => `${status}: ${count}`)
  .join(', ');
console.log(
  `${checks.answers} answers to ${total} requests (${statuses}); resident memory ${settled[0]} to ${settled.at(-1)} MB`,
);
for (const problem of checks.problems.slice(0, 20)) console.error(problem);
console.log(`${checks.problems.length} problems`);
process.exitCode = checks.problems.length === 0 ? 0 : 1;

async function sendAll(requests) {
  let next = 0;
  const worker = async () => {
    while (next < requests.length) {
      const request = requests[next++];
      checks.judge(request, await send(server.url, request));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
}
