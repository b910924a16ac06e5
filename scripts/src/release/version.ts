import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readChangelog, withSection } from './changelog.ts';
import { checkRelease } from './check.ts';
import type { SpecDiff } from './check.ts';
import { lineVersion } from './manifest.ts';
import { readPending } from './pending.ts';

/**
 * Applies the pending changesets: updates the version in package.json files and the changelog of the root.
 * @returns the new version
 * @throws Error with the gate's messages when it rejects the release, or when nothing is pending
 */
export async function versionLine(root: string, diff: SpecDiff): Promise<string> {
  const { refusals, changes } = await checkRelease(root, diff);
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  const pending = await readPending(root);
  if (pending.length === 0) throw new Error('No changeset is pending: there is nothing to version.');
  execFileSync(process.execPath, [changesetsCli(root), 'version'], { cwd: root, stdio: 'pipe' });
  const version = lineVersion(root);
  const description = changes.length > 0 ? diff.changesToChangelog(changes) : '';
  writeFileSync(join(root, 'CHANGELOG.md'), withSection(readChangelog(root), version, pending, description));
  return version;
}

function changesetsCli(root: string): string {
  return createRequire(join(root, 'package.json')).resolve('@changesets/cli/bin.js');
}
