import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { Parser } from '../src/index.ts';
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

describe('a process that cannot start says so, and why', () => {
  const { execPath } = process;
  afterEach(() => {
    process.execPath = execPath;
  });

  test.each([
    ['a program that is not there', '/nonexistent/node', 'could not be started (ENOENT).'],
    ['a program that may not be run', '/etc', 'could not be started (EACCES).'],
  ])('%s', async (_name, path, message) => {
    process.execPath = path;
    running = new ParseProcess(1024);
    await expect(running.run(task, { timeoutMs: 60_000 })).rejects.toMatchObject({
      name: 'ParseError',
      code: 'NotStarted',
      message: `The process that reads files ${message}`,
    });
    expect(running.isAlive).toBe(false);
  });

  test('a program that ends before it reads', async () => {
    process.execPath = '/bin/false';
    running = new ParseProcess(1024);
    const error: unknown = await running.run(task, { timeoutMs: 60_000 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'NotStarted',
      message: 'The process that reads files could not be started.',
      cause: { message: expect.stringMatching(/^It ended with exit code 1:/) },
    });
  });

  test('the next file has another process', async () => {
    const parser = new Parser();
    process.execPath = '/nonexistent/node';
    await expect(parser.parse(new TextEncoder().encode('Text'))).rejects.toMatchObject({
      code: 'NotStarted',
    });
    process.execPath = execPath;
    expect((await parser.parse(new TextEncoder().encode('Text'))).markdown).toBe('Text');
    parser.close();
  });
});

function listChildren(pid: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
  return list
    .split('\n')
    .filter((line) => line.includes('dist/process/child.js'))
    .map((line) => parseInt(line, 10));
}
