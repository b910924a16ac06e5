import { administer, databaseServer, withDatabase } from './database.js';
import { callMap } from './load.js';
import { startProcess } from './process.js';
import { serveSite } from './site.js';

/**
 * 1, 2 and 4 replicas on PostgreSQL: CPU time of a request over all of them, and whether the limit per minute holds.
 */
export async function measureReplicas({ calls = 4000 } = {}) {
  if (databaseServer === undefined)
    return 'replicas: not measured, TEST_DATABASE_URL is not set (.ci/postgres sets it).';
  const site = await serveSite();
  const rows = [];
  for (const count of [1, 2, 4])
    rows.push(await withDatabase((databaseUrl) => measure(count, { site, calls, databaseUrl })));
  site.close();
  const [first] = rows;
  return [
    'replicas on PostgreSQL, 64 clients each, one team',
    ...rows.map(
      (row) =>
        `  ${row.count}: ${row.cpu.toFixed(0)} µs a request (${(row.cpu / first.cpu).toFixed(2)} x one replica); of ${row.asked} requests ${row.allowed} allowed by a limit of ${row.limit}`,
    ),
  ].join('\n');
}

async function measure(count, { site, calls, databaseUrl }) {
  const plans = { development: { requestsPerMinute: 1_000_000, concurrency: 10_000 } };
  const options = { databaseUrl, plans, mapCredits: 0 };
  const servers = [await startProcess('web-data', options)];
  while (servers.length < count)
    servers.push({ ...(await startProcess('web-data', options)), key: servers[0].key });
  const body = { url: site.url, sitemap: 'only' };
  const clients = 64 * count;
  await callMap({ servers, body, clients, calls: 500 * count });
  const before = await readCpu(servers);
  await callMap({ servers, body, clients, calls: calls * count });
  const cpu = ((await readCpu(servers)) - before) / (calls * count);
  await Promise.all(servers.map((running) => running.close()));

  // The same store with a small limit; the window of the calls above is still open.
  const limit = 150;
  const limited = { databaseUrl, plans: { development: { requestsPerMinute: limit, concurrency: 10_000 } } };
  await administer('delete from rate_limit', databaseUrl);
  const repeated = await Promise.all(
    servers.map(async ({ key }) => Object.assign(await startProcess('web-data', limited), { key })),
  );
  const requested = 600;
  const { statuses } = await callMap({ servers: repeated, body, clients: 64, calls: requested });
  await Promise.all(repeated.map((running) => running.close()));
  return { count, cpu, limit, requested, allowed: statuses[200] };
}

async function readCpu(servers) {
  const usages = await Promise.all(servers.map((running) => running.usage()));
  return usages.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0);
}
