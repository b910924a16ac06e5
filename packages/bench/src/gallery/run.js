// Takes every description of the gallery through all steps: `node run.js [--only text] [--requests n|none] [--json]`;
// `none` leaves out all but what is generated and its properties.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { listDescriptions } from './descriptions.js';
import { formatRow, formatTable, hasViolation } from './table.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    requests: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});
const pass = new URL('pass.js', import.meta.url).pathname;
const rows = [];
for (const { name, file } of listDescriptions()) {
  if (values.only && !values.only.some((text) => name.includes(text))) continue;
  const row = { name, ...takeOne(file) };
  rows.push(row);
  console.log(values.json ? JSON.stringify(row, null, 1) : formatRow(row));
}
console.log(formatTable(rows));
// A rejected description is reported with its reason; a crash fails the run, and so does a property that does not hold.
if (rows.some((row) => row.crashed || hasViolation(row))) process.exitCode = 1;

/**
 * Runs one description in a separate process, so that a crash ends only that process, and CPU and memory are its own.
 */
function takeOne(file) {
  try {
    const text = execFileSync(process.execPath, [pass, file, values.requests], {
      encoding: 'utf8',
      timeout: 600_000,
      maxBuffer: 2 ** 27,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return JSON.parse(text.trim().split('\n').at(-1));
  } catch (error) {
    return { crashed: String(error.stderr || error.message).slice(0, 600) };
  }
}
