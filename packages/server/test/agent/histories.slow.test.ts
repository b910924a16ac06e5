import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { storeKinds } from '../support/stores.ts';

const script = (name: string): string => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));
const run = promisify(execFile);
const directory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** The short form; `node scripts/agent-model.js` plays 10,000 histories. */
it.each(storeKinds)('keeps the state table in random histories, on %s', async (kind) => {
  const runs = kind === 'sqlite' ? '60' : '10';
  const args = [script('agent-model.js'), '--runs', runs, '--store', kind, '--directory', directory];
  const { stdout } = await run(process.execPath, args);
  expect(stdout).toMatch(/^\w+: \d+ runs, \d+ commands, [1-9]\d* jobs \(.*\); no illegal move$/m);
});
