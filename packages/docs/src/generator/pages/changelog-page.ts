import { heading, prose, type Block } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { markdownWriter } from '../render/inline.ts';

/**
 * The changelog: the changes of each release, from `changelog` in Markdown, the newest first.
 * @param source its file from the root of the sources
 */
export function changelogPage(changelog: string, source?: string): Page {
  const blocks = releases(changelog).flatMap(([version, text]) => [
    heading(version, `v${version}`),
    prose(text),
  ]);
  return {
    path: 'changelog/',
    title: 'Changelog',
    description: 'What changed in each version.',
    section: 'More',
    feed: feedPath,
    blocks: blocks.length > 0 ? [prose(`As a feed: [JSON Feed](/${feedPath}).`), ...blocks] : none,
    source,
    keywords: 'releases versions history changes',
  };
}

const none: Block[] = [
  prose(
    'No version has been released yet; the first release will be listed here with every change it makes.',
  ),
];

/** The path of the changes for programs. */
export const feedPath = 'changelog/feed.json';

/** Those releases of a changelog that a label, such as `v2`, has had. */
export function filterReleases(changelog: string, label: string): string {
  return releases(changelog)
    .filter(([version]) => `v${version}`.startsWith(`${label}.`))
    .map(([version, text]) => `## ${version}\n\n${text}`)
    .join('\n\n');
}

/** Version and text of each section. */
function releases(changelog: string): [version: string, text: string][] {
  const sections = changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1);
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n');
    return [version.trim(), lines.join('\n').trim()];
  });
}

/**
 * The changes of all releases as a JSON Feed 1.1, the newest first. Its items have no URL, since the site may be
 * published anywhere.
 */
export function changesFeed(title: string, changelog: string): string {
  const write = markdownWriter('changelog/', new Map());
  const items = releases(changelog).map(([version, markdown]) => ({
    id: `v${version}`,
    title: `${title} ${version}`,
    content_html: write.blocks(markdown).text,
    content_text: markdown,
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `Changes of the ${title}`,
    description: 'What changed in each version.',
    language: 'en',
    items,
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
