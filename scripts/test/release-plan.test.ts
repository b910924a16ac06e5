import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { git } from '../src/release/git.ts';

/** The steps of the release workflow that decide something, run as the runner runs them. */
const path = fileURLToPath(new URL('../../.github/workflows/release.yml', import.meta.url));
const { jobs } = parse(readFileSync(path, 'utf8')) as {
  jobs: Record<string, { steps: { name?: string; run?: string }[] }>;
};
const stepOf = (job: string, name: string) => jobs[job]!.steps.find((step) => step.name === name)!.run!;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-data-plan-'));
  git(root, 'init', '--quiet');
  commit('First', { 'spec/package.json': manifest('2.0.0'), '.changeset/README.md': '# Changesets\n' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = (version: string) => `{\n  "name": "@web-data/spec",\n  "version": "${version}"\n}\n`;

function commit(title: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git(root, 'add', '--all');
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
  git(root, ...name, 'commit', '--quiet', '--allow-empty', '--message', title);
  return git(root, 'rev-parse', 'HEAD');
}

function plan(before: string): string {
  const env = { ...process.env, BEFORE: before, GITHUB_OUTPUT: join(root, '.git/output') };
  const script = stepOf('plan', 'Read what this push asks for');
  return execFileSync('bash', ['-e'], { cwd: root, input: script, env, encoding: 'utf8' }).trim();
}

describe.skipIf(process.platform === 'win32')('a push', () => {
  test.each<[title: string, files: Record<string, string>, want: string]>([
    ['Mend a text', { 'README.md': 'New.' }, 'nothing'],
    ['Release notes, rewritten', { 'README.md': 'New.' }, 'nothing'],
    ['Release 3.0.0', { '.changeset/one.md': '---\n---\nOne.\n' }, 'propose'],
    ['Add a field', { '.changeset/one.md': '---\n---\nOne.\n' }, 'propose'],
    ['Release 2.1.0', { 'spec/package.json': manifest('2.1.0') }, 'publish'],
    ['Whatever a squash is called', { 'spec/package.json': manifest('2.1.0') }, 'publish'],
  ])('titled "%s" with %o asks for: %s', (title, files, want) => {
    const before = git(root, 'rev-parse', 'HEAD');
    commit(title, files);
    expect(plan(before)).toBe(`next=${want}`);
  });

  test('of several commits counts as one', () => {
    const before = git(root, 'rev-parse', 'HEAD');
    commit('Release 2.1.0', { 'spec/package.json': manifest('2.1.0') });
    commit('Mend a text', { 'README.md': 'New.' });
    expect(plan(before)).toBe('next=publish');
  });

  test('whose former commit is not here is held against its parent', () => {
    commit('Mend a text', { 'README.md': 'New.' });
    expect(plan('0'.repeat(40))).toBe('next=nothing');
  });

  test('that publishes passes over what is out, and stops at what fails', () => {
    writeFileSync(join(root, 'order.txt'), 'a.tgz @x/a@2.1.0\nb.tgz @x/b@2.1.0\nc.tgz @x/c@2.1.0\n');
    mkdirSync(join(root, 'bin'));
    const npm =
      '#!/bin/sh\ncase "$*" in "view @x/a@2.1.0 version") exit 0;; view*) exit 1;; *b.tgz*) echo "$*";; *) exit 3;; esac\n';
    writeFileSync(join(root, 'bin/npm'), npm, { mode: 0o755 });
    const env = { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
    const script = stepOf('publish', 'Publish the tarballs in their order');
    const run = () =>
      execFileSync('bash', ['-e'], { cwd: root, input: script, env, encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(expect.objectContaining({ status: 3 }));
    writeFileSync(join(root, 'order.txt'), 'a.tgz @x/a@2.1.0\nb.tgz @x/b@2.1.0\n');
    expect(run()).toBe(
      '@x/a@2.1.0 is published already.\npublish ./b.tgz --access public --provenance --ignore-scripts\n',
    );
  });
});
