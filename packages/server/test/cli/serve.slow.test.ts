import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';
import type { Program } from '../support/program.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let folder: string;
let program: Program;
/** Takes connections and says nothing. */
let silent: Site;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-data-serve-'));
  silent = await serveSite(() => {});
  const { port } = new URL(silent.url);
  program = await startProgram(folder, { WEB_DATA_ALLOW_PRIVATE: '127.0.0.1', WEB_DATA_SITE_PORTS: port });
});
afterEach(async () => {
  await program.end('SIGKILL');
  await silent.close();
  await rm(folder, { recursive: true });
});

const startMap = (): Promise<Response | undefined> =>
  fetch(`${program.url}/v2/map`, {
    method: 'POST',
    headers: { authorization: `Bearer ${program.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: silent.url }),
  }).catch(() => undefined);

it('ends with 0 at SIGINT and says its key once', async () => {
  expect(await program.end('SIGINT')).toBe(0);
  expect(program.output().split(program.key)).toHaveLength(2);
});

it('lets running work go on at the first signal, and ends at once at the second', async () => {
  const running = startMap();
  await expect.poll(() => silent.asked.length, { timeout: 20_000 }).toBeGreaterThan(0);
  program.signal('SIGTERM');
  await expect.poll(() => program.output(), { timeout: 20_000 }).toContain('shutting down');
  expect((await fetch(`${program.url}/readyz`)).status).toBe(503);
  expect(await program.end('SIGTERM')).toBe(130);
  expect(await running).toBeUndefined();
});
