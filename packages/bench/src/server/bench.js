// The server's numbers: `node src/server/bench.js [cpu] [crowd] [replicas] [commits]`, all by default.
import { measureCpu } from './cpu.js';

const benchmarks = { cpu: measureCpu };
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benchmarks);
for (const name of names) console.log(await benchmarks[name]());
