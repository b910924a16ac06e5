import { afterEach, expect, test } from 'vitest';
import { pollForKey } from '../src/onboarding/poll-for-key.ts';
import { json, startService } from './support/service.ts';
import type { Service } from './support/service.ts';

let service: Service | undefined;
afterEach(() => service?.close());

const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

/** `Retry-After` of a 429, and whether the service is left alone until the request has expired. */
test.each<[string | undefined, boolean]>([
  [undefined, false],
  ['0', false],
  ['soon', false],
  ['1e4', false],
  ['-1', false],
  ['3600', true],
  [inAnHour, true],
  ['9999999999', true],
])('after a 429 with %j the service is left alone: %s', async (value, isLeftAlone) => {
  let polls = 0;
  service = await startService((response) => {
    polls += 1;
    json(response, 429, { error: 'busy' }, value === undefined ? {} : { 'retry-after': value });
  });
  const poll = {
    endpoint: service.baseUrl,
    clientId: 'a',
    deviceCode: 'b',
    interval: 0.02,
    until: Date.now() + 1500,
  };
  await expect(pollForKey({ fetch, signal: undefined }, poll)).rejects.toMatchObject({
    code: 'expired_token',
  });
  if (isLeftAlone) expect(polls).toBe(1);
  else expect(polls).toBeGreaterThan(1);
});
