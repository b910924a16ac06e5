import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git.ts';

/**
 * Checks HEAD out into a temporary folder, runs `npm test` there without caches, and passes the folder to `work`: its
 * build contains no file of an earlier one. A cached `dist` can, since neither tsc nor turbo deletes files.
 * @throws Error when the tests fail; the folder is deleted in any case
 */
export async function inTestedCheckout<T>(root: string, work: (checkout: string) => Promise<T>): Promise<T> {
  const parent = mkdtempSync(join(tmpdir(), 'release-checkout-'));
  const checkout = join(parent, 'checkout');
  git(root, 'worktree', 'add', '--quiet', '--detach', checkout, 'HEAD');
  try {
    runTests(checkout);
    return await work(checkout);
  } finally {
    git(root, 'worktree', 'remove', '--force', checkout);
    rmSync(parent, { recursive: true, force: true });
  }
}

function runTests(checkout: string): void {
  try {
    execFileSync('npm', ['test'], {
      cwd: checkout,
      env: { ...process.env, TURBO_FORCE: 'true' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const remedy = 'mend what failed above, commit it and release that';
    throw new Error(`The tests of this commit fail, so nothing is published: ${remedy}.`, { cause: error });
  }
}
