import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command came to. */
export interface CommandResult {
  status: number | null;
  output: string;
}

/** A copy of the repository to break things in: a commit of its own, the installed packages of this one. */
export class Checkout {
  readonly folder: string = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));

  constructor() {
    for (const file of git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')) {
      if (!existsSync(join(root, file))) continue; // Deleted, and not committed yet.
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    const manifests = git(root, 'ls-files', '-z', '*package.json').filter((file) =>
      existsSync(join(root, dirname(file), 'node_modules')),
    );
    for (const folder of manifests.map((file) => dirname(file)).filter((name) => name !== '.'))
      this.#linkModules(folder);
    git(this.folder, 'init', '--quiet');
    git(this.folder, 'add', '--all');
    git(
      this.folder,
      '-c',
      'user.name=test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--quiet',
      '--message',
      'Base',
    );
  }

  /** Links to packages of the workspace lead to those of the copy, since pnpm writes them relative. */
  #linkModules(folder: string): void {
    const modules = join(folder, 'node_modules');
    cpSync(join(root, modules), join(this.folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isLink,
    });
  }

  /** Replaces a text in a file. @throws Error where the file does not have it */
  replace(file: string, text: string, by: string): void {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)}.`);
    writeFileSync(
      path,
      before.replace(text, () => by),
    );
  }

  /** Takes back every change. */
  restore(): void {
    git(this.folder, 'checkout', '--quiet', '.');
    git(this.folder, 'clean', '--quiet', '--force', '-d');
  }

  run(folder: string, command: string, env: NodeJS.ProcessEnv = {}): CommandResult {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: join(this.folder, folder),
      encoding: 'utf8',
      shell: true,
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        // As on a command line, not as in a task of turbo.
        TURBO_HASH: undefined,
        TESTS: undefined,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
        TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] ?? join(root, '.turbo/cache'),
        // pnpm must not install into what is linked here.
        npm_config_verify_deps_before_run: 'false',
        pnpm_config_verify_deps_before_run: 'false',
        ...env,
      },
    });
    return { status, output: stdout + stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Tools keep caches beside the links. */
function isLink(path: string): boolean {
  return !/node_modules\/\.(?:vite|cache)/.test(path);
}

function git(cwd: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean);
}
