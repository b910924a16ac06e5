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

/** Width and height of a card, as link previews require. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Sections of many similar pages, which share one card. */
export const SHARED_CARDS: ReadonlySet<Section> = new Set(['Webhooks', 'Errors', 'Schemas']);

/** The file of the picture for link previews of a page. */
export function cardPath({ path, section }: Pick<Page, 'path' | 'section'>): string {
  if (SHARED_CARDS.has(section)) return `cards/${section.toLowerCase()}.png`;
  return `cards/${path.slice(0, -1).replaceAll('/', '-') || 'home'}.png`;
}

/** The file of an operation's console, beside its page. */
export function trialPath({ page }: { readonly page: string }): string {
  return `${page}try.json`;
}
