import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../../src/platform/config/server-config.ts';
import { startServer } from '../../src/server.ts';

/** A server that cannot start, by the step that fails, in the order of the steps; -1 is a port that is taken. */
const steps: readonly (readonly [step: string, config: Partial<ServerConfig>, message: RegExp])[] = [
  ['the mail', { smtpUrl: 'smtp://127.0.0.1' }, /mailFrom/],
  ['the provider of sign-ins', { openidIssuer: 'https://id.test' }, /openidClientId must be set/],
  ['the port of the metrics', { metricsPort: -1 }, /is taken/],
  ['the security log', { siemLog: '/dev/null/siem.jsonl' }, /cannot be opened/],
  ['the search', { searchProvider: 'brave' }, /searchToken/],
  ['the list of advertisements', { adList: '/dev/null/ads.txt' }, /cannot be read/],
  ['the port', { port: -1 }, /is taken/],
];

describe('a server that cannot start leaves nothing open', () => {
  let taken: Server;
  beforeAll(async () => {
    taken = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void taken.close());

  test.each(steps)('%s', async (_step, config, message) => {
    const { port } = taken.address() as AddressInfo;
    const ports = Object.fromEntries(
      Object.entries(config).map(([name, value]) => [name, value === -1 ? port : value]),
    );
    const directory = await mkdtemp(join(tmpdir(), 'failed-start-'));
    const before = countConnections();
    const failed = startServer({
      port: 0,
      metricsPort: 0,
      dataDirectory: directory,
      siemLog: join(directory, 'siem.jsonl'),
      redisUrl: `redis://127.0.0.1:${port}`,
      logLevel: 'silent',
      ...ports,
    });
    await expect(failed).rejects.toThrow(message);
    expect(await listOpenFiles(directory)).toEqual([]);
    await expect.poll(countConnections).toBe(before);
    await rm(directory, { recursive: true });
  });
});

/** The files below a directory that this process has open. */
async function listOpenFiles(directory: string): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []); // Only Linux has it.
  const files = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return files.filter((file) => file.startsWith(directory));
}

/** Sockets and servers of this process, of TCP. */
function countConnections(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind.startsWith('TCP')).length;
}
