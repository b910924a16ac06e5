import type { Mark } from '../description/document.ts';
import type { Block } from './block.ts';

/** One page of the site. */
export interface Page {
  /** Address within the site: '' for the landing page, otherwise ending in a slash, such as `guides/retries/`. */
  path: string;
  title: string;
  /** One sentence for search engines, lists and the top of the page; inline Markdown. */
  description: string;
  section: Section;
  /** The part of its section that it belongs to, such as the tag of an operation. */
  group?: string;
  /** What the navigation calls it, where that is not the title. */
  label?: string;
  /** What stands above the title; by default the section. */
  eyebrow?: string;
  /** What an operation answers to, and the file of its console within the site, where it can be tried. */
  endpoint?: { method: string; path: string; trial?: string };
  mark?: Mark;
  reason?: string;
  /** The file of the site that has its news as a feed. */
  feed?: string;
  blocks: Block[];
  /** What stands beside the page: samples that stay in view. */
  aside?: Block[];
  /** The file a change to this page starts in, from the repository's root. */
  source: string;
  /** Further words that searches for this page use. */
  keywords?: string;
}

/** The parts of the navigation, in its order. */
export const sections = [
  'Start',
  'Operations',
  'Webhooks',
  'Guides',
  'Tools',
  'Errors',
  'Schemas',
  'More',
] as const;

export type Section = (typeof sections)[number];
