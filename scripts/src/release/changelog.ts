import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PendingChangeset } from './pending.ts';

const heading = '# Changelog\n';

/**
 * Adds a section for a version to the top of the root changelog: the text of the changesets, then the changes of the
 * description, by operation and error.
 */
export function withSection(
  changelog: string,
  version: string,
  changesets: PendingChangeset[],
  description: string,
): string {
  const older = changelog.startsWith(heading) ? changelog.slice(heading.length) : `\n${changelog}`;
  return `${heading}\n## ${version}\n\n${summaries(changesets)}${description ? `\n${description.trim()}\n` : ''}${older}`;
}

export function readChangelog(root: string): string {
  const path = join(root, 'CHANGELOG.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : `${heading}`;
}

function summaries(changesets: PendingChangeset[]): string {
  const strongest = ['major', 'minor', 'patch', 'none'];
  const rank = ({ releases }: PendingChangeset) =>
    Math.min(...releases.map(({ type }) => strongest.indexOf(type)));
  return changesets
    .toSorted((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id))
    .map(({ summary, releases }) => {
      const [title = '', ...reasons] = summary.trim().split('\n');
      return `- ${indent([`${title} (${names(releases)})`, ...reasons].join('\n'))}\n`;
    })
    .join('');
}

function indent(summary: string): string {
  return summary.replaceAll('\n', '\n  ').replaceAll(/\n +\n/g, '\n\n');
}

function names(releases: PendingChangeset['releases']): string {
  return releases.map(({ name }) => name.replace('@web-data/', '')).join(', ');
}
