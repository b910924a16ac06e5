import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callMap } from './load.js';
import { startProcess } from './process.js';
import { serveSite } from './site.js';

/**
 * What the log of requests costs: CPU time of a Map of a small cached site on servers with it and without, whose rounds
 * take turns.
 */
export async function measureRequestLog({ calls = 5000, rounds = 9, clients = 50 } = {}) {
  const folders = [];
  const start = async (kind) => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
    folders.push(dataDirectory);
    return startProcess(kind, { dataDirectory });
  };
  const site = await serveSite();
  const servers = { without: await start('web-data-without-log'), with: await start('web-data') };
  const body = { url: site.url, sitemap: 'only' };
  const costs = { without: [], with: [] };
  for (let round = 0; round <= rounds; round++) {
    // The one that goes first changes, because the machine may slow down within a round.
    const names = round % 2 === 0 ? ['without', 'with'] : ['with', 'without'];
    for (const name of names) {
      const server = servers[name];
      const before = await server.usage();
      const { statuses } = await callMap({ servers: [server], body, clients, calls });
      if (statuses[200] !== calls) throw new Error(`Not all succeeded: ${JSON.stringify(statuses)}`);
      await new Promise((resolve) => setTimeout(resolve, 1500)); // The last second is written later.
      const after = await server.usage();
      if (round > 0) costs[name].push((after.cpuMicroseconds - before.cpuMicroseconds) / calls);
    }
  }
  await Promise.all(Object.values(servers).map((server) => server.close()));
  site.close();
  for (const folder of folders) await rm(folder, { recursive: true });
  const shares = costs.with.map((cost, round) => (cost / costs.without[round] - 1) * 100);
  const [own, base] = [median(costs.with), median(costs.without)];
  return `Log of requests, ${calls} calls from ${clients} clients: ${base.toFixed(1)} µs without it, ${own.toFixed(1)} µs with it; ${median(shares).toFixed(1)} % (median of ${rounds} pairs, ${Math.min(...shares).toFixed(1)} to ${Math.max(...shares).toFixed(1)} %)`;
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
