import type { Page, Section } from '../content/page.ts';

/** Width and height of a card, as those who show links to pages ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Sections of many alike pages, which share one card. */
export const shared: ReadonlySet<Section> = new Set(['Webhooks', 'Errors', 'Schemas']);

/** The file of the picture that stands beside a link to a page. */
export function cardPath({ path, section }: Pick<Page, 'path' | 'section'>): string {
  if (shared.has(section)) return `cards/${section.toLowerCase()}.png`;
  return `cards/${path.slice(0, -1).replaceAll('/', '-') || 'home'}.png`;
}
