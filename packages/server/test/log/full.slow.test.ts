import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';
import type { Program, ProgramOptions } from '../support/program.ts';
import { smallDisk } from '../support/small-disk.ts';
import type { SmallDisk } from '../support/small-disk.ts';

let folder: string;
let disk: SmallDisk | undefined;
let program: Program | undefined;
const files: number[] = [];
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-data-log-'))));
afterEach(async () => {
  await program?.end('SIGKILL');
  for (const file of files.splice(0)) closeSync(file);
  await disk?.remove();
  await rm(folder, { recursive: true, force: true });
  [program, disk] = [undefined, undefined];
});

const start = async (options: ProgramOptions, environment: NodeJS.ProcessEnv = {}): Promise<Program> =>
  (program = await startProgram(join(folder, 'data'), environment, options));
const opened = (path: string, flags: number | string): number => {
  files.push(openSync(path, flags));
  return files.at(-1)!;
};
/** Each is refused, and a line of the log. */
const callUnauthorized = async ({ url }: Program, calls: number): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let left = calls; left > 0; left -= 50) {
    const batch = Array.from({ length: Math.min(left, 50) }, () =>
      fetch(`${url}/v2/map`, {
        method: 'POST',
        headers: { 'x-request-id': 'x'.repeat(128) },
        body: '{}',
        signal: AbortSignal.timeout(20_000),
      }),
    );
    for (const answer of await Promise.all(batch)) {
      statuses.add(answer.status);
      await answer.arrayBuffer();
    }
  }
  return statuses;
};
const droppedOf = async ({ metricsUrl }: Program): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^web_data_log_lines_dropped (\d+)$/m.exec(text)?.[1]);
};
/** More lines than what a disk of 300 kB and the memory kept for lines take. */
const MANY = 2000;

const small = await smallDisk(300);
await small?.remove();
if (small === undefined) console.log('A full disk for the log: not tested, this user may not mount one.');

it.runIf(small)(
  'a log on a full disk is dropped and counted, told once there is room, and keeps nothing from ending',
  async () => {
    disk = await smallDisk(300);
    const file = join(disk!.options.dataDirectory, 'server.log');
    await disk!.fill(100_000);
    const server = await start({ stdout: opened(file, 'a') });
    expect(await callUnauthorized(server, MANY)).toEqual(new Set([401]));
    const dropped = await droppedOf(server);
    expect(dropped).toBeGreaterThan(0);

    execFileSync('mount', ['-o', 'remount,size=16m', disk!.options.dataDirectory]);
    const lines = async () =>
      (await readFile(file, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object);
    await expect.poll(async () => (await lines()).at(-1), { timeout: 20_000 }).toMatchObject({ dropped });
    await callUnauthorized(server, 1);
    await expect.poll(async () => (await lines()).at(-1), { timeout: 20_000 }).toMatchObject({ status: 401 });
    expect((await lines()).filter((line) => 'dropped' in line)).toHaveLength(1);
    expect(await server.end('SIGTERM')).toBe(0);
  },
  120_000,
);

const check = async (server: Program): Promise<void> => {
  expect(await callUnauthorized(server, MANY)).toEqual(new Set([401]));
  expect(await droppedOf(server)).toBeGreaterThan(0);
  expect(await server.end('SIGTERM')).toBe(0);
};

describe('a server ends at SIGTERM and serves until then, with a standard output that is', () => {
  it('full', async () => check(await start({ stdout: opened('/dev/full', 'w') })), 120_000);

  it('a socket that nobody reads', async () => check(await start({ stdout: 'unread' })), 120_000);

  it('a pipe that nobody reads', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await check(await start({ stdout: opened(pipe, constants.O_RDWR) }));
  }, 120_000);

  it('closed by its reader', async () => {
    const server = await start({ stdout: 'unread' });
    server.closeOutput();
    await check(server);
  }, 120_000);
});
