// Sends the largest valid inputs of each operation, and prints the longest turn of the event loop that each leads to, in
// milliseconds of processor time, so that other load of the machine does not count. A turn that is long holds up every
// other request.
//
//   node scripts/turns.js [--only <part of a name>] [--times 3]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDatabase, openMigrated } from './crash/database.js';
import { inputs } from './turns/inputs.js';
import { respond } from './turns/site.js';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, times: { type: 'string', default: '3' } },
});
const folder = await mkdtemp(join(tmpdir(), 'web-data-turns-'));
const database = await createDatabase('sqlite', folder);
const { store, key } = await openMigrated(database.options);
await store.close();
const site = createServer(respond);
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${site.address().port}`;
const program = fileURLToPath(new URL('turns/server.js', import.meta.url));
const child = spawn(process.execPath, [program, JSON.stringify(database.options)], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const url = (await lines.next()).value;

async function readLongest() {
  child.stdin.write('\n');
  return Number((await lines.next()).value);
}

async function send(path, body, method = 'POST') {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  return { status: response.status, size: text.length, body: text.length < 100_000 ? JSON.parse(text) : {} };
}

// What starts with the first request is not counted.
for (let warm = 0; warm < 5; warm++) await send('scrape', { url: `${origin}/a` });
await sleep(500);
for (const [name, call] of Object.entries(inputs).filter(([title]) => title.includes(values.only))) {
  const longest = [];
  let last;
  for (let time = 0; time < Number(values.times); time++) {
    await readLongest();
    last = await call(send, origin).catch((error) => ({ status: String(error), size: 0 }));
    longest.push(await readLongest());
  }
  const [first, ...later] = longest;
  console.log(
    `${name.padEnd(44)} first ${first} ms, later ${later.length > 0 ? Math.min(...later) : first} ms (${last.status}, ${last.size} characters)`,
  );
}
child.stdin.end();
await once(child, 'close');
site.closeAllConnections();
site.close();
await database.remove();
await rm(folder, { recursive: true, force: true });
