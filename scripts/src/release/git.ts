import { execFileSync } from 'node:child_process';

/** Runs git in `root` and returns its trimmed output. @throws Error with the message of git */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: string };
    if (code === 'ENOENT') throw new Error('git is not installed, and a release needs it.', { cause: error });
    if (stderr?.includes('not a git repository')) {
      const remedy = 'a release is cut from a clone, where the tags are: clone the repository';
      throw new Error(`${root} is no git checkout; ${remedy} and run the command there.`, { cause: error });
    }
    if (stderr?.includes('Committer identity unknown')) {
      const remedy = 'git config user.name "<name>" && git config user.email "<address>"';
      throw new Error(`git does not know who tags the release: run \`${remedy}\`.`, { cause: error });
    }
    throw new Error(`git ${args[0]} failed: ${stderr?.trim() || String(error)}`, { cause: error });
  }
}

/**
 * The newest release tag (`v2.1.0`) that HEAD descends from; undefined before the first release. Ignores pre-releases
 * (`v2.1.0-beta.1`): their changes still have to be checked.
 */
export function lastRelease(root: string): string | undefined {
  const tags = git(root, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}

/**
 * Files that differ between a commit and the work tree, committed or not, including untracked ones. A renamed file counts at
 * both paths.
 */
export function listChangedFiles(root: string, reference: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', reference);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...tracked.split('\n'), ...untracked.split('\n')].filter(Boolean);
}
