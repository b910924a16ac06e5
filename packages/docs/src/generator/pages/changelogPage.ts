import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { heading, prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { specDirectory } from '../description/description.ts';

/** The changelog: pending changesets as the next version, then what each release changed. */
export function changelogPage(repository: string = dirname(specDirectory)): Page {
  const pending = pendingChanges(join(repository, '.changeset'));
  const releases = releasedChanges(repository);
  const blocks = [
    ...(pending.length > 0 ? [heading('Next version', 'next'), prose(pending.join('\n'))] : []),
    ...releases.flatMap(([version, text]) => [heading(version, `v${version}`), prose(text)]),
  ];
  return {
    path: 'changelog/',
    title: 'Changelog',
    description: 'What changed in each version of the API description and of the packages built from it.',
    section: 'More',
    blocks: blocks.length > 0 ? blocks : none,
    source: '.changeset/README.md',
    keywords: 'releases versions history changes',
  };
}

const none: Block[] = [
  prose(
    'No version has been released yet; the first release will be listed here with every change it makes.',
  ),
];

/** The sentences of the changesets that wait for a release, the most weighty first. */
function pendingChanges(directory: string): string[] {
  const files = existsSync(directory) ? readdirSync(directory).toSorted() : [];
  const bumps = ['major', 'minor', 'patch'];
  return files
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => /^---\n(.*?)\n?---\n(.*)$/s.exec(readFileSync(join(directory, file), 'utf8')))
    .filter((match) => match !== null)
    .map(([, front = '', text = '']) => ({ bump: bumps.findIndex((bump) => front.includes(bump)), text }))
    .toSorted((a, b) => a.bump - b.bump)
    .map(({ bump, text }) => `- **${bumps[bump] ?? 'none'}**: ${text.trim().replaceAll('\n', '\n  ')}`);
}

/** Version and text of each release. All packages share one version, so equal lines of theirs are said once. */
function releasedChanges(repository: string): [version: string, text: string][] {
  const versions = new Map<string, Set<string>>();
  for (const file of changelogs(repository)) {
    for (const section of readFileSync(file, 'utf8').split(/^## /m).slice(1)) {
      const [version = '', ...lines] = section.split('\n');
      const entries = lines.join('\n').replaceAll(/^### /gm, '#### ').trim();
      const known = versions.get(version.trim()) ?? new Set();
      versions.set(version.trim(), known.add(entries));
    }
  }
  return [...versions].map(([version, texts]) => [version, [...texts].join('\n\n')]);
}

function changelogs(repository: string): string[] {
  const packages = join(repository, 'packages');
  const folders = existsSync(packages)
    ? readdirSync(packages)
        .toSorted()
        .map((name) => join(packages, name))
    : [];
  return [join(repository, 'spec'), ...folders]
    .map((folder) => join(folder, 'CHANGELOG.md'))
    .filter(existsSync);
}
