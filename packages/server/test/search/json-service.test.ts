import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Rejection } from '@web-data/validator';
import { expect, test } from 'vitest';
import { JsonService } from '../../src/capabilities/search/providers/json-service.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toUTCString();

/** `Retry-After` of a busy provider, and the least and the most seconds that the caller is told to wait. */
test.each<[string | undefined, number, number]>([
  [undefined, 5, 5],
  ['soon', 5, 5],
  ['0', 1, 1],
  ['7', 7, 7],
  ['3600', 3600, 3600],
  ['86400', 3600, 3600],
  [inMinutes(2), 60, 120],
  [inMinutes(600), 3600, 3600],
  [inMinutes(-5), 1, 1],
])('a provider that says %j is passed on as %d to %d seconds', async (value, least, most) => {
  const provider = createServer((_request, response) =>
    response.writeHead(429, value === undefined ? {} : { 'retry-after': value }).end('{}'),
  );
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const service = new JsonService(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  try {
    const error = await service
      .get('/', new URLSearchParams(), AbortSignal.timeout(5000))
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Rejection);
    const seconds = Number((error as Rejection).headers['Retry-After']);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  } finally {
    await service.close();
    provider.close();
  }
});
