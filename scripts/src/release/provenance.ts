import { publicFolders, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/**
 * Finds the reason for which a registry would reject a provenance statement: npm compares `repository` of every package
 * with the repository that the pipeline names, and might reject it after the first packages are published.
 * @param source URL of that repository, if known
 * @returns one sentence with the remedy, or undefined when every package is ready
 */
export function checkProvenance(root: string, source?: string): string | undefined {
  const lacking = publicFolders(root).filter((folder) => !names(readManifest(root, folder), source));
  if (lacking.length === 0) return undefined;
  const url = `git+${source ?? 'https://github.com/<owner>/<name>'}.git`;
  const example = JSON.stringify({ type: 'git', url, directory: lacking[0] });
  const what = source === undefined ? 'do not name their repository' : `do not name ${source} as repository`;
  return `Provenance ties a package to its source, but the packages in ${lacking.join(', ')} ${what}. Add to each package.json: "repository": ${example}, with its own folder as directory, and commit.`;
}

/** The repository of the current GitHub Actions run; undefined elsewhere. */
export function getSource({
  GITHUB_SERVER_URL: server,
  GITHUB_REPOSITORY: name,
}: NodeJS.ProcessEnv): string | undefined {
  return server && name ? `${server}/${name}` : undefined;
}

function names({ repository }: Manifest, source: string | undefined): boolean {
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!url) return false;
  return source === undefined || bare(url) === bare(source);
}

function bare(url: string): string {
  return url
    .replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
}
