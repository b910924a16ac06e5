import { Pool } from 'undici';

/** Calls Map from many clients at once, for a number of calls or a number of milliseconds. */
export async function callMap({ servers, body, clients, calls = Infinity, milliseconds = Infinity }) {
  const pools = servers.map(({ url }) => new Pool(url, { connections: Math.ceil(clients / servers.length) }));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${servers[0].key ?? 'none'}` };
  const text = JSON.stringify(body);
  const statuses = {};
  const latencies = [];
  const until = performance.now() + milliseconds;
  let left = calls;
  const client = async (pool) => {
    while (left-- > 0 && performance.now() < until) {
      const from = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: '/v2/map',
        headers,
        body: text,
      });
      await body.dump();
      latencies.push(performance.now() - from);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, (_, index) => client(pools[index % pools.length])));
  const seconds = (performance.now() - from) / 1000;
  await Promise.all(pools.map((pool) => pool.close()));
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { calls: latencies.length, seconds, statuses, p50: at(0.5), p99: at(0.99) };
}
