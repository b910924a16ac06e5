import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What only this benchmark needs; fetched when it runs, so that an install of the repository stays small. */
const peers = ['lighthouse@12.8.2', '@scalar/api-reference@1.72.1', 'swagger-ui-dist@5.35.0'];

const folder = fileURLToPath(new URL('../.data/docs-peers/', import.meta.url));

/** Installs the peers beside the package the first time, without running any of their scripts. */
export function installPeers(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...peers,
  ];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', timeout: 300_000 });
  if (status !== 0) throw new Error(`The peers of the benchmark could not be installed:\n${stderr}`);
}

/** Path of a file of a peer. */
export function peerFile(name: string): string {
  return join(folder, 'node_modules', name);
}

/** The module of a peer, of the given shape. */
export async function importPeer<T>(name: string): Promise<T> {
  return (await import(createRequire(join(folder, 'package.json')).resolve(name))) as T;
}
