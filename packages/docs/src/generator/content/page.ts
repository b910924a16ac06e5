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
  /** What the navigation calls it, where that is not the title. */
  label?: string;
  /** What stands above the title; by default the section. */
  eyebrow?: string;
  /** What an operation answers to. */
  endpoint?: { method: string; path: string };
  mark?: Mark;
  reason?: string;
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
