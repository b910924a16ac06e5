import { heading, prose } from '../content/block.ts';
import type { Page } from '../content/page.ts';
import { sections } from '../content/page.ts';
import { notFoundPath } from '../render/links.ts';

/** The index of all pages, which also replaces the search in browsers without scripts. */
export function indexPage(pages: Page[]): Page {
  const blocks = sections.flatMap((section) => {
    const own = pages.filter((page) => page.section === section);
    if (own.length === 0) return [];
    const rows = own.map((page) => `- [${page.label ?? page.title}](/${page.path}): ${page.description}`);
    return [heading(section), prose(rows.join('\n'))];
  });
  return {
    path: 'search/',
    title: 'All pages',
    description: 'Every page of this documentation. Press Ctrl+K or / on any page to search.',
    section: 'More',
    blocks,
    keywords: 'index search sitemap contents',
  };
}

/** The page that a server returns for an unknown path. */
export function notFoundPage(): Page {
  return {
    path: notFoundPath,
    title: 'Page not found',
    description: 'There is no page at this address.',
    section: 'More',
    eyebrow: '404',
    blocks: [prose('Look it up in the [list of all pages](/search/), or start at the [overview](/).')],
  };
}
