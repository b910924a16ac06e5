// Takes one description through all steps, and prints the results as JSON: `node pass.js <file> [requests]`.
import { takeThrough } from './take-through.js';

const row = await takeThrough(process.argv[2], Number(process.argv[3] ?? 200));
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
row.cpu = (userCPUTime + systemCPUTime) / 1e6;
row.megabytes = Math.round(maxRSS / 1024);
process.stdout.write(`${JSON.stringify(row)}\n`, () => process.exit(0));
