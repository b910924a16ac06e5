import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './stores.ts';

/** A disk of its own that can be filled. */
export interface SmallDisk extends Place {
  /** Leaves `bytes` of room. */
  fill(bytes: number): Promise<void>;
  /** Makes room again. */
  empty(): Promise<void>;
}

/** Mounts some memory, 4 MiB unless said otherwise; undefined where this user may not mount. */
export async function smallDisk(kilobytes = 4096): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'web-data-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    options: { dataDirectory: folder },
    async fill(bytes) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - bytes));
    },
    empty: () => rm(ballast),
    async remove() {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}
