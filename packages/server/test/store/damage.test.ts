import { open, readFile, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

let place: Place;
let file: string;
let server: TestServer | undefined;
beforeEach(async () => {
  place = await newPlace('sqlite');
  file = join(place.options.dataDirectory, 'web-data.db');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await place.remove();
});

const map = (key: string) => server!.map(key, { url: 'http://127.0.0.1:9/' });
const readyz = async () => (await fetch(`${server!.url}/readyz`)).status;
/** Every call gets 503, and one line of the log says why and what to do. */
const expectRefused = async (key: string, sentence: RegExp): Promise<void> => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => map(key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await readyz()).toBe(503);
  const told = server!.log.filter((line) => line.includes('requests are rejected'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(sentence);
  expect(told[0]).toContain(file);
};
const pageOf = (table: string): { page: number; size: number } => {
  const database = new Database(file);
  const { rootpage } = database
    .prepare(`select rootpage from sqlite_schema where name = '${table}'`)
    .get() as {
    rootpage: number;
  };
  const [{ page_size: size }] = database.pragma('page_size') as [{ page_size: number }];
  database.close();
  return { page: rootpage, size };
};

it('a damaged page makes the server not ready, and is told once with the remedy', async () => {
  server = await startTestServer({}, 'sqlite', place);
  const { key } = await server.caller();
  await server.close();
  const { page, size } = pageOf('api_key');
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
  await handle.close();
  server = await startTestServer({}, 'sqlite', place);
  await expectRefused(key, /is damaged \(.+\)\. Stop the server, then restore a backup/);
});

it('a file that was cut off is refused at the start with the remedy', async () => {
  server = await startTestServer({}, 'sqlite', place);
  await server.close();
  server = undefined;
  const { length } = await readFile(file);
  await truncate(file, Math.floor(length / 3));
  await expect(startTestServer({}, 'sqlite', place)).rejects.toThrow(
    /web-data\.db (?:is damaged|cannot be opened)/,
  );
});

describe.each([
  ['deleted', (path: string) => rm(path), 0],
  ['moved away', (path: string) => rename(path, `${path}.old`), 1],
] as const)('a file %s under the running server', (_, take, offset) => {
  it.each(sample(['', '-wal'], { fast: 2, offset }))('makes it not ready (web-data.db%s)', async (suffix) => {
    server = await startTestServer({}, 'sqlite', place);
    const { key } = await server.caller();
    expect((await map(key)).status).not.toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 1200)); // It looks twice a second.
    await take(file + suffix);
    await expect.poll(readyz, { timeout: 10_000 }).toBe(503);
    await expectRefused(key, /was deleted or replaced under the running server/);
  });
});
