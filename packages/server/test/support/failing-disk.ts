import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './stores.ts';

/** A disk of its own, with ext4, that can fail as disks do. */
export interface FailingDisk extends Place {
  /** Becomes read-only under open files, as Linux makes a file system whose disk has errors. */
  abort(): void;
  /** Reads its journal again, as after a repair; nobody may have a file of it open. */
  repair(): void;
}

const run = (command: string, ...parameters: string[]): void =>
  void execFileSync(command, parameters, { stdio: 'ignore' });

/** Makes a disk of 16 MiB in a file; undefined where this user may not mount one. */
export async function failingDisk(): Promise<FailingDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-disk-'));
  const [image, at] = [join(folder, 'image'), join(folder, 'disk')];
  const mount = (): void => run('mount', '-o', 'loop', image, at);
  try {
    await Promise.all([writeFile(image, ''), mkdir(at)]);
    await truncate(image, 16 * 2 ** 20);
    run('mkfs.ext4', '-q', image);
    mount();
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    options: { dataDirectory: join(at, 'data') },
    abort: () => run('mount', '-o', 'remount,abort', at),
    repair() {
      run('umount', at);
      mount();
    },
    async remove() {
      run('umount', '-l', at);
      await rm(folder, { recursive: true });
    },
  };
}
