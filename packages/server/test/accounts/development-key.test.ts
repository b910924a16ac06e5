import { afterEach, beforeEach, expect, it } from 'vitest';
import { wantsDevelopmentKey } from '../../src/accounts/development-key.ts';
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
