import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { ParseProcess } from '../src/process/parse-process.ts';
import type { Task } from '../src/process/protocol.ts';

/** Recognising characters takes seconds: time enough to end who does it. */
const task: Task = {
  bytes: readFileSync(new URL('corpus/files/letter.scan.png', import.meta.url)),
  claims: {},
  options: { mode: 'auto', maxPages: 1 },
  forms: undefined,
};
let running: ParseProcess;

afterEach(() => running.close());

test.each(['SIGKILL', 'SIGSEGV', 'SIGABRT'] as const)(
  '%s of the process is no fault of the file',
  async (signal) => {
    const before = listChildren(process.pid);
    running = new ParseProcess(1024);
    const child = listChildren(process.pid).find((pid) => !before.includes(pid));
    const read = running.run(task, { timeoutMs: 60_000 });
    process.kill(child!, signal);
    await expect(read).rejects.toMatchObject({
      code: 'Crashed',
      message: `Reading the file ended its process (${signal}).`,
    });
    expect(running.isAlive).toBe(false);
  },
);

test('memory beyond the bound of the process is the fault of the file', async () => {
  running = new ParseProcess(150);
  const read = running.run(task, { timeoutMs: 60_000 });
  await expect(read).rejects.toMatchObject({
    code: 'TooLarge',
    message: 'The file takes more than 150 MB of memory to read.',
  });
});

test('a heap that the engine finds full is the fault of the file', async () => {
  running = new ParseProcess(20);
  const read = running.run(task, { timeoutMs: 60_000 });
  await expect(read).rejects.toMatchObject({ code: 'TooLarge' });
});

function listChildren(pid: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
  return list
    .split('\n')
    .filter((line) => line.includes('dist/process/child.js'))
    .map((line) => parseInt(line, 10));
}
