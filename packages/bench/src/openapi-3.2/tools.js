// The tools that are compared, as of the releases in the folder of `install`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = [
  '@hey-api/openapi-ts',
  'orval',
  'openapi-typescript',
  '@redocly/cli',
  'typescript@5',
  // Some of them run on no older release.
  'node@24',
];

/** Installs the newest releases of the peers into a folder, from the registry that npm is configured for. */
export function install(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const names = packages.map((name) => (name.slice(1).includes('@') ? name : `${name}@latest`));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...names], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/**
 * The generators, each with the arguments that write into a folder.
 * @param folder where the peers are installed
 * @returns `run(description, out)` gives a command and its arguments; `entry` is the module with the operations
 */
export function listTools(folder) {
  const node = join(folder, 'node_modules/node/bin/node');
  const bin = (name) => join(folder, 'node_modules/.bin', name);
  const ours = new URL('../../../generate/bin/generate-api.js', import.meta.url).pathname;
  return [
    {
      name: '@web-data/generate',
      entry: 'client/index.ts',
      run: (file, out) => [process.execPath, [ours, file, '--out', out, '--only', 'types,operations,client']],
    },
    {
      name: '@hey-api/openapi-ts',
      entry: 'index.ts',
      run: (file, out) => [node, [bin('openapi-ts'), '-i', file, '-o', out, '--no-log-file']],
    },
    {
      name: 'orval',
      entry: 'client.ts',
      run: (file, out) => [
        node,
        [bin('orval'), '-i', file, '-o', join(out, 'client.ts'), '--client', 'fetch'],
      ],
    },
    {
      name: 'openapi-typescript',
      run: (file, out) => [node, [bin('openapi-typescript'), file, '-o', join(out, 'types.ts')]],
    },
    {
      name: '@redocly/cli generate-client',
      entry: 'client.ts',
      run: (file, out) => [
        node,
        [bin('redocly'), 'generate-client', file, '--output', join(out, 'client.ts')],
      ],
    },
  ];
}

/** Names and versions of the peers. */
export function listVersions(folder) {
  const read = (name) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  return packages.slice(0, 4).map((name) => `${name} ${read(name)}`);
}
