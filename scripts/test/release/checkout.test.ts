import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTestedCheckout } from '../../src/release/checkout.ts';
import { git } from '../../src/release/git.ts';

let root: string;

/** A repository whose `npm test` writes what turbo would be told, and fails where a file `broken` is committed. */
const TEST = `const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
if (existsSync('broken')) process.exit(1);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/built.txt', String(process.env.TURBO_FORCE));
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-data-checkout-'));
  git(root, 'init', '--quiet');
  write('package.json', JSON.stringify({ private: true, scripts: { test: 'node test.cjs' } }));
  write('test.cjs', TEST);
  write('.gitignore', 'dist/\n');
  commit();
  write('dist/stale.txt', 'from an older build');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): void {
  git(root, 'add', '--all');
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
  git(root, ...name, 'commit', '--quiet', '--message', 'A state');
}

test('what an earlier build left behind is not in the checkout, and nothing comes from the cache', async () => {
  const seen = await inTestedCheckout(root, async (checkout) => ({
    checkout,
    stale: existsSync(join(checkout, 'dist/stale.txt')),
    built: readFileSync(join(checkout, 'dist/built.txt'), 'utf8'),
  }));

  expect(seen).toMatchObject({ stale: false, built: 'true' });
  expect(existsSync(seen.checkout)).toBe(false);
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('a commit whose tests fail is not handed over', async () => {
  write('broken', '');
  commit();
  let handed = false;
  const release = inTestedCheckout(root, async () => {
    handed = true;
  });
  await expect(release).rejects.toThrow('The tests of this commit fail, so nothing is published');
  expect(handed).toBe(false);
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('work that fails leaves no checkout behind', async () => {
  await expect(inTestedCheckout(root, () => Promise.reject(new Error('no registry')))).rejects.toThrow(
    'no registry',
  );
  expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1);
});
