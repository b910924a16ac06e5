import { releases } from '../pages/changelog-page.ts';
import { markdownWriter } from '../render/inline.ts';

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
