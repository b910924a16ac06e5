import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, lastRelease } from '../../src/release/git.ts';

test('a folder that is no checkout, such as a downloaded archive, is named with the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-archive-'));
  expect(() => git(folder, 'tag')).toThrow(`${folder} is no git checkout; a release is cut from a clone`);
  rmSync(folder, { recursive: true });
});

describe('the last release', () => {
  const cases: [title: string, given: string[], want: string | undefined][] = [
    ['is none before the first', ['beta', 'v2', 'vision-1.0.0'], undefined],
    ['is the highest by number, not by letter', ['v2.9.0', 'v2.10.0', 'v2.1.0'], 'v2.10.0'],
    ['is never a pre-release', ['v2.1.0', 'v2.1.0-beta.1', 'v2.2.0-rc.1'], 'v2.1.0'],
    ['is none while there are only pre-releases', ['v2.0.0-beta.1'], undefined],
    ['has nothing after its three numbers', ['v2.0.0', 'v2.1.0+build', 'v2.1.0.1'], 'v2.0.0'],
  ];

  test.each(cases)('%s', (_, tags, want) => {
    const folder = mkdtempSync(join(tmpdir(), 'web-data-tags-'));
    git(folder, 'init', '--quiet');
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
    git(folder, ...name, 'commit', '--quiet', '--allow-empty', '--message', 'First');
    for (const tag of tags) git(folder, 'tag', tag);
    expect(lastRelease(folder)).toBe(want);
    rmSync(folder, { recursive: true });
  });
});
