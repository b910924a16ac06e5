import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wantsDevelopmentKey } from '../../src/accounts/keys/development-key.ts';
import { startServer } from '../../src/index.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';

let place: Place;
beforeEach(async () => void (place = await newPlace('sqlite')));
afterEach(() => place.remove());

it.each([
  ['auto', undefined, undefined, true],
  ['auto', undefined, 'development', true],
  ['auto', undefined, 'production', false],
  ['auto', 'postgres://db/x', undefined, false],
  ['on', 'postgres://db/x', 'production', true],
  ['off', undefined, undefined, false],
])('%s, with the database %s and NODE_ENV=%s: %s', (developmentKey, databaseUrl, mode, wanted) => {
  expect(wantsDevelopmentKey({ developmentKey, databaseUrl }, { NODE_ENV: mode })).toBe(wanted);
});

it('makes none on an empty store where it is off, and makes it when it is asked for later', async () => {
  const { dataDirectory } = place.options;
  const start = async (developmentKey: string) => {
    const server = await startServer({ port: 0, dataDirectory, docsDirectory: 'none', developmentKey });
    await server.close();
    return server.developmentKey;
  };
  expect(await start('off')).toBeUndefined();
  expect(await start('on')).toMatch(/^wd_/);
  expect(await start('on')).toBeUndefined();
});

it('makes none at a start that fails, which would show it to nobody', async () => {
  const { dataDirectory } = place.options;
  const options = { dataDirectory, docsDirectory: 'none', developmentKey: 'on' };
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // It listens on TCP.
  await expect(startServer({ ...options, port })).rejects.toThrow(/is in use|taken/);
  other.close();
  const server = await startServer({ ...options, port: 0 });
  await server.close();
  expect(server.developmentKey).toMatch(/^wd_/);
});
