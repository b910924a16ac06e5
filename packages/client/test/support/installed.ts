import { cpSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Puts what is published of this package, and what it depends on at run time, into `directory/node_modules`. */
export function installInto(directory: string): void {
  const modules = join(directory, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  const client = join(modules, '@web-data/client');
  mkdirSync(client, { recursive: true });
  for (const part of ['package.json', 'dist'])
    cpSync(join(here, part), join(client, part), { recursive: true });
  // A copy and no link: what lies outside of `node_modules` is treated otherwise by Node.js and by Jest.
  const dependency = realpathSync(join(here, 'node_modules/openapi-fetch'));
  cpSync(dependency, join(modules, 'openapi-fetch'), { recursive: true });
}
