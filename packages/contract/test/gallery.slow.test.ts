import { expect, it, vi } from 'vitest';
import type { JsonObject } from '@web-data/openapi';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';
import { SERVERS, type Correct } from './gallery/servers.ts';
import { listen } from './support.ts';

// A run takes a second or two alone, and many times that on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const SEEDS = Array.from({ length: Number(process.env['GALLERY_SEEDS'] ?? 1) }, (_, index) => index + 1);

async function alarms(
  { file, create }: Correct,
  said: JsonObject,
  { seed, writes }: { seed: number; writes: 'own' | 'all' },
): Promise<string[]> {
  const document = await readDocument(`test/${file}.yaml`);
  const server = await listen(await create());
  const fixtures = toFixtures({ settleMs: 2000, ...said }, {});
  const report = await verify({ document, baseUrl: server.url, fixtures, seed, writes });
  await server.close();
  return report.findings.map(
    ({ trial, check, message, expected, got, curl }) =>
      `seed ${seed} ${trial} ${check}: ${message} expected ${expected} got ${got}\n  ${curl}`,
  );
}

it.each(Object.keys(SERVERS))('nothing is said against the correct server of %s', async (name) => {
  const server = SERVERS[name]!;
  const told: string[] = [];
  for (const seed of SEEDS)
    told.push(
      ...(await alarms(server, server.key, { seed, writes: 'own' })),
      ...(await alarms(server, server.more, { seed, writes: 'all' })),
    );
  expect(told).toEqual([]);
});
