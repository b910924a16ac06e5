// A server in a separate process that measures itself: `node child.js <fastify|web-data> <options as JSON>`.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const [, , kind, options] = process.argv;
const { start } = await import(`./${kind}.js`);
const server = await start(JSON.parse(options));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('message', async (message) => {
  if (message === 'close') {
    await server.close();
    process.exit(0);
  }
  const { user, system } = process.cpuUsage();
  // After the CPU time is read: a full collection also drops compiled code, which is then recompiled.
  if (message === 'memory') globalThis.gc();
  process.send({
    cpuMicroseconds: user + system,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
    heapMb: process.memoryUsage().heapUsed / 2 ** 20,
    loopDelayMs: { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
  });
  delay.reset();
});
process.send(server.facts);
