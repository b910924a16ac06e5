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
  /** The group within its section, such as the tag of an operation, below those that contain it. */
  groups?: string[];
  /** The label in the navigation, if it differs from the title. */
  label?: string;
  /** The line above the title; by default the section. */
  eyebrow?: string;
  /** Method and path of an operation, and the file of its console within the site, if it has one. */
  endpoint?: { method: string; path: string; trial?: string };
  mark?: Mark;
  reason?: string;
  /** The file of the feed of this page. */
  feed?: string;
  blocks: Block[];
  /** The blocks beside the page: samples that stay in view. */
  aside?: Block[];
  /** The source file to edit for this page, from the root of the sources; undefined where it is not known. */
  source?: string | undefined;
  /** Additional search terms for this page. */
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
