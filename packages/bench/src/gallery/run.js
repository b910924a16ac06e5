// Takes every description of the gallery through the whole line: `node run.js [--only text] [--requests n] [--json]`.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { listDescriptions } from './descriptions.js';
import { formatRow, formatTable } from './table.js';

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
// What is refused is told with its reason; nothing may end by itself.
if (rows.some(({ crashed }) => crashed)) process.exitCode = 1;

/** In a process of its own, so that one that crashes takes nobody with it, and CPU and memory are its own. */
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
