import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callMap } from './load.js';
import { startProcess } from './process.js';
import { serveSite } from './site.js';

/** 200 clients at once for a minute: errors, latency, memory. */
export async function measureCrowd({
  seconds = Number(process.env.BENCH_SECONDS ?? 60),
  clients = 200,
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-bench-'));
  const site = await serveSite();
  const server = await startProcess('web-data', { dataDirectory: folder, mapCredits: 0 });
  const load = { servers: [server], body: { url: site.url, sitemap: 'only' }, clients };
  await callMap({ ...load, milliseconds: 5000 });
  const before = await server.memory();
  const sizes = [];
  const sampler = setInterval(
    async () => sizes.push((await server.memory()).residentMb.toFixed(0)),
    seconds * 125,
  );
  const { calls, statuses, p50, p99 } = await callMap({ ...load, milliseconds: seconds * 1000 });
  clearInterval(sampler);
  const after = await server.memory();
  await server.close();
  site.close();
  await rm(folder, { recursive: true });
  return [
    `${clients} clients for ${seconds} s: ${calls} calls, statuses ${JSON.stringify(statuses)}`,
    `  latency p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms = ${(p99 / p50).toFixed(1)} x p50`,
    `  event loop delay p50 ${after.loopDelayMs.p50.toFixed(1)} ms, p99 ${after.loopDelayMs.p99.toFixed(1)} ms in the last eighth`,
    `  heap ${before.heapMb.toFixed(0)} to ${after.heapMb.toFixed(0)} MB, resident ${before.residentMb.toFixed(0)}, ${sizes.join(', ')} MB`,
  ].join('\n');
}
