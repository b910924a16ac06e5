import { bodies } from './bodies.js';
import { readCpu, post, servers, startServer } from './servers.js';
import { median, printTable } from './table.js';

/**
 * Measures the CPU time from the start of a process to its first response with status 200, and the difference to the
 * bare host.
 */
export async function benchCold(rounds) {
  const times = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, [file]] of Object.entries(servers)) times[name].push(await measure(name, file));
  }
  printTable(
    'Cold start to the first validated request, ms of processor time (over its bare host)',
    Object.entries(servers).map(([name, [, host]]) => {
      const over = median(times[name].map((time, index) => time - times[host][index]));
      return {
        name,
        time: median(times[name]).toFixed(0),
        over: `${over >= 0 ? '+' : ''}${over.toFixed(0)}`,
      };
    }),
  );
}

async function measure(name, file) {
  const { child, port } = await startServer(file);
  try {
    const status = await post(port, JSON.stringify(bodies.full));
    if (status !== 200) throw new Error(`${name} answered ${status}.`);
    return (await readCpu(child)) / 1000;
  } finally {
    child.kill();
  }
}
