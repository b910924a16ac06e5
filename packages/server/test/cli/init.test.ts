import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** A program that leaves ten orphans, and says how many of them nobody collected. */
const PROGRAM = `
import { becomeInit } from '${new URL('../../dist/cli/init.js', import.meta.url).href}';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
if (process.argv[2] === 'reaped') console.log('warning', becomeInit());
process.on('SIGTERM', () => process.exit(9));
for (let count = 0; count < 10; count++) spawn('sh', ['-c', 'sleep 0.1 & exit 0']);
setTimeout(() => {
  const stats = readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map((pid) => {
    try { return readFileSync('/proc/' + pid + '/stat', 'utf8'); } catch { return ''; }
  });
  console.log('zombies', stats.filter((stat) => /\\) Z 1 /.test(stat)).length);
  process.kill(1, 'SIGTERM');
  setTimeout(() => process.exit(7), 5000);
}, 600);
`;

const canExecute = 'execve' in process;
const inNamespace = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare =
  process.platform === 'linux' && spawnSync('unshare', [...inNamespace, 'true']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-data-init-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

function runFirst(mode: string): { lines: string[]; status: number | null } {
  const program = [process.execPath, join(folder, 'program.mjs'), mode];
  const { stdout, status } = spawnSync('unshare', [...inNamespace, ...program], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { lines: stdout.trim().split('\n'), status };
}

it.skipIf(!canUnshare)(
  'leaves orphans of the first process of a container to nobody, without an init',
  () => {
    expect(runFirst('alone')).toEqual({ lines: ['zombies 10'], status: 9 });
  },
);

it.skipIf(!canUnshare || !canExecute)('collects them, hands signals on and keeps the exit code', () => {
  expect(runFirst('reaped')).toEqual({ lines: ['warning undefined', 'zombies 0'], status: 9 });
});

it.skipIf(!canUnshare || canExecute)('warns where Node.js cannot replace its process', () => {
  expect(runFirst('reaped').lines[0]).toMatch(
    /^warning This is the first process .* \(docker run --init\)\.$/,
  );
});
