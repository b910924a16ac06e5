import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';

/** The documentation of a server states what that server does, not a default. */
let server: RunningServer;
const dataDirectory = mkdtempSync(join(tmpdir(), 'facts-'));
beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataDirectory,
    plans: { tiny: { requestsPerMinute: 612, concurrency: 53, storedBytes: 3_000_000_000 } },
    mapCredits: 7,
    maxBodyBytes: 2_000_000,
    operationTimeoutMs: 45_000,
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDirectory, { recursive: true });
});

test.each(['guides/limits.md', 'guides/limits/'])('/%s has its plans, prices and sizes', async (path) => {
  const text = (await (await fetch(`${server.url}/${path}`)).text())
    .replaceAll(/<[^>]*>|\s*\|\s*/g, ' ')
    .replaceAll(/ +/g, ' ');
  for (const fact of [
    'tiny 612 53 500 3 GB',
    'A Map that succeeds, scans not counted 7',
    'Body of a request 2 MB',
    '45 s',
  ])
    expect(text).toContain(fact);
  expect(text).not.toContain('A running server');
});
