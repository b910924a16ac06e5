import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stringify } from 'yaml';
import { runTool } from '../run-tool.ts';

/** A real, empty npm registry on loopback that fetches missing packages from the configured one. */
export interface LocalRegistry {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a local registry. Everything published to it is deleted when it is closed.
 * @param requestedName port of 127.0.0.1; by default any free one
 * @throws Error with the remedy when the port is in use
 */
export async function startRegistry(requestedName = 0): Promise<LocalRegistry> {
  const port = await freePort(requestedName);
  const folder = mkdtempSync(join(tmpdir(), 'web-data-registry-'));
  const url = `http://127.0.0.1:${port}/`;
  writeFileSync(join(folder, 'config.yaml'), stringify(configuration(folder)));
  // A separate process, because a release blocks its own.
  const args = [bin(), '--config', join(folder, 'config.yaml'), '--listen', url];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await answering(url);
  return {
    url,
    close: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(storage: string): object {
  const upstream = runTool('npm', ['config', 'get', 'registry'], storage).trim();
  return {
    storage: join(storage, 'storage'),
    uplinks: { upstream: { url: upstream } },
    packages: {
      '@web-data/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  };
}

function bin(): string {
  const manifest = createRequire(import.meta.url).resolve('verdaccio/package.json');
  return join(dirname(manifest), 'bin/verdaccio');
}

async function freePort(requestedName: number): Promise<number> {
  const server = createServer().listen(requestedName, '127.0.0.1');
  await once(server, 'listening').catch((error: Error) => {
    const remedy = 'stop the program that listens there, perhaps another registry';
    throw new Error(`Port ${requestedName} of 127.0.0.1 cannot be used: ${remedy}.`, { cause: error });
  });
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(`${url}-/ping`).catch(() => undefined)) return;
    await sleep(200);
  }
  throw new Error(`The registry at ${url} did not start within 20 seconds.`);
}
