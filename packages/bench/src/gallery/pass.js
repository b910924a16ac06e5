// Takes one description through all steps, and prints the results as JSON: `node pass.js <file> [requests]`. `none` for
// the requests leaves out all but what is generated and its properties.
import { takeThrough } from './take-through.js';

const requests = process.argv[3] ?? '200';
const row = await takeThrough(process.argv[2], requests === 'none' ? undefined : Number(requests));
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
row.cpu = (userCPUTime + systemCPUTime) / 1e6;
row.megabytes = Math.round(maxRSS / 1024);
process.stdout.write(`${JSON.stringify(row)}\n`, () => process.exit(0));
