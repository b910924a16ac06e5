import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const platform = `${process.platform}-${process.arch}`;

/** The runtimes, each with its program where one is installed. */
export const programs: Record<string, string | undefined> = {
  node: process.execPath,
  bun: binary('bun', `@oven/bun-${platform}`, 'bin/bun'),
  deno: binary('deno', `@deno/${platform}-glibc`, 'deno'),
  workerd: binary('workerd', `@cloudflare/workerd-${platform.replace('x64', '64')}`, 'bin/workerd'),
  chromium: [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  ),
};

/**
 * The program that a package ships for this platform; its install script, which only copies it, need not run. They
 * stand beside the tests of the validator, once for both.
 */
function binary(name: string, shipped: string, path: string): string | undefined {
  const home = fileURLToPath(new URL('../../../validator/test/runtimes/package.json', import.meta.url));
  try {
    const manifest = createRequire(home).resolve(`${name}/package.json`);
    const found = join(dirname(createRequire(manifest).resolve(`${shipped}/package.json`)), path);
    return existsSync(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
