import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Dependencies of this benchmark only; installed when it runs, so that installing the repository stays small. */
const peers = ['lighthouse@12.8.2', '@scalar/api-reference@1.72.1', 'swagger-ui-dist@5.35.0'];

const folder = fileURLToPath(new URL('../.data/docs-peers/', import.meta.url));

/** Installs the peers in the package on the first run, without running any of their scripts. */
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

/** Returns the path of a file of a peer. */
export function peerFile(name: string): string {
  return join(folder, 'node_modules', name);
}

/** Imports a peer as a module of type `T`. */
export async function importPeer<T>(name: string): Promise<T> {
  return (await import(createRequire(join(folder, 'package.json')).resolve(name))) as T;
}
