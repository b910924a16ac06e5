import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callMap } from './load.js';
import { startProcess } from './process.js';
import { serveSite } from './site.js';

/** CPU time of the server for one Map of a small cached site, as a multiple of Fastify returning a constant. */
export async function measureCpu({ calls = 10_000, rounds = 7 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
  const site = await serveSite();
  const links = Array.from({ length: 20 }, (_, page) => ({ url: `${site.url}/page-${page}` }));
  const floor = await startProcess('fastify', { response: { success: true, links } });
  const ours = await startProcess('web-data', { dataDirectory: folder });
  const body = { url: site.url, sitemap: 'only' };
  const costs = { floor: [], ours: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [name, server] of Object.entries({ floor, ours })) {
      const cost = await readCpu(server, { servers: [server], body, clients: 50, calls });
      if (round > 0) costs[name].push(cost); // The first round warms up.
    }
  }
  await Promise.all([floor.close(), ours.close()]);
  site.close();
  await rm(folder, { recursive: true });
  const [base, own] = [median(costs.floor), median(costs.ours)];
  return `CPU of a Map of a small cached site, ${calls} calls from 50 clients: ${own.toFixed(0)} µs, ${(own / base).toFixed(2)} x Fastify answering a constant (${base.toFixed(0)} µs)`;
}

async function readCpu(server, load) {
  const before = await server.usage();
  const { calls, statuses } = await callMap(load);
  if (statuses[200] !== calls) throw new Error(`Not all succeeded: ${JSON.stringify(statuses)}`);
  const after = await server.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / calls;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
