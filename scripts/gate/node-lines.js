// Newer lines of Node.js than the floor, from the npm registry, for the tests that run on each of them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The lines that are tried besides the one that runs the tests. */
const LINES = ['22', '24'];
const folder = resolve('node_modules/.cache/node-lines');

/**
 * Installs each line that this process is not, once.
 * @returns {{line: string, env: NodeJS.ProcessEnv}[]} `env` puts its `node` first in the path
 * @throws Error with what npm printed where one cannot be installed
 */
export function installNodeLines() {
  const [own] = process.versions.node.split('.');
  return LINES.filter((line) => line !== own).map((line) => {
    const bin = install(line);
    return { line, env: { PATH: `${bin}${delimiter}${process.env.PATH}` } };
  });
}

/** The package of a platform holds the program itself; the package `node` copies it by an install script, which never runs here. */
function install(line) {
  const prefix = join(folder, line);
  const name = `node-${process.platform}-${process.arch}`;
  const bin = join(prefix, 'node_modules', name, 'bin');
  if (existsSync(bin)) return bin;
  mkdirSync(prefix, { recursive: true });
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', prefix, ...options, `${name}@${line}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  return bin;
}
