// Benchmarks of the server: `node src/server/bench.js [cpu] [crowd] [replicas] [commits] [request-log]`, all by default.
import { measureCommits } from './commits.js';
import { measureCpu } from './cpu.js';
import { measureCrowd } from './crowd.js';
import { measureReplicas } from './replicas.js';
import { measureRequestLog } from './request-log.js';

const benchmarks = {
  cpu: measureCpu,
  crowd: measureCrowd,
  replicas: measureReplicas,
  commits: measureCommits,
  'request-log': measureRequestLog,
};
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benchmarks);
for (const name of names) console.log(await benchmarks[name]());
