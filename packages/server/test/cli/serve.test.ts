import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';
import type { Program } from '../support/program.ts';

let folder: string;
let program: Program;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-serve-'));
  program = await startProgram(folder);
});
afterEach(async () => {
  await program.end('SIGKILL');
  await rm(folder, { recursive: true });
});

it('ends with 0 at SIGTERM and says its key once', async () => {
  expect(await program.end('SIGTERM')).toBe(0);
  expect(program.output().split(program.key)).toHaveLength(2);
});
