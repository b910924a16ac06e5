import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../../', import.meta.url));

/** A small copy of this repository in a folder of its own, released once: the description and one package. */
export class Repository {
  readonly root: string = mkdtempSync(join(tmpdir(), 'web-data-release-'));

  /** @param built also copy what the packages were built to */
  constructor({ built = false }: { built?: boolean } = {}) {
    const skip = /node_modules|\/dist|\.turbo|\/reports/;
    cpSync(join(source, 'spec'), join(this.root, 'spec'), {
      recursive: true,
      filter: (path) => !skip.test(path.slice(source.length)),
    });
    mkdirSync(join(this.root, 'packages/types'), { recursive: true });
    for (const file of [
      'package.json',
      'pnpm-workspace.yaml',
      '.gitignore',
      '.changeset/config.json',
      'packages/types/package.json',
    ]) {
      cpSync(join(source, file), join(this.root, file));
    }
    for (const folder of ['.', 'spec', 'packages/types']) {
      symlinkSync(join(source, folder, 'node_modules'), join(this.root, folder, 'node_modules'), 'junction');
    }
    if (built) {
      for (const folder of ['spec/dist', 'packages/types/dist']) {
        cpSync(join(source, folder), join(this.root, folder), { recursive: true });
      }
    }
    writeFileSync(join(this.root, '.gitignore'), 'node_modules\ndist/\n');
    this.git('init', '--quiet', '--initial-branch=main');
    // A machine need not know who commits on it.
    this.git('config', 'user.name', 'Test');
    this.git('config', 'user.email', 'test@localhost');
    this.git('config', 'commit.gpgsign', 'false');
    this.commit('First release');
    this.git('tag', 'v2.0.0');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' });
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, content: string): void {
    writeFileSync(join(this.root, path), content);
  }

  /** Replaces a text that must be there. */
  edit(path: string, before: string, after: string): void {
    const content = this.read(path);
    if (!content.includes(before)) throw new Error(`${path} does not contain ${before}`);
    this.write(path, content.replace(before, after));
  }

  /** Adds a package of the line in `packages/`, without content. */
  addPackage(name: string, members: object): void {
    mkdirSync(join(this.root, 'packages', name));
    const manifest = { name: `@web-data/${name}`, version: '2.0.0', ...members };
    this.write(`packages/${name}/package.json`, JSON.stringify(manifest));
  }

  changeset(level: 'patch' | 'minor' | 'major'): void {
    this.write('.changeset/change.md', `---\n'@web-data/spec': ${level}\n---\n\nTell what changed\n`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
