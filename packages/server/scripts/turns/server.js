// A server that measures the processor time of each turn of its event loop. A line on standard input resets the measure, and
// prints the longest turn since the one before.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { startServer } from '../../dist/index.js';

/** The main thread has the id of the process (Linux). */
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

const server = await startServer({
  port: 0,
  plans: { crash: { requestsPerMinute: 1_000_000, concurrency: 10_000 } },
  logLevel: 'silent',
  docsDirectory: 'none',
  allowPrivate: ['127.0.0.1:*'],
  siteRequestsPerSecond: 10_000,
  ...JSON.parse(process.argv[2]),
});

let before = readCpuMs();
let longest = 0;
const look = () => {
  const now = readCpuMs();
  longest = Math.max(longest, now - before);
  before = now;
  setImmediate(look);
};
look();
createInterface({ input: process.stdin })
  .on('line', () => {
    console.log(longest.toFixed(1));
    longest = 0;
  })
  .on('close', () => process.exit(0));
console.log(server.url);

/** Returns the milliseconds that the main thread has run. */
function readCpuMs() {
  return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ', 1)[0]) / 1e6;
}
