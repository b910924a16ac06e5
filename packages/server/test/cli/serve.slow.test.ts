import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
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

it('is not ready but serves for the delay after SIGTERM, closes each connection, and then takes none', async () => {
  const own = await startProgram(join(folder, 'delayed'), { WEB_DATA_SHUTDOWN_DELAY_MS: '2000' });
  const agent = new Agent({ keepAlive: true });
  const get = async (path: string) => {
    const [response] = (await once(request(own.url + path, { agent }).end(), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return [response.statusCode, response.headers.connection];
  };
  expect(await get('/healthz')).toEqual([200, 'keep-alive']);
  own.signal('SIGTERM');
  await expect.poll(async () => (await get('/readyz'))[0]).toBe(503);
  expect(await get('/v2/openapi.json')).toEqual([200, 'close']);
  expect(await own.ended).toBe(0);
  await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
});
